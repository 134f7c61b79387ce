import type { Locale } from '@/lib/i18n/locales';

/** Arabic in Iraq has the Syriac month names, not مارس and أبريل. */
const months: Record<Locale, readonly string[]> = {
  en: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  ar: [
    'كانون الثاني',
    'شباط',
    'آذار',
    'نيسان',
    'أيار',
    'حزيران',
    'تموز',
    'آب',
    'أيلول',
    'تشرين الأول',
    'تشرين الثاني',
    'كانون الأول',
  ],
  ckb: [
    'کانوونی دووەم',
    'شوبات',
    'ئازار',
    'نیسان',
    'ئایار',
    'حوزەیران',
    'تەمووز',
    'ئاب',
    'ئەیلوول',
    'تشرینی یەکەم',
    'تشرینی دووەم',
    'کانوونی یەکەم',
  ],
};

/** How far a zone is ahead of UTC at a moment, in milliseconds. */
export type Zone = (at: number) => number;

/** Asia/Baghdad, which has had no summer time since 2008: a fixed step needs no time zone table in the browser. */
const baghdad: Zone = () => 3 * 60 * 60 * 1000;

/** Where the reader is: for what is drawn in the browser alone, for the server is elsewhere. */
export const readersZone: Zone = (at) => -new Date(at).getTimezoneOffset() * 60_000;

/** A time without a zone is read as UTC; left alone it would be the reader's own time, another one on the server. */
const parse = (date: string | Date) => {
  if (typeof date !== 'string') return date.getTime();
  const withoutZone = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d+)?)?$/.test(date);
  return Date.parse(withoutZone ? `${date.replace(' ', 'T')}Z` : date);
};

const there = (date: string | Date, zone: Zone) => {
  const at = parse(date);
  return at + zone(at);
};

/** Day and time of day in Iraq: "21 March 2026, 14:05". Empty for what is no date. */
export const formatDateTime = (date: string | Date, locale: Locale): string => {
  const day = formatDate(date, locale);
  return day && `${day}${locale === 'en' ? ',' : '،'} ${formatTime(date)}`;
};

/** The calendar day, in Iraq unless said otherwise: "21 March 2026". Empty for what is no date. */
export const formatDate = (date: string | Date, locale: Locale, zone = baghdad): string => {
  const at = new Date(there(date, zone));
  if (Number.isNaN(at.getTime())) return '';
  const day = at.getUTCDate();
  const month = months[locale][at.getUTCMonth()];
  const year = at.getUTCFullYear();
  // Kurdish joins day, month and year by the genitive: 21ی ئازاری 2026.
  return locale === 'ckb' ? `${day}ی ${month}ی ${year}` : `${day} ${month} ${year}`;
};

/** The number of a calendar day, in Iraq unless said otherwise, to compare days by. */
export const dayOf = (date: string | Date, zone = baghdad): number =>
  Math.floor(there(date, zone) / (24 * 60 * 60 * 1000));

/** The time of day, in Iraq unless said otherwise: "14:05", the same in all three languages. */
export const formatTime = (date: string | Date, zone = baghdad): string => {
  const at = new Date(there(date, zone));
  return Number.isNaN(at.getTime()) ? '' : at.toISOString().slice(11, 16);
};

/** A day without its year: "21 March". */
export const formatDay = (date: string | Date, locale: Locale, zone = baghdad): string => {
  const at = new Date(there(date, zone));
  if (Number.isNaN(at.getTime())) return '';
  const month = months[locale][at.getUTCMonth()];
  return locale === 'ckb' ? `${at.getUTCDate()}ی ${month}` : `${at.getUTCDate()} ${month}`;
};
