import { dayOf, formatDate, formatDay, formatTime } from '@/lib/format/dates';
import type { Locale } from '@/lib/i18n/locales';
import { useRoom } from './room';

const comma: Record<Locale, string> = { en: ', ', ar: '، ', ckb: '، ' };

/** Day and time. */
export const sayDayAndTime = (date: string, locale: Locale): string =>
  `${formatDate(date, locale)}${comma[locale]}${formatTime(date)}`;

/** Today the time, this year the day and the time, before that the date. */
export const sayMoment = (date: string, locale: Locale, now = new Date()): string => {
  if (dayOf(date) === dayOf(now)) return formatTime(date);
  return dayOf(now) - dayOf(date) < 300
    ? `${formatDay(date, locale)}${comma[locale]}${formatTime(date)}`
    : formatDate(date, locale);
};

export const Moment = ({ date }: { date: string }) => {
  const { locale } = useRoom();
  return (
    <time dateTime={date} title={sayDayAndTime(date, locale)}>
      {sayMoment(date, locale)}
    </time>
  );
};
