'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { readKeptHere } from '@/components/saved-searches/kept-here';
import { LinkButton } from '@/components/ui/button';
import { lazyDialog } from '@/components/ui/lazy-dialog';
import { FailedNotice, Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import { savedSearchesQuery } from '@/lib/api/queries/own';
import type { SavedSearch } from '@/lib/contract/saved-searches';
import type { Locale } from '@/lib/i18n/locales';
import { localePath, paths } from '@/lib/paths';
import { useNewer } from '../alerts/use-newer';
import { useAsker } from '../area/own-room';
import { AlertSettings } from './alert-settings';
import type { SavedSearchLabels } from './saved-search-labels';
import { SavedSearchRow } from './saved-search-row';
import { useSavedSearchChanges } from './use-saved-search-changes';

const RenameDialog = lazyDialog(async () => (await import('./rename-dialog')).RenameDialog);

type Props = { locale: Locale; labels: SavedSearchLabels };

/** What was kept on the device joins the account here too: one may come straight from the login. */
const useKeptJoined = (locale: Locale) => {
  const asker = useAsker();
  const queries = useQueryClient();
  useEffect(() => {
    if (!readKeptHere().length) return;
    const join = async () => {
      await (await import('@/components/saved-searches/join-kept')).joinKept(locale);
      await queries.invalidateQueries({ queryKey: savedSearchesQuery(asker).queryKey });
    };
    void join().catch(() => {});
  }, [asker, locale, queries]);
};

const SearchList = ({ locale, labels }: Props) => {
  const { data, isError, refetch } = useQuery(savedSearchesQuery(useAsker()));
  const change = useSavedSearchChanges(labels.notDone);
  // The dialog stays when it is answered, to give the focus back.
  const [renaming, setRenaming] = useState<{ search: SavedSearch; open: boolean } | null>(null);
  const closeRenaming = () => setRenaming((before) => before && { ...before, open: false });
  useKeptJoined(locale);
  useNewer(refetch);

  if (!data && isError)
    return <FailedNotice title={labels.failed} retry={labels.tryAgain} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-40 w-full" />;
  if (!data.length)
    return (
      <Notice icon="bell" title={labels.emptyTitle} text={labels.emptyText}>
        <LinkButton href={localePath(locale, paths.ads())}>{labels.browse}</LinkButton>
      </Notice>
    );
  return (
    <>
      <ul className="account-panel">
        {data.map((search) => (
          <li
            key={search.id}
            className="flex flex-wrap items-center gap-x-6 gap-y-2 border-line px-5 py-3 not-first:border-t"
          >
            <SavedSearchRow
              search={search}
              locale={locale}
              labels={labels}
              onRename={() => setRenaming({ search, open: true })}
              onChange={(fields) => change({ id: search.id, is: 'changed', fields })}
              onRemove={() => change({ id: search.id, is: 'removed' })}
            />
          </li>
        ))}
      </ul>
      {renaming ? (
        <RenameDialog
          key={renaming.search.id}
          open={renaming.open}
          name={renaming.search.name}
          labels={labels}
          onClose={closeRenaming}
          onRename={(name) => {
            change({ id: renaming.search.id, is: 'changed', fields: { name } });
            closeRenaming();
          }}
        />
      ) : null}
    </>
  );
};

/** What is saved, and how its owner is told of it. */
export const SavedSearches = (props: Props) => (
  <div className="grid gap-6">
    <SearchList {...props} />
    <AlertSettings {...props} />
  </div>
);
