'use client';

import { buttonClass } from '@/components/ui/button';
import { focusBeside } from '@/components/ui/focus-beside';
import { Notice } from '@/components/ui/notice';
import { type AdFilters, isFiltered, type RowFilter, rowFilters } from '@/lib/ad-filters';
import type { NothingFound } from '@/lib/contract/ads';
import { fillIn, isolated } from '@/lib/i18n/fill-in';
import type { Locale } from '@/lib/i18n/locales';
import { localePath, paths } from '@/lib/paths';
import type { AdListLabels } from './ad-list-labels';

type Props = {
  labels: AdListLabels;
  shown: AdFilters;
  locale: Locale;
  /** What the API made of the words, where they alone were asked for. */
  found: NothingFound | null;
  onClear: () => void;
};

const sectionOf = (kind: string) =>
  (Object.keys(rowFilters) as RowFilter[]).find((section) => rowFilters[section] === kind);

/** "Brand: Caterpillar, “zzz”"; nothing where no word was the name of anything. */
const sayRead = ({ read_as }: NothingFound, labels: AdListLabels, locale: Locale): string | null => {
  if (read_as.every(({ kind }) => kind === null)) return null;
  return read_as
    .map(({ kind, name }) => {
      const section = kind && sectionOf(kind);
      return section
        ? `${labels.sections[section].title}: ${isolated(name)}`
        : fillIn(labels.quoted, { search: isolated(name) });
    })
    .join(locale === 'en' ? ', ' : '، ');
};

type MeantProps = Pick<Props, 'labels' | 'shown' | 'locale'> & { search: string };

/** Another spelling of the words, by which there are ads. */
const OtherSpelling = ({ labels, shown, locale, search }: MeantProps) => (
  <p className="mt-3">
    <a
      href={localePath(locale, paths.ads({ ...shown, search, page: 1 }))}
      className="inline-flex min-h-11 items-center font-semibold text-petrol underline underline-offset-4"
    >
      {fillIn(labels.didYouMean, { search: isolated(search) })}
    </a>
  </p>
);

/** Fewer filters help only where there are some: with words alone, others do. */
export const EmptyList = ({ labels, shown, locale, found, onClear }: Props) => {
  const read = found && sayRead(found, labels, locale);
  return isFiltered(shown) ? (
    <Notice
      title={labels.empty}
      text={isFiltered({ ...shown, search: '' }) ? labels.emptyHint : labels.emptyWords}
    >
      {read ? <p className="mt-1 text-muted">{fillIn(labels.understood, { words: read })}</p> : null}
      {found?.other_spelling ? (
        <OtherSpelling labels={labels} shown={shown} locale={locale} search={found.other_spelling} />
      ) : null}
      <a
        href={localePath(locale, paths.ads())}
        onClick={(event) => {
          event.preventDefault();
          focusBeside(event.currentTarget.parentElement);
          onClear();
        }}
        className={buttonClass({ variant: 'outline' })}
      >
        {labels.clearAll}
      </a>
    </Notice>
  ) : (
    <Notice title={labels.empty} />
  );
};
