import { sql } from 'drizzle-orm';
import { connect, type Database } from '@/lib/db/connect';
import * as schema from '@/lib/db/schema';
import { mediaUrl } from '@/lib/storage/media-url';
import { createGenerator } from '@/seed/ads/generate';
import type { GeneratedAd, GeneratedSeller } from '@/seed/ads/types';
import { drawMachine } from '@/seed/drawings/draw-machine';
import { drawScene } from '@/seed/drawings/draw-scene';
import { drawSlide } from '@/seed/drawings/draw-slide';
import { brands } from '@/seed/reference/brands';
import { categories } from '@/seed/reference/categories';
import { models } from '@/seed/reference/models';
import { states } from '@/seed/reference/places';
import type { MachineKind } from '@/seed/reference/types';
import { type NewAd, storeAds } from '../ads/store';
import { type Catalogue, readCatalogue } from '../catalogue/rows';
import { announce } from '../changes';
import { nothingToRefold } from '../search/refold';
import { storeDemoAccounts, withDemoSeller } from './demo-accounts';
import { drawPictures, type Illustration } from './draw-pictures';
import { isSeeded, seedReference } from './seed-reference';

export const demoAds = 1_200;
export const demoSellers = 140;
/** Ads on the first screens, which nobody should have to excuse. */
const showcase = 60;
/** Different views of one machine in one colour: the more ads show it, the more there are. */
const variantsFor = (ads: number) => (ads >= 12 ? 5 : ads >= 5 ? 4 : 2);

export const generator = createGenerator({ models, brands, categories, states });

type Progress = (step: string, done: number, of: number) => void;
type Tx = Pick<Database, 'execute' | 'insert' | 'select' | 'update'>;

const subjectOf = (kind: string, color: string, variant: number) => `${kind} ${color} ${variant}`;

const machinePictures = (ads: readonly GeneratedAd[]): Illustration[] => {
  const pairs = new Map<string, { kind: string; color: string; ads: number }>();
  for (const { pictures } of ads) {
    const pair = pairs.get(`${pictures.kind} ${pictures.color}`) ?? { ...pictures, ads: 0 };
    pairs.set(`${pictures.kind} ${pictures.color}`, { ...pair, ads: pair.ads + 1 });
  }
  return [...pairs.values()].flatMap(({ kind, color, ads: alike }) =>
    Array.from({ length: variantsFor(alike) }, (_, variant) => ({
      subject: subjectOf(kind, color, variant),
      svg: drawMachine({ kind: kind as MachineKind, color, variant }),
    })),
  );
};

const scenes = [
  'trust',
  'search',
  'chat',
  'languages',
  'about-yard',
  'about-people',
  'about-road',
  'promo',
] as const;

const wordingPictures = (): Illustration[] => [
  ...[0, 1, 2].map((n) => ({ subject: `slide-${n}`, svg: drawSlide(n) })),
  ...scenes.map((name) => ({ subject: name, svg: drawScene(name) })),
];

/** Illustrations by what they show. */
export type Pictures = Map<string, { key: string; widths: number[] }>;

type Options = {
  /** How many demo ads. */
  ads?: number;
  onProgress?: Progress;
  draw?: typeof drawPictures;
};

const storePictures = async (illustrations: Illustration[], { onProgress, draw }: Required<Options>) => {
  const drawn = await draw(illustrations, (done, of) => onProgress('pictures', done, of));
  const pictures: Pictures = new Map(
    drawn.map(({ illustration, key, widths }) => [illustration ?? '', { key, widths }]),
  );
  return { drawn, pictures };
};

/** The views that exist of a machine in a colour, or in any colour. */
const viewsOf = (kind: string, color: string, pictures: Pictures): string[] => {
  const start = pictures.has(subjectOf(kind, color, 0))
    ? `${kind} ${color} `
    : [...pictures.keys()].find((subject) => subject.startsWith(`${kind} #`))?.replace(/\d+$/, '');
  const keys: string[] = [];
  for (let n = 0; start; n++) {
    const picture = pictures.get(`${start}${n}`);
    if (!picture) break;
    keys.push(picture.key);
  }
  return keys;
};

const picturesOfAd = (
  { pictures: { kind, color, first, count } }: GeneratedAd,
  pictures: Pictures,
): string[] => {
  const views = viewsOf(kind, color, pictures);
  const turned = views.map((_, n) => views[(first + n) % views.length] as string);
  return turned.slice(0, count);
};

/** Finds rows by the slugs that the generator speaks in. */
export const bySlug = (catalogue: Catalogue) => {
  const idOf = (rows: Iterable<{ id: number; slug: string }>) =>
    new Map([...rows].map(({ slug, id }) => [slug, id]));
  const category = idOf(catalogue.categories.values());
  const brand = idOf(catalogue.brands.values());
  const state = idOf(catalogue.states.values());
  const adType = idOf(catalogue.adTypes.values());
  const subCategory = new Map(
    [...catalogue.subCategories.values()].map(({ categoryId, slug, id }) => [`${categoryId}/${slug}`, id]),
  );
  const model = new Map(
    [...catalogue.carModels.values()].map(({ brandId, name, id }) => [`${brandId}/${name}`, id]),
  );
  return { category, brand, state, adType, subCategory, model };
};

const day = 86_400_000;

export const newAd = (
  ad: GeneratedAd,
  seller: GeneratedSeller,
  accountId: number,
  ids: ReturnType<typeof bySlug>,
  pictures: Pictures,
  now: Date,
): NewAd => {
  const categoryId = ids.category.get(ad.category) ?? 0;
  const brandId = ids.brand.get(ad.brand) ?? null;
  return {
    accountId,
    title: ad.title,
    description: ad.description,
    information: ad.information,
    feature: ad.feature,
    specification: ad.specification,
    language: ad.language,
    categoryId,
    subCategoryId: ids.subCategory.get(`${categoryId}/${ad.subCategory}`) ?? null,
    brandId,
    carModelId: ids.model.get(`${brandId}/${ad.model}`) ?? null,
    adTypeId: ids.adType.get(ad.adType) ?? 0,
    stateId: ids.state.get(ad.state ?? '') ?? null,
    year: ad.year,
    hours: ad.hours,
    distance: ad.distance,
    distanceType: ad.distanceType,
    facts: ad.facts,
    priceCents: ad.price === null ? null : ad.price * 100,
    priceType: ad.priceType,
    vat: ad.vat,
    status: ad.status,
    rejectionReason: ad.rejectionReason,
    promotion: ad.status === 'accept' ? ad.promotion : null,
    zipCode: ad.zipCode,
    phone: seller.phoneNumber,
    whatsappNumber: seller.whatsappNumber,
    email: seller.email,
    websiteUrl: seller.websiteUrl,
    lat: ad.lat,
    long: ad.long,
    views: ad.views,
    source: null,
    sourceKey: null,
    createdAt: new Date(now.getTime() - ad.daysAgo * day),
    pictures: picturesOfAd(ad, pictures),
  };
};

export const storeSellers = async (
  tx: Tx,
  sellers: readonly GeneratedSeller[],
  ids: ReturnType<typeof bySlug>,
) => {
  const saved = await tx
    .insert(schema.accounts)
    .values(
      sellers.map((seller) => ({
        username: seller.username,
        email: seller.email,
        firstName: seller.firstName,
        lastName: seller.lastName,
        phoneNumber: seller.phoneNumber,
        whatsappNumber: seller.whatsappNumber,
        websiteUrl: seller.websiteUrl,
        stateId: ids.state.get(seller.state) ?? null,
        zipCode: seller.zipCode,
        lat: seller.lat,
        long: seller.long,
      })),
    )
    .returning({ id: schema.accounts.id });
  return saved.map(({ id }) => id);
};

/**
 * The first start: reference rows and wordings, and with `demo` the demo catalogue, in one transaction. Does nothing
 * where there are rows already. Returns whether it wrote.
 */
export const seed = async (kind: 'demo' | 'none', given: Options = {}): Promise<boolean> => {
  const options = { ads: demoAds, onProgress: () => {}, draw: drawPictures, ...given };
  const { db } = await connect();
  if (await isSeeded(db)) return false;
  const now = new Date();
  const generated =
    kind === 'demo'
      ? Array.from({ length: options.ads }, (_, index) => generator.ad(index, demoSellers, now))
      : [];
  const { drawn, pictures } = await storePictures(
    [...wordingPictures(), ...machinePictures(generated)],
    options,
  );

  const wrote = await db.transaction(async (tx) => {
    // Of two first starts on one server the second waits here, and finds rows.
    await tx.execute(sql`select pg_advisory_xact_lock(62002)`);
    if (await isSeeded(tx)) return false;
    await tx.insert(schema.media).values(drawn);
    await nothingToRefold(tx);
    await seedReference(tx, (subject) => {
      const picture = pictures.get(subject);
      return picture ? mediaUrl(picture.key, Math.max(...picture.widths)) : '/illustrations/machine.svg';
    });
    if (kind === 'none') return true;
    const catalogue = await readCatalogue(tx);
    const ids = bySlug(catalogue);
    const sellers = withDemoSeller(generator.sellers(demoSellers));
    const accountIds = await storeSellers(tx, sellers, ids);
    await storeDemoAccounts(tx);
    const ads = generated
      .map((ad, index) => ({ ...ad, daysAgo: index < showcase ? index / showcase : 1 + ad.daysAgo }))
      // A later ad has a higher number, as it would have on a site that grew.
      .sort((a, b) => b.daysAgo - a.daysAgo)
      .flatMap((ad) => {
        const seller = sellers[ad.seller];
        const accountId = accountIds[ad.seller];
        return seller && accountId ? [newAd(ad, seller, accountId, ids, pictures, now)] : [];
      });
    for (let from = 0; from < ads.length; from += 300) {
      await storeAds(tx, ads.slice(from, from + 300), catalogue);
      options.onProgress('ads', Math.min(from + 300, ads.length), ads.length);
    }
    return true;
  });
  if (!wrote) return false;
  await db.execute(sql`analyze`);
  announce(['ads', 'reference']);
  return true;
};
