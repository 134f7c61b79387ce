import { getPublic } from '@/lib/api/server';
import { defaultCurrency } from '@/lib/i18n/locales';

/** The currency of the address, where it is one of these. */
export const knownAmong = (currencies: readonly { name: string }[], asked: string): string =>
  currencies.some(({ name }) => name === asked) ? asked : defaultCurrency;

/** The currency of the address, where prices can be shown in it. */
export const knownCurrency = async (asked: string): Promise<string> =>
  knownAmong((await getPublic('/v1/currency', { query: { lang: 'en' } })).data, asked);
