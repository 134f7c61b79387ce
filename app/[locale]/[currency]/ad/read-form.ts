import { getTranslations } from 'next-intl/server';
import type { AdFormProps } from '@/components/ad-form/ad-form';
import { adFormLabels } from '@/components/ad-form/ad-form-labels';
import { getAdCardLabels } from '@/components/ads/get-ad-card-labels';
import { getSelectLabels } from '@/components/layout/select-labels';
import { getPublic } from '@/lib/api/server';
import { mostPictures, yearChoices } from '@/lib/contract/ad-fields';
import { priceCurrencies } from '@/lib/contract/price-currencies';
import { env } from '@/lib/env';
import { compareNames } from '@/lib/format/sort-names';
import { type Locale, localeCodes } from '@/lib/i18n/locales';
import { siteUrl } from '@/lib/seo';
import { knownAmong } from '../known-currency';

/** The most rows that one answer of the API holds. */
const perPage = 100;

type Page<Row> = (page: number) => Promise<{ data: Row[] }>;
const readAll = async <Row>(read: Page<Row>): Promise<Row[]> => {
  const all: Row[] = [];
  for (let page = 1; all.length === (page - 1) * perPage; page += 1) all.push(...(await read(page)).data);
  return all;
};

/** Brands, each with its names in the other languages. */
const readBrands = async (locale: Locale) => {
  const others = localeCodes.filter((code) => code !== locale);
  const [own = [], ...rest] = await Promise.all(
    [locale, ...others].map((lang) => readAll((page) => getPublic('/v1/brand', { query: { lang, page } }))),
  );
  const also = new Map<number, Set<string>>();
  for (const { id, name } of rest.flat()) also.set(id, (also.get(id) ?? new Set()).add(name));
  return own.map(({ id, name }) => {
    const names = [...(also.get(id) ?? [])].filter((other) => other !== name);
    return { id, name, also: names.join(' ') };
  });
};

const named = ({ id, name }: { id: number; name: string }) => ({ id, name });

/** A host without a dot is no address that a buyer could open; on one's own machine its number is. */
const siteAddress = () => {
  const address = siteUrl.replace('//localhost', '//127.0.0.1');
  return new URL(address).hostname.includes('.') ? address : null;
};

/** All that the form of an ad asks for and can offer, in the language of the page. */
export const readForm = async (locale: Locale, wanted: string): Promise<AdFormProps> => {
  const query = { lang: locale };
  const [
    counted,
    cardLabels,
    selectLabels,
    adTypes,
    categories,
    subCategories,
    brands,
    states,
    socialMedia,
    currencies,
  ] = await Promise.all([
    getTranslations({ locale, namespace: 'adForm.counts' }),
    getAdCardLabels(locale),
    getSelectLabels(locale),
    getPublic('/v1/ad-type', { query }),
    getPublic('/v1/category', { query }),
    readAll((page) => getPublic('/v1/sub-category', { query: { ...query, page } })),
    readBrands(locale),
    getPublic('/v1/state', { query }),
    getPublic('/v1/social-media', { query }),
    getPublic('/v1/currency', { query }),
  ]);
  const byName = compareNames(locale);
  const known = knownAmong(currencies.data, wanted);
  const currency = currencies.data.find(({ name }) => name === known);
  if (!currency) throw new Error('There are no currencies.');
  return {
    locale,
    labels: adFormLabels(counted, locale),
    selectLabels,
    cardLabels,
    choices: {
      adTypes: adTypes.data.map(named),
      categories: categories.data.map(named),
      subCategories: subCategories.map(({ id, name, category_id }) => ({ id, name, category_id })),
      brands: brands.toSorted((a, b) => byName(a.name, b.name)),
      states: states.data.map(({ id, name, lat, long }) => ({ id, name, lat, long })),
      socialMedia: socialMedia.data.map(named),
      years: yearChoices(),
    },
    currency,
    priceCurrencies: currencies.data.filter(({ name }) => priceCurrencies.some((one) => one === name)),
    tiles: { url: env.mapTileUrl, credit: env.mapTileCredit },
    siteAddress: siteAddress(),
    mostPhotos: mostPictures,
  };
};
