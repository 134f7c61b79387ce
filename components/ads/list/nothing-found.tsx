import { type AdFilters, noFilters } from '@/lib/ad-filters';
import type { NothingFound } from '@/lib/contract/ads';
import { fillIn, isolated } from '@/lib/i18n/fill-in';
import type { Locale } from '@/lib/i18n/locales';
import { sayCount } from '@/lib/i18n/plural';
import { localePath, paths } from '@/lib/paths';
import type { AdListLabels } from './ad-list-labels';
import { sayPart } from './reading';

type Props = { found: NothingFound; shown: AdFilters; labels: AdListLabels; locale: Locale };

type Way = { key: string; text: string; count: number; filters: AdFilters };

const Ways = ({
  title,
  ways,
  labels,
  locale,
}: { title: string; ways: readonly Way[] } & Pick<Props, 'labels' | 'locale'>) => (
  <section className="mt-6">
    <h3 className="text-15 font-semibold">{title}</h3>
    <ul className="mt-3 flex flex-wrap justify-center gap-2">
      {ways.map(({ key, text, count, filters }) => (
        <li key={key} className="max-w-full">
          <a href={localePath(locale, paths.ads(filters))} rel="nofollow" className="way">
            <span className="min-w-0 wrap-anywhere">{text}</span>
            <span className="text-13 text-muted">{sayCount(labels.count, count, locale)}</span>
          </a>
        </li>
      ))}
    </ul>
  </section>
);

/** Whether leaving out a condition finds something. */
export const hasWays = (found: NothingFound | null) =>
  found?.parts.some(({ total_without }) => total_without > 0) ?? false;

/** Ways on from words that no ad has: each condition left out, and what stands near. None that leads to nothing. */
export const NothingFoundWays = ({ found, shown, labels, locale }: Props) => {
  const parts = found.parts
    .filter(({ total_without }) => total_without > 0)
    .map(
      (part): Way => ({
        key: part.typed,
        text: fillIn(labels.without, { name: isolated(sayPart(part, labels)) }),
        count: part.total_without,
        filters: { ...shown, search: part.without, page: 1 },
      }),
    );
  const near = found.near.map(
    ({ kind, id, name, count, category_id }): Way => ({
      key: `${kind} ${id}`,
      text: name,
      count,
      filters:
        category_id === null
          ? { ...noFilters, category: [id] }
          : { ...noFilters, category: [category_id], subCategory: [id] },
    }),
  );
  return (
    <>
      {parts.length ? <Ways title={labels.allAtOnce} ways={parts} labels={labels} locale={locale} /> : null}
      {near.length ? <Ways title={labels.near} ways={near} labels={labels} locale={locale} /> : null}
    </>
  );
};
