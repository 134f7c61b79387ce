import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { adQuery, type QueueKind, queueQuery, type WaitingAd } from '@/lib/api/queries/moderation';
import { useRoom } from '../room';

/** The same ad may come back with a new edit; that is another thing to decide. */
const keyOf = ({ id, kind, since }: WaitingAd) => `${id} ${kind} ${since}`;

/** The list of what waits, and which of it is looked at. */
export const useQueue = (start: { kind: QueueKind; ad: number | null }) => {
  const { locale } = useRoom();
  const queries = useQueryClient();
  const [kind, setKind] = useState(start.kind);
  const [chosen, setChosen] = useState(start.ad);
  const [decided, setDecided] = useState<ReadonlySet<string>>(new Set());
  const list = useInfiniteQuery(queueQuery(locale, kind));

  const items = (list.data?.pages ?? [])
    .flatMap(({ data }) => data)
    .filter((item, index, all) => {
      const first = all.findIndex(({ id }) => id === item.id) === index;
      return first && !decided.has(keyOf(item));
    });
  const at = items.findIndex(({ id }) => id === chosen);
  const shownId = chosen ?? items[0]?.id ?? null;
  const index = chosen === null ? 0 : at;
  const next = items[index + 1] ?? null;
  const previous = index > 0 ? (items[index - 1] ?? null) : null;
  const detail = useQuery({ ...adQuery(locale, shownId ?? 0), enabled: shownId !== null });

  useEffect(() => {
    if (next) void queries.prefetchQuery(adQuery(locale, next.id));
  }, [queries, locale, next]);
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = list;
  const nearEnd = items.length - index < 6;
  useEffect(() => {
    if (nearEnd && hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [nearEnd, hasNextPage, isFetchingNextPage, fetchNextPage]);

  const choose = useCallback((id: number | null) => {
    setChosen(id);
    const address = new URL(window.location.href);
    if (id === null) address.searchParams.delete('ad');
    else address.searchParams.set('ad', String(id));
    window.history.replaceState(null, '', address);
  }, []);

  return {
    list,
    items,
    shownId,
    /** On a phone nothing is open until something was chosen. */
    isChosen: chosen !== null,
    detail,
    next,
    previous,
    kind,
    choose,
    showKind: (wanted: QueueKind) => {
      setKind(wanted);
      choose(null);
    },
    /** Takes the shown one out and goes on to the next; returns how to put it back. */
    passOn: () => {
      const item = items.find(({ id }) => id === shownId);
      choose(next?.id ?? previous?.id ?? null);
      if (!item) return () => {};
      const key = keyOf(item);
      setDecided((before) => new Set(before).add(key));
      return () => setDecided((before) => new Set([...before].filter((one) => one !== key)));
    },
  };
};

export type Queue = ReturnType<typeof useQueue>;
