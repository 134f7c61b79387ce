import { type AlertFrequency, alertFrequencies } from '@/lib/contract/saved-search-fields';
import type { SavedSearch } from '@/lib/contract/saved-searches';
import { fillIn, isolated } from '@/lib/i18n/fill-in';
import type { SavedSearchLabels } from './saved-search-labels';
import { Switch } from './switch';
import type { SearchFields } from './use-saved-search-changes';

type Props = {
  search: SavedSearch;
  labels: SavedSearchLabels;
  onChange: (fields: SearchFields) => void;
};

/** How often a search tells what is new, and by which ways. */
export const SearchDelivery = ({ search, labels, onChange }: Props) => {
  const { name, wide, frequency, by_mail, by_push, on_site } = search;
  const choices = alertFrequencies.filter((one) => one !== 'at_once' || !wide || frequency === one);
  return (
    <fieldset aria-label={name} className="flex basis-full flex-wrap items-center gap-x-5 gap-y-1">
      <select
        aria-label={fillIn(labels.frequencyOf, { name: isolated(name) })}
        value={frequency}
        onChange={(event) => onChange({ frequency: event.target.value as AlertFrequency })}
        className="field-box plain-select w-auto ps-3 text-13"
      >
        {choices.map((one) => (
          <option key={one} value={one}>
            {labels.frequencies[one]}
          </option>
        ))}
      </select>
      {frequency === 'never' ? null : (
        <>
          <Switch text={labels.byMail} checked={by_mail} onChange={(on) => onChange({ by_mail: on })} />
          <Switch text={labels.byPush} checked={by_push} onChange={(on) => onChange({ by_push: on })} />
          {wide ? null : (
            <Switch text={labels.onSite} checked={on_site} onChange={(on) => onChange({ on_site: on })} />
          )}
        </>
      )}
    </fieldset>
  );
};
