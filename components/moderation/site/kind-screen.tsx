import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type ContentKind, type ContentRow, isPaged, rowsQuery } from '@/lib/api/queries/console';
import { localePath, paths } from '@/lib/paths';
import { LinkButton } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { Notice } from '../../ui/notice';
import { useRoom } from '../room';
import { Empty, Loaded, ShowMore } from '../states';
import { kinds } from './kinds';
import { RemoveRow } from './remove-row';
import { RowList } from './row-list';
import { RowSearch, type Sought, soughtIn } from './row-search';
import { useSite } from './site-room';

/** All rows of a kind: in their order, searched where they grow many, each a way to its form. */
export const KindScreen = ({ kind }: { kind: ContentKind }) => {
  const { locale } = useRoom();
  const { site } = useSite();
  const [sought, setSought] = useState<Sought>({ search: '', parent: '' });
  const [removed, setRemoved] = useState<ContentRow | null>(null);
  const paged = isPaged(kind);
  const filter = paged
    ? { search: sought.search, ...(kind === 'models' ? { brand: sought.parent } : {}) }
    : {};
  const query = useInfiniteQuery({ ...rowsQuery(locale, kind, filter), placeholderData: keepPreviousData });
  const rows = (query.data?.pages ?? []).flatMap(({ data }) => data);
  const shown = paged ? rows : soughtIn(rows, kind, sought, locale);
  const isSought = sought.search !== '' || sought.parent !== '';
  const words = site.kinds[kind];
  return (
    <>
      <div className="mb-5 flex flex-wrap items-start justify-between gap-4">
        <p className="max-w-prose text-muted">{words.text}</p>
        <div className="flex flex-wrap gap-3">
          <LinkButton href={localePath(locale, kinds[kind].seenAt)} target="_blank" variant="outline">
            <Icon name="external-link" size={18} />
            {site.view}
          </LinkButton>
          <LinkButton href={localePath(locale, paths.moderationRow(kind, 'new'))}>
            <Icon name="plus" size={18} />
            {words.add}
          </LinkButton>
        </div>
      </div>
      {kinds[kind].searched ? (
        <RowSearch
          kind={kind}
          sought={sought}
          onChange={setSought}
          found={query.isPending ? null : shown.length}
        />
      ) : null}
      <Loaded
        query={query}
        rows={6}
        rowClassName="h-16"
        empty={
          shown.length ? undefined : isSought ? (
            <Notice title={site.noneFound} />
          ) : (
            <Empty title={site.empty} text={words.text} />
          )
        }
      >
        {() => (
          <>
            <RowList kind={kind} rows={rows} shown={shown} onRemove={setRemoved} />
            <ShowMore query={query} />
          </>
        )}
      </Loaded>
      <RemoveRow kind={kind} row={removed} onClose={() => setRemoved(null)} />
    </>
  );
};
