import { getTableColumns } from 'drizzle-orm';
import { AdFields } from '@/lib/contract/ad-fields';
import type { AdDraft } from '@/lib/contract/own-ads';
import { ads } from '@/lib/db/schema';
import { inOrder } from '@/lib/facts/stated';
import type { Locale } from '@/lib/i18n/locales';
import type { Catalogue } from '../catalogue/rows';
import { cleanDescription } from './description';
import { type Camel, camel } from './field-names';
import { priceColumns, writtenPrice } from './price';
import type { SocialRow } from './store';

// One form for what a seller says about an ad, whether it stands in the ad's row or waits as an edit of it, so that the
// two can be compared, shown in the form, and put in each other's place.

/**
 * An ad in its seller's words, by the wire's names; what was never said is null. `images` are keys of `media`, the
 * cover first. Plain JSON in a fixed order of keys: this is what stands in `ad_revisions.fields`, and two that say the
 * same are the same text.
 */
export type Written = Omit<
  AdDraft,
  'id' | 'status' | 'is_public' | 'edit_status' | 'rejection_reason' | 'pictures'
> & {
  images: string[];
};

type AdRow = typeof ads.$inferSelect;

/** The fields of the form that are stored as they are, each in the column of its name. */
type PlainField = Exclude<
  { [Name in keyof AdFields]: Camel<Name> extends keyof AdRow ? Name : never }[keyof AdFields],
  undefined
>;

/** The columns of an ad that its seller writes. */
export type AdTexts = Pick<
  AdRow,
  Camel<PlainField> | 'carModelId' | 'modelName' | 'priceCents' | 'askedCents' | 'askedCurrency'
>;

const columns = getTableColumns(ads);
const columnOf = (name: PlainField) => camel(name) as keyof AdTexts;
const plainFields = (Object.keys(AdFields.shape) as PlainField[]).filter((name) => columnOf(name) in columns);

/** What is stored where nothing is said. */
const unsaid = (name: PlainField) => {
  const { notNull, default: value = null } = columns[columnOf(name)];
  return notNull ? value : null;
};

const plainly = (value: (name: PlainField) => unknown) =>
  Object.fromEntries(plainFields.map((name) => [name, value(name) ?? unsaid(name)])) as Pick<
    Written,
    PlainField
  >;

/** Checked fields as the ad that they say. `lang` is that of the request, for one that does not say its own. */
export const writtenFrom = (fields: AdFields, lang: Locale): Written => {
  const onMap = fields.lat !== undefined && fields.long !== undefined;
  return {
    ...plainly((name) => fields[name]),
    description: cleanDescription(fields.description),
    facts: inOrder(fields.facts ?? {}),
    language: fields.language ?? lang,
    ...(onMap ? {} : { lat: null, long: null }),
    model: fields.model ?? null,
    price: fields.price,
    price_currency: fields.price_currency ?? 'USD',
    images: [...new Set(fields.images)],
    socials: fields.socials
      .map(({ social_media_id = null, link = null }) => ({ social_media_id, link }))
      .filter(({ social_media_id, link }) => social_media_id !== null || link !== null),
  };
};

/** The same of an ad that is stored. */
export const writtenOf = (
  ad: AdTexts,
  images: readonly string[],
  socials: readonly SocialRow[],
  { carModels }: Catalogue,
): Written => ({
  ...plainly((name) => ad[columnOf(name)]),
  facts: inOrder(ad.facts),
  model: carModels.get(ad.carModelId ?? 0)?.name ?? ad.modelName,
  ...writtenPrice(ad),
  images: [...images],
  socials: socials.map(({ socialMediaId, link }) => ({ social_media_id: socialMediaId, link })),
});

/** The row of the brand's model of that name, in any case of letters. */
const modelRow = ({ brand_id, model }: Written, { carModels }: Catalogue): number | null => {
  const name = model?.toLowerCase();
  if (brand_id === null || name === undefined) return null;
  for (const row of carModels.values()) {
    if (row.brandId === brand_id && row.name.toLowerCase() === name) return row.id;
  }
  return null;
};

/** What is stored of it. A model that the catalogue does not know stays in the seller's words. */
export const rowsOf = (
  written: Written,
  catalogue: Catalogue,
): { texts: AdTexts; pictures: string[]; socials: SocialRow[] } => {
  const carModelId = modelRow(written, catalogue);
  return {
    texts: {
      ...(Object.fromEntries(
        plainFields.map((name) => [columnOf(name), written[name] ?? unsaid(name)]),
      ) as Pick<AdTexts, Camel<PlainField>>),
      carModelId,
      modelName: carModelId === null ? written.model : null,
      ...priceColumns(written, catalogue),
    },
    pictures: written.images,
    socials: written.socials.map(({ social_media_id, link }) => ({ socialMediaId: social_media_id, link })),
  };
};
