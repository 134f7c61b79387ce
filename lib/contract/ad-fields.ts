import { z } from 'zod';
import { chosenAvailabilities } from './availability';
import {
  degrees,
  Email,
  longText,
  onOneLine,
  optional,
  Phone,
  problem,
  rowNumber,
  stated,
  text,
  webAddress,
  wholeNumber,
  ZipCode,
} from './field-rules';
import { priceCurrencies } from './price-currencies';
import { longestNote } from './report-note';

// What a seller types about an ad. On zod alone, as field-rules.ts says.

/** An ad states no more of its machine than this. */
export const mostFacts = 60;
export const mostPictures = 5;
export const mostSocials = 10;

/** The choices of the form: the latest 30 years, this one first. */
export const yearChoices = (now = new Date()): number[] =>
  Array.from({ length: 30 }, (_, index) => now.getUTCFullYear() - index);

/** An amount with at most two decimals, as a number or as a form writes it. */
const Price = z
  .union([z.string().trim(), z.number().transform(String)], {
    error: ({ input }) => problem(input == null ? 'required' : 'price'),
  })
  .pipe(z.string().min(1, problem('required')))
  .pipe(z.string().regex(/^\d{1,12}(\.\d{1,2})?$/, problem('price')))
  .transform(Number)
  .refine((value) => value > 0, problem('price'));

const Year = wholeNumber(9999).refine(
  (value) => value >= 1900 && value <= new Date().getUTCFullYear(),
  problem('year'),
);

const PriceType = z.enum(['fix', 'negotiable'], problem('choice'));
const Vat = z.enum(['include', 'exclude'], problem('choice'));
const Model = longText(80).regex(onOneLine, problem('unusable'));

const factText = z.string(problem('unusable')).max(40, problem('tooLong'));

/** What is stated of a machine, by the keys of GET /v1/fact; as text of JSON, too, which is how a form says it. Null is not stated. */
export const StatedFacts = z
  .preprocess(
    (value) => {
      if (typeof value !== 'string') return value;
      try {
        return JSON.parse(value);
      } catch {
        return value;
      }
    },
    z.record(
      factText,
      z.union([z.number(), z.boolean(), factText, z.array(factText).max(50), z.null()], problem('unusable')),
      problem('unusable'),
    ),
  )
  .refine((facts) => Object.keys(facts).length <= mostFacts, problem('tooManyRows'));

/** The key that POST /api/upload gave a picture. */
const PictureKey = z.string(problem('picture')).regex(/^[a-z0-9-]{1,80}$/, problem('picture'));

const Social = z.object({
  social_media_id: optional(rowNumber('choice')),
  link: optional(webAddress(300, 'socialLink')),
});

/**
 * An ad as the API takes it, whether new or changed. What is not stated is not kept: an edit says the whole ad, facts
 * excepted, of which older clients know nothing.
 * `description` may hold a safe subset of HTML; everything else is text.
 */
export const AdFields = z.object({
  ad_type_id: rowNumber('choice'),
  category_id: rowNumber('choice'),
  sub_category_id: optional(rowNumber('subCategory')),
  title: longText(120).regex(onOneLine, problem('unusable')),
  brand_id: optional(rowNumber('choice')),
  /** The name of a model of the brand, or the seller's own word for it. */
  model: optional(Model),
  year: optional(Year),
  price: Price,
  /** What the price is in; US dollars where it is not said. */
  price_currency: optional(z.enum(priceCurrencies, problem('choice'))),
  price_type: optional(PriceType),
  vat: optional(Vat),
  distance: optional(wholeNumber(9_999_999)),
  distance_type: optional(z.enum(['km', 'mi'], problem('choice'))),
  hours: optional(wholeNumber(999_999)),
  facts: optional(StatedFacts),
  description: text(10_000),
  information: optional(text(5_000)),
  feature: optional(text(5_000)),
  specification: optional(text(5_000)),
  /** The language it is written in; that of the request otherwise. */
  language: optional(z.enum(['en', 'ar', 'ckb'], problem('choice'))),
  state_id: rowNumber('state'),
  zip_code: optional(ZipCode),
  phone: optional(Phone),
  whatsapp_number: optional(Phone),
  email: optional(Email),
  website_url: optional(webAddress(200, 'website')),
  lat: optional(degrees(90)),
  long: optional(degrees(180)),
  video_url: optional(webAddress(500, 'video')),
  /** Keys of uploaded pictures, the cover first. */
  images: z.array(PictureKey, problem('picture')).max(mostPictures, problem('picturesTooMany')).default([]),
  /** Rows with neither platform nor link are dropped. */
  socials: z.array(Social, problem('unusable')).max(mostSocials, problem('tooManyRows')).default([]),
});
export type AdFields = z.infer<typeof AdFields>;

/** The form of the site asks for everything but video and social rows. */
export const AdForm = AdFields.extend({
  sub_category_id: rowNumber('subCategory'),
  brand_id: rowNumber('choice'),
  model: Model,
  year: stated(Year),
  price_type: stated(PriceType),
  vat: stated(Vat),
  distance: stated(wholeNumber(9_999_999)),
  information: text(5_000),
  feature: text(5_000),
  specification: text(5_000),
  zip_code: stated(ZipCode),
  phone: stated(Phone),
  whatsapp_number: stated(Phone),
  email: stated(Email),
  website_url: stated(webAddress(200, 'website')),
  lat: stated(degrees(90)),
  long: stated(degrees(180)),
  images: AdFields.shape.images.unwrap().min(1, problem('picturesMissing')),
});
export type AdForm = z.infer<typeof AdForm>;

/** What became of an ad. A sale may name the price, which nobody is shown, and a buyer who wrote about the ad. */
export const AvailabilityFields = z.object({
  availability: z.enum(chosenAvailabilities, problem('choice')),
  sold_price: optional(Price),
  /** What that is in; US dollars where it is not said. */
  price_currency: optional(z.enum(priceCurrencies, problem('choice'))),
  buyer_id: optional(rowNumber('choice')),
});
export type AvailabilityFields = z.infer<typeof AvailabilityFields>;

/** What a mail about the end of an ad leads to. */
export const RenewalFields = z.object({ token: z.string(problem('required')).max(200, problem('unusable')) });

/** A report says why in the reporter's words, or nothing. */
export const ReportFields = z.object({
  ad_id: rowNumber('choice'),
  note: optional(longText(longestNote)),
});
