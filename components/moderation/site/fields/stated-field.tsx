import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useController } from 'react-hook-form';
import { sheetQuery } from '@/lib/api/queries/console';
import { FactGrid } from '../../../form/facts/fact-grid';
import { FactInput } from '../../../form/facts/fact-input';
import { reveal } from '../../../form/reveal';
import { useRoom } from '../../room';
import { Loaded } from '../../states';
import type { Field } from '../fields';
import { useContentForm } from '../form-context';
import { useSite } from '../site-room';
import type { StatedRow } from '../values';
import { FieldGroup } from './field-group';

/** What every machine of a model is, as its kind is asked for it. What is not asked, or was taken away, stays as it is. */
export const StatedField = ({ field }: { field: Field }) => {
  const { locale } = useRoom();
  const { factWords, units: unitNames } = useSite();
  const { form, errorOf, row } = useContentForm();
  const {
    field: { value, onChange },
  } = useController({ control: form.control, name: field.name });
  const stated = value as StatedRow;
  const [category, subCategory] = form.watch(['category_id', 'sub_category_id']).map(String);
  const query = useQuery(sheetQuery(locale, category ?? '', subCategory ?? ''));
  // Much of what is asked of a machine is nothing of its model: what is said of it stands open, the rest is folded.
  const kept = (row?.facts ?? {}) as StatedRow;
  const asked = query.data?.facts ?? [];
  const said = asked.filter(({ key }) => key in kept);
  const others = asked.filter(({ key }) => !(key in kept));
  const { errors, submitCount } = form.formState;
  const group = useRef<HTMLDivElement>(null);

  // The form knows this as one field: the input at fault gets the focus here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the form was sent, and not at every key
  useEffect(() => {
    if (Object.keys(errors).join() !== field.name) return;
    const faulty = group.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    reveal(faulty);
    faulty?.focus();
  }, [submitCount]);

  return (
    <FieldGroup field={field}>
      <div ref={group} className="grid gap-5">
        {!category ? (
          <p className="text-muted">{factWords.kindFirst}</p>
        ) : (
          <Loaded query={query} rowClassName="h-16">
            {() =>
              asked.length ? (
                <FactGrid
                  facts={[...said, ...others]}
                  first={said.length || undefined}
                  more={factWords.more}
                  field={(fact) => (
                    <FactInput
                      fact={fact}
                      name={`${field.name}.${fact.key}`}
                      value={stated[fact.key] ?? ''}
                      onChange={(next) => {
                        const { [fact.key]: _, ...others } = stated;
                        onChange(String(next) === '' ? others : { ...others, [fact.key]: next });
                      }}
                      error={errorOf(`${field.name}.${fact.key}`)}
                      labels={{ facts: factWords, unitNames }}
                    />
                  )}
                />
              ) : (
                <p className="text-muted">{factWords.nothing}</p>
              )
            }
          </Loaded>
        )}
      </div>
    </FieldGroup>
  );
};
