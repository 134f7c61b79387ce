import { formatNumber } from '@/lib/format/numbers';
import { fillIn, isolated } from '@/lib/i18n/fill-in';
import type { Locale } from '@/lib/i18n/locales';

/** The API counts up to this; one more means that there are more. */
const mostCounted = 1_000;

/** "1,000+": where words follow the figure. */
export const figureUpTo = (count: number, locale: Locale): string =>
  count > mostCounted ? isolated(`${formatNumber(mostCounted, locale)}+`) : formatNumber(count, locale);

export const sayUpTo = (count: number, moreThan: string, locale: Locale): string =>
  count > mostCounted
    ? fillIn(moreThan, { n: formatNumber(mostCounted, locale) })
    : formatNumber(count, locale);
