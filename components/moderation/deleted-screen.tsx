'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { deletedQuery } from '@/lib/api/queries/moderation';
import { formatDate } from '@/lib/format/dates';
import { fill } from '../account/fill';
import { NamedAdRow } from './named-ad';
import { useRoom } from './room';
import { Empty, Loaded, ShowMore } from './states';

export const DeletedScreen = () => {
  const { locale, words } = useRoom();
  const { deleted: own } = words;
  const query = useInfiniteQuery(deletedQuery(locale));
  const rows = (query.data?.pages ?? []).flatMap(({ data }) => data);
  return (
    <>
      <p className="mb-5 max-w-prose text-muted">{own.text}</p>
      <Loaded
        query={query}
        empty={rows.length ? undefined : <Empty title={own.empty} text={own.emptyText} />}
      >
        {() => (
          <>
            <ul className="grid gap-3 lg:grid-cols-2">
              {rows.map((ad) => (
                <li key={ad.id} className="mod-panel p-4">
                  <NamedAdRow ad={ad}>
                    <p className="mt-1 text-13 text-muted">
                      {fill(own.on, { date: formatDate(ad.deleted_at ?? '', locale) })}
                    </p>
                  </NamedAdRow>
                </li>
              ))}
            </ul>
            <ShowMore query={query} />
          </>
        )}
      </Loaded>
    </>
  );
};
