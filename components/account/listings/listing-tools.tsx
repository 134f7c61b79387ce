import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { isPlainClick } from '@/components/ui/plain-click';
import type { Answer } from '@/lib/api/client';
import type { ListingStatus } from '@/lib/api/queries/own';
import { formatNumber } from '@/lib/format/numbers';
import type { Locale } from '@/lib/i18n/locales';
import { localePath, paths } from '@/lib/paths';
import type { ListingsLabels } from './listing-labels';

type Props = {
  typed: string;
  status: ListingStatus | null;
  counts: Answer<'get', '/auth/my-listing-count'> | undefined;
  locale: Locale;
  labels: ListingsLabels;
  onType: (text: string) => void;
  onChoose: (status: ListingStatus | null) => void;
};

/** Above the list: what to search for, and of which status, with the number of each. */
export const ListingTools = ({ typed, status, counts, locale, labels, onType, onChoose }: Props) => {
  const tabs = [
    {
      status: null,
      text: labels.all,
      count: counts && counts.count_accept + counts.count_pending + counts.count_reject,
    },
    { status: 'accept' as const, text: labels.status.accept, count: counts?.count_accept },
    { status: 'pending' as const, text: labels.status.pending, count: counts?.count_pending },
    { status: 'rejected' as const, text: labels.status.rejected, count: counts?.count_reject },
  ];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 xl:grid-cols-[minmax(0,1fr)_auto]">
      <search className="relative">
        <Icon name="search" size={18} className="absolute start-3 top-3.5 text-muted" />
        <input
          type="search"
          value={typed}
          maxLength={200}
          aria-label={labels.search}
          placeholder={labels.search}
          dir="auto"
          enterKeyHint="search"
          onChange={(event) => onType(event.target.value)}
          className="field-box search-plain ps-10 pe-11"
        />
        {typed ? (
          <IconButton label={labels.clear} onClick={() => onType('')} className="absolute end-0 top-0">
            <Icon name="close" size={18} />
          </IconButton>
        ) : null}
      </search>
      <nav aria-label={labels.tabs}>
        <ul className="status-tabs">
          {tabs.map((tab) => (
            <li key={tab.text}>
              <a
                href={localePath(locale, tab.status ? paths.myListingsOf(tab.status) : paths.myListings)}
                aria-current={tab.status === status ? 'true' : undefined}
                onClick={(event) => {
                  if (!isPlainClick(event)) return;
                  event.preventDefault();
                  onChoose(tab.status);
                }}
                className="status-tab"
              >
                {tab.text}
                <span className="text-13 font-normal text-muted">
                  {tab.count === undefined ? '\u00a0' : formatNumber(tab.count, locale)}
                </span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
};
