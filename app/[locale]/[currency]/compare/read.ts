import { notFound } from 'next/navigation';
import { setRequestLocale } from 'next-intl/server';
import { cache } from 'react';
import type { Comparison } from '@/components/compare/compare-screen';
import { ApiError } from '@/lib/api/client';
import { getPublic } from '@/lib/api/server';
import { asNamed, chooseCompared } from '@/lib/compared-ads';
import type { Ad } from '@/lib/contract/ads';
import { isLocale, type Locale } from '@/lib/i18n/locales';
import { knownCurrency } from '../known-currency';

const readSheet = async ({ language: lang, category, sub_category }: Ad) =>
  (await getPublic('/v1/sheet', { query: { lang, category: category.id, sub_category: sub_category?.id } }))
    .data;

/** The ad as its own page reads it, and kept with that. */
const readAd = async (id: number, lang: Locale, currency: string) => {
  try {
    const params = { id: String(id) };
    const { data: ad } = await getPublic('/v1/ads/{id}', { params, query: { lang, currency } });
    return { ad, sheet: await readSheet(ad) };
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 422)) return null;
    throw error;
  }
};

type Named = { locale: string; currency: string; ads: string };

const read = cache(async (locale: string, currency: string, name: string): Promise<Comparison> => {
  const asked = asNamed(name);
  if (!isLocale(locale) || !asked) notFound();
  setRequestLocale(locale);
  const { ids, unread, ...said } = chooseCompared(asked);
  const shown = await knownCurrency(currency);
  const found = await Promise.all(ids.map((id) => readAd(id, locale, shown)));
  const there = found.filter((ad) => ad !== null);
  return { locale, compared: there, gone: ids.length - there.length + unread, ...said };
});

/** A comparison by the name of its page: its ads, as the address says them. */
export const readComparison = ({ locale, currency, ads }: Named): Promise<Comparison> =>
  read(locale, currency, ads);
