import { notFound } from 'next/navigation';
import { cache } from 'react';
import { ApiError } from '@/lib/api/client';
import { getPublic } from '@/lib/api/server';
import type { Ad, AdCard, GlossaryTerm } from '@/lib/contract/ads';
import { isLocale, type Locale } from '@/lib/i18n/locales';
import { knownAmong } from '../../known-currency';

const similarShown = 4;

const readAd = async (id: string, lang: Locale, currency: string): Promise<Ad> => {
  try {
    return (await getPublic('/v1/ads/{id}', { params: { id }, query: { lang, currency } })).data;
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 422)) notFound();
    throw error;
  }
};

/** Nobody needs one for his own language. */
const readGlossary = async (ad: Ad, lang: Locale): Promise<GlossaryTerm[]> =>
  ad.language === lang
    ? []
    : (await getPublic('/v1/ads/{id}/glossary', { params: { id: ad.id }, query: { lang } })).data;

const readSimilar = async (ad: Ad, lang: Locale, currency: string): Promise<AdCard[]> =>
  (await getPublic('/v1/ads', { query: { lang, currency, like: ad.id, per_page: similarShown } })).data;

type Params = { locale: string; currency: string; id: string };

const read = cache(async (locale: string, currency: string, id: string) => {
  if (!isLocale(locale)) notFound();
  const query = { lang: locale };
  const [currencies, categories, subCategories, adTypes, states, settings] = await Promise.all([
    getPublic('/v1/currency', { query }),
    getPublic('/v1/category', { query }),
    getPublic('/v1/sub-category', { query }),
    getPublic('/v1/ad-type', { query }),
    getPublic('/v1/state', { query }),
    getPublic('/v1/setting', { query }),
  ]);
  const shown = knownAmong(currencies.data, currency);
  const ad = await readAd(id, locale, shown);
  const [similar, glossary] = await Promise.all([readSimilar(ad, locale, shown), readGlossary(ad, locale)]);
  return {
    ad,
    locale,
    similar,
    glossary,
    categorySlug: categories.data.find((category) => category.id === ad.category.id)?.slug,
    subCategorySlug: subCategories.data.find(({ id }) => id === ad.sub_category?.id)?.slug,
    adTypeSlug: adTypes.data.find((type) => type.id === ad.ad_type.id)?.slug,
    state: states.data.find((state) => state.id === ad.state?.id) ?? null,
    siteName: settings.data.company_name,
  };
});

/** All that the page of an ad shows, read once for its head and its body. */
export const readAdPage = async (params: Promise<Params>) => {
  const { locale, currency, id } = await params;
  return read(locale, currency, id);
};
