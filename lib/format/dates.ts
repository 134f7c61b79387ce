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

/** Asia/Baghdad, which has had no summer time since 2008: a fixed step needs no time zone table in the browser. */
const baghdad = 3 * 60 * 60 * 1000;

/** A time without a zone is read as UTC; left alone it would be the reader's own time, another one on the server. */
const parse = (date: string | Date) => {
  if (typeof date !== 'string') return date.getTime();
  const withoutZone = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d+)?)?$/.test(date);
  return Date.parse(withoutZone ? `${date.replace(' ', 'T')}Z` : date);
};

/** Day and time of day in Iraq: "21 March 2026, 14:05". Empty for what is no date. */
export const formatDateTime = (date: string | Date, locale: Locale): string => {
  const there = new Date(parse(date) + baghdad);
  if (Number.isNaN(there.getTime())) return '';
  return `${formatDate(date, locale)}${locale === 'en' ? ',' : '،'} ${there.toISOString().slice(11, 16)}`;
};

/** The calendar day in Iraq: "21 March 2026". Empty for what is no date. */
export const formatDate = (date: string | Date, locale: Locale): string => {
  const there = new Date(parse(date) + baghdad);
  if (Number.isNaN(there.getTime())) return '';
  const day = there.getUTCDate();
  const month = months[locale][there.getUTCMonth()];
  const year = there.getUTCFullYear();
  // Kurdish joins day, month and year by the genitive: 21ی ئازاری 2026.
  return locale === 'ckb' ? `${day}ی ${month}ی ${year}` : `${day} ${month} ${year}`;
};

const there = (date: string | Date) => parse(date) + baghdad;

/** The number of a calendar day in Iraq, to compare days by. */
export const dayOf = (date: string | Date): number => Math.floor(there(date) / (24 * 60 * 60 * 1000));

/** The time of day in Iraq, "14:05", the same in all three languages. */
export const formatTime = (date: string | Date): string => {
  const at = new Date(there(date));
  return Number.isNaN(at.getTime()) ? '' : at.toISOString().slice(11, 16);
};

/** A day without its year: "21 March". */
export const formatDay = (date: string | Date, locale: Locale): string => {
  const at = new Date(there(date));
  if (Number.isNaN(at.getTime())) return '';
  const month = months[locale][at.getUTCMonth()];
  return locale === 'ckb' ? `${at.getUTCDate()}ی ${month}` : `${at.getUTCDate()} ${month}`;
};
