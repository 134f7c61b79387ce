import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { type Overview, overviewQuery } from '@/lib/api/queries/moderation';
import { reading } from '@/lib/api/queries/reading';
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

const newQueries = ({ locale }: Room, overview: Overview) => {
  const queries = new QueryClient({ defaultOptions: { queries: reading } });
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
