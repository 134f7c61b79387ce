import { z } from 'zod';
import { priceCurrencies } from '@/lib/contract/price-currencies';
import { localeCodes } from '@/lib/i18n/locales';

const text = (longest: number) => z.string().max(longest);
const whole = z.int().min(0).max(2_147_483_647);
const slug = text(80);

/** How long the texts of an ad may be; the reader cuts nothing, it refuses. */
export const longest = { title: 200, text: 20_000 } as const;

/** How many other names a make or model may have, and how long one may be: as many as the operator can give it. */
export const mostNames = 100;
export const longestOtherName = 60;
const otherNames = z.array(text(longestOtherName)).max(mostNames).optional();

/** An ad as a reader makes it of a row, and as it is landed: everything by slug or name, no ids. */
export const ImportedAd = z.object({
  key: text(200).min(1),
  title: text(longest.title).min(1),
  description: text(longest.text),
  information: text(longest.text),
  feature: text(longest.text),
  specification: text(longest.text),
  language: z.enum(localeCodes),
  category: slug,
  subCategory: slug.nullable(),
  /** With `add`, a make that is not there yet becomes a reference row, with its other names. */
  brand: z.object({ slug, name: text(40), add: z.boolean(), names: otherNames }).nullable(),
  model: z.object({ name: text(80), add: z.boolean(), names: otherNames }).nullable(),
  adType: slug,
  state: slug.nullable(),
  year: whole.nullable(),
  hours: whole.nullable(),
  distance: whole.nullable(),
  distanceType: z.enum(['km', 'mi']),
  /** What it states, by the keys of facts. */
  facts: z.record(text(40), z.union([z.int(), z.boolean(), text(40), z.array(text(40))])),
  priceCents: z.int().min(0).max(100_000_000_000_000).nullable(),
  /** As it was asked, where that is not in US dollars. */
  asked: z
    .object({ cents: z.int().min(0).max(Number.MAX_SAFE_INTEGER), currency: z.enum(priceCurrencies) })
    .nullable(),
  priceType: z.enum(['fix', 'negotiable']),
  vat: z.enum(['include', 'exclude']),
  phone: text(40).nullable(),
  whatsapp: text(40).nullable(),
  email: text(200).nullable(),
  website: text(500).nullable(),
  zipCode: text(20).nullable(),
  lat: z.number().min(-90).max(90).nullable(),
  long: z.number().min(-180).max(180).nullable(),
  createdAt: z.iso.datetime(),
});
export type ImportedAd = z.infer<typeof ImportedAd>;
