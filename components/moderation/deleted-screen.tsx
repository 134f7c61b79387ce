import { useInfiniteQuery } from '@tanstack/react-query';
import { deletedQuery } from '@/lib/api/queries/moderation';
import { formatDate } from '@/lib/format/dates';
import { fillIn } from '@/lib/i18n/fill-in';
import { NamedAdRow } from './named-ad';
import { useRoom } from './room';
import { Rows } from './states';

export const DeletedScreen = () => {
  const { locale, words } = useRoom();
  const { deleted: own } = words;
  const query = useInfiniteQuery(deletedQuery(locale));
  return (
    <>
      <p className="mb-5 max-w-prose text-muted">{own.text}</p>
      <Rows
        query={query}
        keyOf={({ id }) => id}
        empty={{ title: own.empty, text: own.emptyText }}
        className="grid gap-3 lg:grid-cols-2"
        rowClassName="mod-panel p-4"
      >
        {(ad) => (
          <NamedAdRow ad={ad}>
            <p className="mt-1 text-13 text-muted">
              {fillIn(own.on, { date: formatDate(ad.deleted_at ?? '', locale) })}
            </p>
          </NamedAdRow>
        )}
      </Rows>
    </>
  );
};
