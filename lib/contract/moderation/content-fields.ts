import { z } from 'zod';
import { inOrder } from '@/lib/facts/stated';
import { StatedFacts } from '../ad-fields';
import {
  AdDays,
  degrees,
  Email,
  oneLine,
  orNull,
  Phone,
  problem,
  rowNumber,
  webAddress,
  wholeNumber,
} from '../field-rules';
import { Aliases, HtmlWords, LongWords, MaybeLink, MaybeWords, PictureAddress, Words } from './content-rules';
import { FactFields, Noun, SheetFields } from './fact-fields';

// What the operator writes, a kind of row each, whether new or changed: a change says the whole row. On zod alone, as
// field-rules.ts says.

const categoryIconNames = [
  'attachments-and-parts',
  'buses-and-vans',
  'cars',
  'concrete-and-crushing',
  'construction-machinery',
  'farm-machinery',
  'lifting-and-handling',
  'motorcycles-and-quads',
  'power-and-oilfield',
  'tractors',
  'trailers',
  'trucks',
] as const;

/** The drawings under public/icons/categories, as a category names one. */
export const categoryIcons = categoryIconNames.map((name) => `/icons/categories/${name}.svg` as const);

/** The drawings under public/icons/social, as a link names one. */
export const socialIcons = [
  'facebook',
  'instagram',
  'linkedin',
  'telegram',
  'tiktok',
  'whatsapp',
  'x',
  'youtube',
] as const;

const Name = Words(80);

const Banner = z.object({
  image: PictureAddress,
  title: Words(120),
  description: HtmlWords,
  ctaText: MaybeWords(40),
  link: MaybeLink,
});

const PictureCard = z.object({ image: PictureAddress, title: Words(120), description: LongWords(1_000) });

/** Units for one US dollar, as a number or as a form writes it. */
const Rate = z
  .union([z.string().trim(), z.number().transform(String)], problem('rate'))
  .pipe(z.string().regex(/^\d{1,9}(\.\d{1,9})?$/, problem('rate')))
  .transform(Number)
  .refine((value) => value > 0, problem('rate'));

export const CurrencyCode = z.string(problem('required')).regex(/^[A-Z]{3}$/, problem('currencyCode'));

const Contact = z
  .object({ type: z.enum(['email', 'phone'], problem('choice')), name: oneLine(120) })
  // As it is shown: a number keeps its spaces.
  .superRefine(({ type, name }, { addIssue }) => {
    if (!(type === 'email' ? Email : Phone).safeParse(name).success)
      addIssue({ code: 'custom', path: ['name'], message: problem(type) });
  });

/** The fields of every kind, by its name in the addresses of the API. */
export const contentFields = {
  slides: Banner,
  'why-choose': PictureCard,
  'about-sections': Banner,
  reasons: PictureCard,
  faqs: z.object({ category: Words(60), title: Words(300), description: HtmlWords }),
  plans: z.object({
    title: Words(60),
    price: wholeNumber(1_000_000),
    regular: wholeNumber(1_000_000),
    featured: wholeNumber(1_000_000),
    top: wholeNumber(1_000_000),
    ad_days: orNull(AdDays),
    popular: z.boolean(problem('choice')).default(false),
  }),
  categories: z.object({
    name: Name,
    aliases: Aliases,
    icon: z.enum(categoryIcons, problem('choice')),
    noun: Noun,
  }),
  'sub-categories': z.object({ category_id: rowNumber('choice'), name: Name, aliases: Aliases, noun: Noun }),
  facts: FactFields,
  sheets: SheetFields,
  brands: z.object({ name: Name, aliases: Aliases }),
  models: z.object({
    brand_id: rowNumber('choice'),
    name: oneLine(80),
    aliases: Aliases,
    category_id: orNull(rowNumber('choice')),
    sub_category_id: orNull(rowNumber('subCategory')),
    /** What is the same of every machine of the model. */
    facts: StatedFacts.default({}).transform(inOrder),
  }),
  states: z.object({
    name: Name,
    aliases: Aliases,
    /** ISO 3166-2. */
    iso: orNull(oneLine(10)),
    lat: degrees(90),
    long: degrees(180),
  }),
  'ad-types': z.object({ name: Name, aliases: Aliases }),
  'social-media': z.object({ name: Name }),
  currencies: z.object({
    /** ISO 4217; stays as it is. */
    code: CurrencyCode,
    name: Words(60),
    symbol: oneLine(8),
    rate: Rate,
    decimals: wholeNumber(3),
  }),
  contacts: Contact,
  'social-links': z.object({
    name: oneLine(60),
    icon: z.enum(socialIcons, problem('choice')),
    link: webAddress(300, 'website'),
  }),
};

export type ContentKind = keyof typeof contentFields;
export const contentKinds = Object.keys(contentFields) as ContentKind[];
