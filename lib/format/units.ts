import type { Locale } from '@/lib/i18n/locales';
import { formatNumber } from './numbers';

export type DistanceUnit = 'km' | 'mi';

/** How Arabic says an amount: 1 and 2 are words, 3-10 take the plural, 11-99 the accusative, the rest the singular. */
type Counted = { one: string; two: string; few: string; many: string; other: string };

const arabic: Record<DistanceUnit | 'h', Counted | string> = {
  h: { one: 'ساعة واحدة', two: 'ساعتان', few: 'ساعات', many: 'ساعة', other: 'ساعة' },
  mi: { one: 'ميل واحد', two: 'ميلان', few: 'أميال', many: 'ميلًا', other: 'ميل' },
  km: 'كم',
};

const units: Record<Exclude<Locale, 'ar'>, Record<DistanceUnit | 'h', string>> = {
  en: { h: 'h', km: 'km', mi: 'mi' },
  ckb: { h: 'کاتژمێر', km: 'کم', mi: 'میل' },
};

const join = (value: number, unit: string, locale: Locale) => `${formatNumber(value, locale)}\u00a0${unit}`;

const inArabic = (value: number, unit: DistanceUnit | 'h') => {
  const forms = arabic[unit];
  if (typeof forms === 'string') return join(value, forms, 'ar');
  if (value === 1) return forms.one;
  if (value === 2) return forms.two;
  const last = Number.isInteger(value) ? value % 100 : 0;
  const form = last >= 3 && last <= 10 ? forms.few : last >= 11 ? forms.many : forms.other;
  return join(value, form, 'ar');
};

const measure = (value: number, unit: DistanceUnit | 'h', locale: Locale) =>
  locale === 'ar' ? inArabic(value, unit) : join(value, units[locale][unit], locale);

/** "120,000 km", "120,000 كم", "120,000 کم". */
export const formatDistance = (value: number, unit: DistanceUnit, locale: Locale): string =>
  measure(value, unit, locale);

/** Working hours: "8,450 h", "8,450 ساعة", "8,450 کاتژمێر". */
export const formatHours = (value: number, locale: Locale): string => measure(value, 'h', locale);
