import { dayOf, formatDate, formatDay, formatTime, readersZone as zone } from '@/lib/format/dates';
import type { ChatLabels } from '../chat-labels';

// Nothing of a conversation is drawn on the server, so times can be those of the reader's own clock.

const yearOf = (date: string) => formatDate(date, 'en', zone).split(' ').at(-1);

/** Today, yesterday, or the day; with its year where that is another one. */
export const sayDay = (date: string, { locale, thread }: ChatLabels): string => {
  const now = new Date();
  const ago = dayOf(now, zone) - dayOf(date, zone);
  if (ago === 0) return thread.today;
  if (ago === 1) return thread.yesterday;
  const thisYear = yearOf(date) === yearOf(now.toISOString());
  return thisYear ? formatDay(date, locale, zone) : formatDate(date, locale, zone);
};

export const sayTime = (date: string): string => formatTime(date, zone);

/** For a list: the time of what is from today, the day of everything else. */
export const sayWhen = (date: string, labels: ChatLabels): string =>
  dayOf(date, zone) === dayOf(new Date(), zone) ? sayTime(date) : sayDay(date, labels);
