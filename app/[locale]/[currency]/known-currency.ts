import { getPublic } from '@/lib/api/server';

/** The currency of the address, where prices can be shown in it. */
export const knownCurrency = async (asked: string): Promise<string> => {
  const { data } = await getPublic('/v1/currency', { query: { lang: 'en' } });
  return data.some(({ name }) => name === asked) ? asked : 'USD';
};
