import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { classes } from '@/components/ui/classes';
import { Icon } from '@/components/ui/icon';
import { type AdFilters, filterParams } from '@/lib/ad-filters';
import { useCurrentUser } from '@/lib/api/current-user';
import type { Locale } from '@/lib/i18n/locales';

export type SaveSearchLabels = {
  save: string;
  /** Beside the button where nothing was found. */
  whenThere: string;
  saved: string;
  keptHere: string;
  login: string;
  all: string;
  failed: string;
};

type Props = {
  filters: AdFilters;
  locale: Locale;
  labels: SaveSearchLabels;
  /** In the toolbar of a list, where a phone has no room for words, or as what is left to do where nothing was found. */
  where: 'toolbar' | 'empty';
};

/** Keeps the list that is shown, to hear of what is new in it. What does so comes when it is pressed. */
export const SaveSearch = ({ filters, locale, labels, where }: Props) => {
  const user = useCurrentUser();
  const [saved, setSaved] = useState<string | null>(null);
  const query = filterParams({ ...filters, sort: 'desc', page: 1 }).toString();
  const isSaved = saved === query;
  const press = async () => {
    const part = await import('./save').catch(() => null);
    if (await part?.save({ query, isMember: Boolean(user), locale, labels })) setSaved(query);
  };
  return (
    <Button
      variant={where === 'empty' ? 'signal' : 'outline'}
      className={classes('script-only shrink-0', where === 'toolbar' && 'max-sm:w-11 max-sm:px-0')}
      title={isSaved ? labels.saved : labels.save}
      disabled={isSaved}
      onClick={() => void press()}
    >
      <Icon name={isSaved ? 'check' : 'bell'} size={18} />
      <span className={where === 'toolbar' ? 'max-sm:sr-only' : undefined}>
        {isSaved ? labels.saved : labels.save}
      </span>
    </Button>
  );
};
