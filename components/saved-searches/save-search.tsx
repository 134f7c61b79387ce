'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { type AdFilters, filterParams } from '@/lib/ad-filters';
import { useCurrentUser } from '@/lib/api/current-user';
import type { Locale } from '@/lib/i18n/locales';

export type SaveSearchLabels = {
  save: string;
  saved: string;
  keptHere: string;
  login: string;
  all: string;
  failed: string;
};

type Props = { filters: AdFilters; locale: Locale; labels: SaveSearchLabels };

/** Keeps the list that is shown, to hear of what is new in it. What does so comes when it is pressed. */
export const SaveSearch = ({ filters, locale, labels }: Props) => {
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
      variant="outline"
      className="script-only shrink-0 max-sm:w-11 max-sm:px-0"
      title={isSaved ? labels.saved : labels.save}
      disabled={isSaved}
      onClick={() => void press()}
    >
      <Icon name={isSaved ? 'check' : 'bell'} size={18} />
      <span className="max-sm:sr-only">{isSaved ? labels.saved : labels.save}</span>
    </Button>
  );
};
