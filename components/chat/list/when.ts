import { dayOf, formatDate, formatDay, formatTime } from '@/lib/format/dates';
import type { ChatLabels } from '../chat-labels';

const yearOf = (date: string) => formatDate(date, 'en').split(' ').at(-1);

/** Today, yesterday, or the day; with its year where that is another one. */
export const sayDay = (date: string, { locale, thread }: ChatLabels): string => {
  const now = new Date();
  const ago = dayOf(now) - dayOf(date);
  if (ago === 0) return thread.today;
  if (ago === 1) return thread.yesterday;
  return yearOf(date) === yearOf(now.toISOString()) ? formatDay(date, locale) : formatDate(date, locale);
};

/** For a list: the time of what is from today, the day of everything else. */
export const sayWhen = (date: string, labels: ChatLabels): string =>
  dayOf(date) === dayOf(new Date()) ? formatTime(date) : sayDay(date, labels);
