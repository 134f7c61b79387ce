import type { AdFilters } from '@/lib/ad-filters';
import { fillIn, isolated } from '@/lib/i18n/fill-in';
import type { Locale } from '@/lib/i18n/locales';
import { localePath, paths } from '@/lib/paths';
import type { AdListLabels } from './ad-list-labels';

type Props = { search: string; shown: AdFilters; labels: AdListLabels; locale: Locale };

/** What was searched for instead of misspelt words, and the way to those: in quotation marks nothing is put right. */
export const Corrected = ({ search, shown, labels, locale }: Props) => {
  const asTyped = { ...shown, search: `"${shown.search}"`, page: 1 };
  return (
    <p className="mb-4 text-muted">
      {fillIn(labels.corrected, { search: isolated(search) })}{' '}
      <a
        href={localePath(locale, paths.ads(asTyped))}
        rel="nofollow"
        className="text-petrol underline underline-offset-4"
      >
        {fillIn(labels.asTyped, { search: isolated(shown.search) })}
      </a>
    </p>
  );
};
