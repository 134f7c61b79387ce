import { Badge } from '@/components/ui/badge';
import { focusBeside } from '@/components/ui/focus-beside';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { parseFilters } from '@/lib/ad-filters';
import { api } from '@/lib/api/browser';
import { mostCountedAlerts } from '@/lib/contract/saved-search-fields';
import type { SavedSearch } from '@/lib/contract/saved-searches';
import { formatDate } from '@/lib/format/dates';
import { fillIn, isolated } from '@/lib/i18n/fill-in';
import type { Locale } from '@/lib/i18n/locales';
import { sayCount } from '@/lib/i18n/plural';
import { localePath, paths } from '@/lib/paths';
import type { SavedSearchLabels } from './saved-search-labels';
import { SearchDelivery } from './search-delivery';
import type { SearchFields } from './use-saved-search-changes';

type Props = {
  search: SavedSearch;
  locale: Locale;
  labels: SavedSearchLabels;
  onRename: () => void;
  onChange: (fields: SearchFields) => void;
  onRemove: () => void;
};

/** It is looked at when its list is opened, by whichever key or button. */
const noteLook = (id: number) =>
  void api.post('/auth/saved-searches/{id}/look', { params: { id }, keepalive: true }).catch(() => {});

export const SavedSearchRow = ({ search, locale, labels, onRename, onChange, onRemove }: Props) => {
  const { id, name, query, wide, new_ads } = search;
  return (
    <>
      <div className="min-w-0 flex-1 basis-40">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <a
            href={localePath(locale, paths.ads(parseFilters(new URLSearchParams(query))))}
            onClick={() => noteLook(id)}
            className="account-link min-w-0 wrap-anywhere"
          >
            <bdi>{name}</bdi>
          </a>
          {new_ads ? (
            <Badge tone="good">
              {new_ads < mostCountedAlerts
                ? sayCount(labels.newAds, new_ads, locale)
                : fillIn(labels.manyNew, { n: isolated('99+') })}
            </Badge>
          ) : null}
        </p>
        <p className="text-13 text-muted">
          {fillIn(labels.since, { date: formatDate(search.created_at, locale) })}
          {wide ? ` · ${labels.wide}` : null}
        </p>
      </div>
      <div className="-me-2.5 flex items-center self-start">
        <IconButton label={fillIn(labels.renameOf, { name: isolated(name) })} onClick={onRename}>
          <Icon name="pencil" size={18} />
        </IconButton>
        <IconButton
          label={fillIn(labels.removeOf, { name: isolated(name) })}
          onClick={({ currentTarget }) => {
            focusBeside(currentTarget.closest('li'));
            onRemove();
          }}
        >
          <Icon name="trash" size={18} />
        </IconButton>
      </div>
      <SearchDelivery search={search} labels={labels} onChange={onChange} />
    </>
  );
};
