import { z } from 'zod';

// What an import map may say. It is data, not code: a map can be a JSON file. import/README.md explains it.

const isPattern = (text: string) => {
  try {
    new RegExp(text, 'iu');
    return true;
  } catch {
    return false;
  }
};

/** A regular expression that is looked for anywhere in the text, in large and small letters alike. */
const Pattern = z.string().min(1).max(500).refine(isPattern, 'is not a regular expression');

/** Text with columns in braces: "{make} {model}". `{a|b}` is the first that is not empty, `{a?}` need not exist. */
const Template = z.string().min(1).max(2000);

const Name = z
  .string()
  .min(1)
  .max(80)
  .regex(/^[^{}|?$]+$/, 'must not hold any of {}|?$');

const Range = z.strictObject({ atLeast: z.number().optional(), below: z.number().optional() });

/** Column by column, a pattern to be found in it or a range that its number lies in; all of them have to hold. */
export const When = z.record(Name, z.union([Pattern, Range]));
export type When = z.infer<typeof When>;

/** A further column, made from others: what `take` ($1, $2…) says of the match; empty where nothing matches. */
const Part = z.strictObject({
  from: Template,
  match: Pattern.optional(),
  take: z.string().max(100).default('$&'),
  /** `title`: Every Word Begins Large. */
  letters: z.enum(['small', 'large', 'title']).optional(),
  /** Replacements made last, in their order, everywhere in the text. */
  replace: z.array(z.tuple([Pattern, z.string().max(100)])).default([]),
});

/** One of our rows. `from` is its slug or a name in any language; the first rule that holds comes before it. */
const Choice = z.strictObject({
  rules: z.array(z.strictObject({ when: When, is: z.string().max(120) })).default([]),
  from: Template.optional(),
  default: z.string().max(120).optional(),
});

/** How numbers are written. Without marks they are read as people write them, and a lone mark before three digits parts thousands. */
const numberMarks = {
  thousands: z.enum(['.', ',', "'", ' ']).optional(),
  decimal: z.enum(['.', ',']).optional(),
};

/** What becomes of a number outside its bounds: the row is refused, or the value is left out. */
const outside = z.enum(['refuse', 'leave out']).default('refuse');

const Reading = z.strictObject({
  from: Template,
  ...numberMarks,
  min: z.number().optional(),
  max: z.number().optional(),
  outside,
  /** Values that mean "not known". */
  unknown: Pattern.optional(),
});

const encodings = [
  'utf-8',
  'windows-1250',
  'windows-1251',
  'windows-1252',
  'windows-1254',
  'windows-1256',
  'iso-8859-1',
  'iso-8859-9',
] as const;

const lines = z.array(Template).max(40).default([]);

export const ImportMap = z.strictObject({
  /** Names the set: its ads carry it, and belong to the account `import-{source}`. */
  source: z
    .string()
    .max(40)
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be small letters, digits and dashes'),
  /** For people. */
  name: z.string().min(1).max(80),
  /** Otherwise it is seen from the first line. */
  delimiter: z.enum([',', ';', '\t', '|']).optional(),
  encoding: z.enum(encodings).default('utf-8'),
  parts: z.record(Name, Part).default({}),
  /** Together they name an ad within its source. Without any, a row is named by its whole content. */
  key: z.array(Template).max(5).default([]),
  /** Rows that are no ads. They are counted, not reported one by one. */
  skip: z.array(z.strictObject({ when: When, because: z.string().min(1).max(120) })).default([]),

  /** The first whose columns are all filled; where none is, the last one as it comes. */
  title: z.array(Template).min(1).max(10),
  /** Line by line; a line whose columns are not all filled is left out. */
  description: lines,
  information: lines,
  feature: lines,
  specification: lines,
  /** `guess` looks at the letters of the title and the description. */
  language: z.enum(['en', 'ar', 'ckb', 'guess']).default('guess'),

  category: Choice,
  subCategory: Choice.optional(),
  adType: Choice.default({ rules: [], default: 'sale' }),
  state: Choice.optional(),
  brand: z
    .strictObject({
      from: Template,
      /** Other ways in which this source writes a make, and makes of several words that no reference row knows. */
      aliases: z.record(z.string(), z.string()).default({}),
      /** Its other names in any script, parted by semicolons or bars: a make that is added gets them. */
      names: Template.optional(),
      /** Values that are no make. */
      none: Pattern.optional(),
      /** The make is how the text begins; the rest of it is `{$rest}`. */
      leads: z.boolean().default(false),
    })
    .optional(),
  model: z
    .strictObject({
      from: Template,
      /** Its other names, as of makes. */
      names: Template.optional(),
      /** Only what this finds is the model. */
      match: Pattern.optional(),
      none: Pattern.optional(),
      /** A longer text describes a thing and names no model. */
      longest: z.number().int().min(1).max(80).default(40),
    })
    .optional(),
  /** Whether a make or a model that is not there yet becomes a reference row: always, never or under a condition. */
  addBrands: z.union([z.boolean(), When]).default(false),
  addModels: z.union([z.boolean(), When]).default(false),

  price: z
    .strictObject({
      from: Template,
      ...numberMarks,
      /** Where the text names none: ISO 4217. */
      currency: z.string().regex(/^[A-Z]{3}$/),
      /** Units for one US dollar, for a currency that the table of currencies lacks. */
      rate: z.number().positive().optional(),
      /** 1000000 for prices in millions. */
      times: z.number().positive().default(1),
      /** Texts that mean "price on request"; an empty one and 0 always do. */
      onRequest: Pattern.optional(),
      /** In US dollars. */
      min: z.number().optional(),
      max: z.number().optional(),
      outside,
    })
    .optional(),
  priceType: z
    .strictObject({
      from: Template.optional(),
      fix: Pattern.optional(),
      negotiable: Pattern.optional(),
      default: z.enum(['fix', 'negotiable']).default('negotiable'),
    })
    .default({ default: 'negotiable' }),
  vat: z
    .strictObject({
      from: Template.optional(),
      include: Pattern.optional(),
      exclude: Pattern.optional(),
      default: z.enum(['include', 'exclude']).default('exclude'),
    })
    .default({ default: 'exclude' }),
  year: Reading.optional(),
  hours: Reading.optional(),
  distance: Reading.extend({
    unit: z.enum(['km', 'mi']),
    /** Overrides `unit` where it says km or miles. */
    unitFrom: Template.optional(),
  }).optional(),
  /** What it states, by the keys of facts: "22 t", a choice's key or name in any language, yes or no. */
  facts: z.record(z.string().max(40), Template).default({}),
  /** Columns that are called by a fact's key, and are nothing else, say that fact. */
  factColumns: z.boolean().default(false),
  /** When it was posted. The format is made of YYYY YY MMM M D H mm ss; without one it is ISO 8601. */
  date: z.strictObject({ from: Template, format: z.string().max(40).optional() }).optional(),

  phone: Template.optional(),
  whatsapp: Template.optional(),
  email: Template.optional(),
  website: Template.optional(),
  zipCode: Template.optional(),
  lat: Template.optional(),
  long: Template.optional(),
});

/** A map as it is written. */
export type ImportMap = z.input<typeof ImportMap>;
/** A map with its defaults filled in. */
export type FullMap = z.output<typeof ImportMap>;
