import { useEffect, useRef, useState } from 'react';
import { get, useFieldArray } from 'react-hook-form';
import { fillIn, isolated } from '@/lib/i18n/fill-in';
import { Button } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { AskDialog } from '../../ask-dialog';
import { useRoom } from '../../room';
import type { Field } from '../fields';
import { useContentForm } from '../form-context';
import { useSite } from '../site-room';
import { Stating } from '../stating';
import { readIn, type Values, valuesOf } from '../values';
import { FieldGroup } from './field-group';
import { FieldInput } from './field-input';
import { RowTools } from './row-tools';

/** The last one, which has just been added. */
const newest = '';

type Props = { field: Field; fields: readonly Field[]; title: string; statedBy?: string };

/** What was kept when the form was last saved, of which ads may state something. */
const wasKept = (kept: Values | null, list: string, by: string, key: unknown) =>
  ((get(kept, list) ?? []) as Values[]).some((one) => one[by] === key);

/** Things in their order, of which one is open at a time: a fact has up to a hundred choices. */
export const RowsField = ({ field, fields, title, statedBy }: Props) => {
  const { locale } = useRoom();
  const { site } = useSite();
  const { form, row: kept } = useContentForm();
  const rows = useFieldArray({ control: form.control as never, name: field.name as never });
  const [leaving, setLeaving] = useState<{ at: number; key: string; name: string } | null>(null);
  const [open, setOpen] = useState<string | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const { errors, submitCount } = form.formState;
  const faultIn = (n: number) => Boolean(get(errors, `${field.name}.${n}`));

  // A fault that is folded away is opened, and gets the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the form was sent, and not at every key
  useEffect(() => {
    const faulty = rows.fields.find((_, n) => faultIn(n));
    if (!faulty) return;
    setOpen(faulty.id);
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  }, [submitCount]);

  return (
    <FieldGroup field={field}>
      {rows.fields.length ? (
        <ol ref={list} className="mod-panel site-rows">
          {rows.fields.map(({ id }, n) => {
            const at = `${field.name}.${n}`;
            const row = form.watch(at) as Values;
            const name = readIn(row, title, locale) || site.unnamed;
            const isOpen = open === id || (open === newest && n === rows.fields.length - 1);
            return (
              <li key={id}>
                <div className="site-row">
                  <button
                    type="button"
                    aria-expanded={isOpen}
                    onClick={() => setOpen(isOpen ? null : id)}
                    className="site-row-text site-row-fold"
                  >
                    <Icon name="chevron-down" size={18} className={isOpen ? 'rotate-180' : undefined} />
                    <bdi>{name}</bdi>
                    {faultIn(n) ? <Icon name="warning" size={18} className="text-bad" /> : null}
                  </button>
                  <RowTools
                    name={name}
                    at={n}
                    total={rows.fields.length}
                    onMove={(to) => rows.move(n, to)}
                    onRemove={() => {
                      const key = statedBy && row[statedBy];
                      if (key && wasKept(kept, field.name, statedBy, key))
                        setLeaving({ at: n, key: String(key), name });
                      else rows.remove(n);
                    }}
                  />
                </div>
                {isOpen ? (
                  <div className="site-row-fields">
                    {fields.map((one) => (
                      <FieldInput key={one.name} field={{ ...one, name: `${at}.${one.name}` }} />
                    ))}
                  </div>
                ) : null}
              </li>
            );
          })}
        </ol>
      ) : null}
      <Button
        variant="outline"
        onClick={() => {
          rows.append(valuesOf(fields, null) as never, { shouldFocus: false });
          setOpen(newest);
        }}
        className="mt-3"
      >
        <Icon name="plus" size={18} />
        {site.add}
      </Button>
      <AskDialog
        open={leaving !== null}
        title={site.takeAwayTitle}
        text={fillIn(site.takeAwayText, { name: isolated(leaving?.name ?? '') })}
        confirm={site.takeAway}
        danger
        onClose={() => setLeaving(null)}
        onConfirm={() => {
          if (leaving) rows.remove(leaving.at);
          setLeaving(null);
        }}
      >
        {leaving && kept ? <Stating fact={Number(kept.id)} choice={leaving.key} /> : null}
      </AskDialog>
    </FieldGroup>
  );
};
