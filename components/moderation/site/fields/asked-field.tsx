import { useQuery } from '@tanstack/react-query';
import { useFieldArray } from 'react-hook-form';
import { allRowsQuery } from '@/lib/api/queries/console';
import { mostMarked } from '@/lib/facts/fact';
import { formatNumber } from '@/lib/format/numbers';
import { fillIn, isolated } from '@/lib/i18n/fill-in';
import { locales } from '@/lib/i18n/locales';
import { classes } from '../../../ui/classes';
import { FieldError } from '../../../ui/field-label';
import { LateSelect } from '../../../ui/late-select';
import { useRoom } from '../../room';
import type { Field } from '../fields';
import { useContentForm } from '../form-context';
import { useSite } from '../site-room';
import { type AskedRow, readIn } from '../values';
import { FieldGroup } from './field-group';
import { rowOptions } from './row-options';
import { RowTools } from './row-tools';

const marks = ['is_facet', 'on_card', 'in_title'] as const;
const boundedMarks = ['is_facet', 'on_card'] as const;

/** The facts that are asked of a kind of machine, in their order, and what each is shown in. */
export const AskedField = ({ field }: { field: Field }) => {
  const { locale } = useRoom();
  const { site, select } = useSite();
  const { form, errorOf } = useContentForm();
  const rows = useFieldArray({ control: form.control as never, name: field.name as never });
  const { data: facts = [], isPending } = useQuery(allRowsQuery(locale, 'facts'));
  const asked = form.watch(field.name) as AskedRow[];
  const factOf = (id: string | undefined) => facts.find((fact) => String(fact.id) === id);
  const others = facts.filter(({ id }) => !asked.some(({ fact_id }) => fact_id === String(id)));
  const counts = boundedMarks.map((mark) => ({
    mark,
    most: mostMarked[mark],
    n: asked.filter((row) => row[mark]).length,
  }));
  return (
    <FieldGroup field={field}>
      <ul className="mb-3 flex flex-wrap gap-x-5 text-13 text-muted">
        {counts.map(({ mark, most, n }) => (
          <li key={mark} className={classes(n > most && 'font-semibold text-bad')}>
            {fillIn(site.marked[mark], { n: formatNumber(n, locale), most: formatNumber(most, locale) })}
          </li>
        ))}
      </ul>
      {rows.fields.length ? (
        <ol className="mod-panel site-rows">
          {rows.fields.map(({ id }, n) => {
            const fact = factOf(asked[n]?.fact_id);
            const name = readIn(fact, 'name', locale);
            const error = errorOf(`${field.name}.${n}.fact_id`);
            return (
              <li key={id}>
                <div className="site-row site-asked">
                  <span className="site-row-text">
                    <bdi className="font-semibold">{name}</bdi>{' '}
                    <bdi className="text-13 text-muted">{readIn(fact, 'key', locale)}</bdi>
                  </span>
                  <span className="site-asked-marks">
                    {marks.map((mark) => (
                      <label key={mark} className="flex min-h-11 items-center gap-2 text-15">
                        <input
                          type="checkbox"
                          {...form.register(`${field.name}.${n}.${mark}`)}
                          className="size-5 accent-petrol"
                        />
                        {site.marks[mark]}
                      </label>
                    ))}
                  </span>
                  <RowTools
                    name={name}
                    at={n}
                    total={rows.fields.length}
                    onMove={(to) => rows.move(n, to)}
                    onRemove={() => rows.remove(n)}
                  />
                </div>
                {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
              </li>
            );
          })}
        </ol>
      ) : null}
      <div className="site-short mt-3">
        <LateSelect
          label={site.askMore}
          labels={select}
          options={rowOptions(others, 'name', locale).map((option, n) => ({
            ...option,
            // Bodies of trailers and of tow trucks are both called so.
            label: `${option.label} (${isolated(readIn(others[n], 'key', locale))})`,
          }))}
          value=""
          onChange={(fact_id) => {
            if (fact_id)
              rows.append({ fact_id, is_facet: false, on_card: false, in_title: false } as never, {
                shouldFocus: false,
              });
          }}
          rtl={locales[locale].dir === 'rtl'}
          loading={isPending}
        />
      </div>
    </FieldGroup>
  );
};
