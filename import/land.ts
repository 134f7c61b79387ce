import { sql } from 'drizzle-orm';
import { connect } from '@/lib/db/connect';
import type { Choice } from '@/lib/facts/fact';
import type { Translated } from '@/lib/i18n/locales';
import { adChanged } from '@/lib/server/ads/events';
import { type NewAd, storeAds } from '@/lib/server/ads/store';
import { sureFacts } from '@/lib/server/ads/sure-facts';
import { type Catalogue, getCatalogue } from '@/lib/server/catalogue/rows';
import { HttpError } from '@/lib/server/http-error';
import { sqlStateOf, withRetries } from '@/lib/server/transaction';
import { ImportedAd } from './ad';
import type { ImportCatalogue } from './catalogue';
import { accountOf, addRows, findModel, type Index, indexOf } from './reference-rows';
import type { Landed } from './run';

const namesOfChoice = ({ name, tag, also }: Choice): string[] => [
  ...Object.values(name),
  ...(tag ? [tag.en, ...Object.values(tag.ar), tag.ckb] : []),
  ...also,
];

/** Everything that a reader of rows has to know of the reference rows. */
export const importCatalogue = async (): Promise<ImportCatalogue> => {
  const catalogue = await getCatalogue();
  const row = ({ slug, name, aliases = [] }: { slug: string; name: Translated; aliases?: string[] }) => ({
    slug,
    name: name.en,
    names: [...Object.values(name), ...aliases],
  });
  const subCategories = [...catalogue.subCategories.values()];
  return {
    categories: [...catalogue.categories.values()].map((category) => ({
      ...row(category),
      subCategories: subCategories.filter(({ categoryId }) => categoryId === category.id).map(row),
    })),
    brands: [...catalogue.brands.values()].map(row),
    adTypes: [...catalogue.adTypes.values()].map(row),
    states: [...catalogue.states.values()].map(row),
    facts: [...catalogue.facts.values()].map(({ key, kind, unit, shownIn, least, most, choices }) => ({
      key,
      kind,
      unit,
      shownIn,
      least,
      most,
      choices: choices.map((choice) => ({ key: choice.key, names: namesOfChoice(choice) })),
    })),
    rates: Object.fromEntries([...catalogue.currencies.values()].map(({ code, rate }) => [code, rate])),
  };
};

type Source = {
  source: string;
  name: string;
  since: number;
  /** Whether what the texts state beyond doubt is taken as facts, beside what the columns say. */
  readsFacts?: boolean;
};

const newAd = (
  ad: ImportedAd,
  accountId: number,
  { source, readsFacts }: Source,
  catalogue: Catalogue,
  index: Index,
): NewAd => {
  const categoryId = index.category.get(ad.category);
  const adTypeId = index.adType.get(ad.adType);
  if (!categoryId || !adTypeId) {
    throw new HttpError(422, `There is no category "${ad.category}" or no ad type "${ad.adType}".`);
  }
  const brandId = index.brand.get(ad.brand?.slug ?? '') ?? null;
  const subCategoryId = index.subCategory.get(`${categoryId}/${ad.subCategory}`) ?? null;
  const read = readsFacts ? sureFacts({ ...ad, categoryId, subCategoryId }, catalogue) : {};
  return {
    accountId,
    title: ad.title,
    description: ad.description,
    information: ad.information,
    feature: ad.feature,
    specification: ad.specification,
    language: ad.language,
    categoryId,
    subCategoryId,
    brandId,
    carModelId: (brandId && ad.model && findModel(index, brandId, ad.model.name)) || null,
    adTypeId,
    stateId: index.state.get(ad.state ?? '') ?? null,
    year: ad.year,
    hours: ad.hours,
    distance: ad.distance,
    distanceType: ad.distanceType,
    facts: { ...read, ...ad.facts },
    priceCents: ad.priceCents,
    askedCents: ad.asked?.cents ?? null,
    askedCurrency: ad.asked?.currency ?? null,
    priceType: ad.priceType,
    vat: ad.vat,
    status: 'accept',
    rejectionReason: null,
    promotion: null,
    zipCode: ad.zipCode,
    phone: ad.phone,
    whatsappNumber: ad.whatsapp,
    email: ad.email,
    websiteUrl: ad.website,
    lat: ad.lat,
    long: ad.long,
    views: 0,
    source,
    sourceKey: ad.key,
    createdAt: new Date(ad.createdAt),
    pictures: [],
  };
};

/** PostgreSQL's word for content that it does not take: bad data, or a broken constraint. */
const isContentError = (error: unknown): boolean => /^(22|23)/.test(sqlStateOf(error) ?? '');

/**
 * Lands a batch: what is there already stays as it is, everything else becomes a public ad. All of it or nothing.
 * `since` is the highest ad number before the run: a later one was landed by it. Throws an HttpError 422 for content
 * that cannot be stored.
 */
export const landAds = async (source: Source, ads: readonly ImportedAd[]): Promise<Landed> => {
  for (const ad of ads) {
    const { error } = ImportedAd.safeParse(ad);
    const [issue] = error?.issues ?? [];
    if (issue) throw new HttpError(422, `${issue.path.join('.')}: ${issue.message}`);
  }
  const { db, rows } = await connect();
  const catalogue = await getCatalogue();
  const index = indexOf(catalogue);
  const accountId = await accountOf(db, source.source, source.name);
  const there = await rows<{ repeated: boolean }>(sql`
    select id > ${source.since} as repeated from ads
     where source = ${source.source} and source_key in
       (select jsonb_array_elements_text(${JSON.stringify(ads.map(({ key }) => key))}::jsonb))`);
  const store = async (): Promise<number> => {
    await addRows(db, ads, catalogue, index);
    const made = ads.map((ad) => newAd(ad, accountId, source, catalogue, index));
    return db.transaction(async (tx) => {
      const stored = await storeAds(tx, made, catalogue);
      for (const { id } of stored) await adChanged(tx, { adId: id, kind: 'published' }, { bulk: true });
      return stored.length;
    });
  };
  const landed = await withRetries(store).catch((error) => {
    if (!isContentError(error)) throw error;
    throw new HttpError(
      422,
      error instanceof Error ? String((error.cause as Error)?.message ?? error.message) : '',
    );
  });
  const before = there.filter(({ repeated }) => !repeated).length;
  // One that stands twice in this batch is missing from both counts.
  return { landed, there: before, repeated: ads.length - landed - before };
};
