import { SaveSearch } from '@/components/saved-searches/save-search';
import { buttonClass } from '@/components/ui/button';
import { focusBeside } from '@/components/ui/focus-beside';
import { Notice } from '@/components/ui/notice';
import { type AdFilters, isFiltered } from '@/lib/ad-filters';
import type { NothingFound } from '@/lib/contract/ads';
import { fillIn, isolated } from '@/lib/i18n/fill-in';
import type { Locale } from '@/lib/i18n/locales';
import { localePath, paths } from '@/lib/paths';
import type { AdListLabels } from './ad-list-labels';
import { hasWays, NothingFoundWays } from './nothing-found';

type Props = {
  labels: AdListLabels;
  shown: AdFilters;
  locale: Locale;
  /** What the API made of the words, where they alone were asked for. */
  found: NothingFound | null;
  onClear: () => void;
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
  return isFiltered(shown) ? (
    <Notice
      title={labels.empty}
      {...(hasWays(found)
        ? {}
        : { text: isFiltered({ ...shown, search: '' }) ? labels.emptyHint : labels.emptyWords })}
    >
      {found?.other_spelling ? (
        <OtherSpelling labels={labels} shown={shown} locale={locale} search={found.other_spelling} />
      ) : null}
      {found ? <NothingFoundWays found={found} shown={shown} labels={labels} locale={locale} /> : null}
      <div className="mt-5">
        <a
          href={localePath(locale, paths.ads())}
          onClick={(event) => {
            event.preventDefault();
            focusBeside(event.currentTarget.parentElement?.parentElement);
            onClear();
          }}
          className={buttonClass({ variant: 'outline' })}
        >
          {labels.clearAll}
        </a>
      </div>
      <div className="script-only mx-auto grid max-w-prose justify-items-center gap-3 border-t border-line pt-5">
        <p>{labels.saveSearch.whenThere}</p>
        <SaveSearch filters={shown} locale={locale} labels={labels.saveSearch} where="empty" />
      </div>
    </Notice>
  ) : (
    <Notice title={labels.empty} />
  );
};
