'use client';

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { ApiError } from '@/lib/api/client';
import { type Overview, overviewQuery } from '@/lib/api/queries/moderation';
import { keptFor } from '@/lib/api/queries/pace';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';

/** What all screens of moderators need: the words, and the sentences that sellers are told, in their languages. */
export type Room = {
  locale: Locale;
  words: Messages['moderation'];
  reasonsIn: Record<Locale, Messages['rejectionReasons']>;
  siteName: string;
};

const RoomContext = createContext<Room | null>(null);

export const useRoom = (): Room => {
  const room = useContext(RoomContext);
  if (!room) throw new Error('This stands inside <ModerationRoom> only.');
  return room;
};

const mayRetry = (failures: number, error: unknown) =>
  failures < 1 && !(error instanceof ApiError && error.status >= 400 && error.status < 500);

const newQueries = ({ locale }: Room, overview: Overview) => {
  const queries = new QueryClient({
    defaultOptions: { queries: { staleTime: keptFor, retry: mayRetry } },
  });
  queries.setQueryData(overviewQuery(locale).queryKey, overview);
  return queries;
};

type Props = Room & { overview: Overview; children: ReactNode };

export const ModerationRoom = ({ overview, children, ...room }: Props) => {
  const [queries] = useState(() => newQueries(room, overview));
  return (
    <QueryClientProvider client={queries}>
      <RoomContext value={room}>{children}</RoomContext>
    </QueryClientProvider>
  );
};
