'use client';

import {
  type DehydratedState,
  HydrationBoundary,
  MutationCache,
  QueryCache,
  QueryClient,
  QueryClientProvider,
} from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { onWritten } from '@/lib/api/browser';
import { ApiError } from '@/lib/api/client';
import { useCurrentUser } from '@/lib/api/current-user';
import type { Asker } from '@/lib/api/queries/own';
import { reading } from '@/lib/api/queries/reading';
import { type Locale, locales } from '@/lib/i18n/locales';
import { useNews } from './use-news';

const isSignedOut = (error: unknown) => error instanceof ApiError && error.status === 401;

const newQueries = (): QueryClient => {
  // A session that ended elsewhere is met by any call; who is logged in is then asked for anew.
  const recheck = (error: unknown) => {
    if (!isSignedOut(error)) return;
    void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey.at(-1) === 'me' });
  };
  const queries: QueryClient = new QueryClient({
    defaultOptions: { queries: reading },
    queryCache: new QueryCache({
      onError: (error, { queryKey }) => {
        if (queryKey.at(-1) !== 'me') recheck(error);
      },
    }),
    mutationCache: new MutationCache({ onError: recheck }),
  });
  return queries;
};

// One for the whole visit: who goes from screen to screen sees at once what he saw before.
let visit: QueryClient | undefined;
const queriesOfVisit = () => {
  if (typeof window === 'undefined') return newQueries();
  if (!visit) {
    const queries = newQueries();
    // Wherever on the site it was written: the next screen that shows it asks anew.
    onWritten(() => void queries.invalidateQueries({ refetchType: 'none' }));
    visit = queries;
  }
  return visit;
};

type Room = {
  /** Undefined while it is not known, null for a visitor. */
  asker: Asker | null | undefined;
  locale: Locale;
  rtl: boolean;
  /** Looks again who is logged in. */
  lookAgain: () => void;
};
const RoomContext = createContext<Room | null>(null);

export const useRoom = (): Room => {
  const room = useContext(RoomContext);
  if (!room) throw new Error('This stands inside <OwnRoom> only.');
  return room;
};

/** The member himself: for what is drawn only once he is known. */
export const useAsker = (): Asker => {
  const { asker } = useRoom();
  if (!asker) throw new Error('This stands inside <AccountGate> only.');
  return asker;
};

/** What a screen shows first, and whose it is: read with the page, so that it is there before any script is. */
export type FirstData = { userId: number; state: DehydratedState };

/**
 * When it came counts by the clock of this device, which may be hours off that of the server. What comes again by going
 * back is as old as it was the first time, so that what was read since stays.
 */
const arrived = new WeakMap<FirstData, DehydratedState>();
const arrivedOf = (first: FirstData): DehydratedState => {
  const known = arrived.get(first);
  if (known) return known;
  const dataUpdatedAt = Date.now();
  const queries = first.state.queries.map((query) => ({
    ...query,
    state: { ...query.state, dataUpdatedAt },
  }));
  const state = { ...first.state, queries };
  arrived.set(first, state);
  return state;
};

type Props = { locale: Locale; currency: string; first?: FirstData | null; children: ReactNode };

/** Everything that a member reads about himself on the screens of his account is kept here. */
export const OwnRoom = ({ locale, currency, first = null, children }: Props) => {
  const [queries] = useState(queriesOfVisit);
  const [, setLooks] = useState(0);
  const user = useCurrentUser();
  // Until the page has come to life the server's word counts.
  const userId = user === undefined ? first?.userId : user?.id;
  const unknown = user === undefined && !first;
  useNews(user?.id);
  const room = useMemo<Room>(
    () => ({
      asker: unknown ? undefined : userId ? { userId, lang: locale, currency } : null,
      locale,
      rtl: locales[locale].dir === 'rtl',
      lookAgain: () => setLooks((looks) => looks + 1),
    }),
    [unknown, userId, locale, currency],
  );
  return (
    <QueryClientProvider client={queries}>
      <HydrationBoundary state={first && arrivedOf(first)}>
        <RoomContext value={room}>{children}</RoomContext>
      </HydrationBoundary>
    </QueryClientProvider>
  );
};
