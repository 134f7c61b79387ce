import type { Choice, CoreFact, Fact, SheetFact } from '@/lib/facts/fact';
import type { Translated } from '@/lib/i18n/locales';

/** Which drawing a machine gets. */
export const machineKinds = [
  'excavator',
  'wheeled-excavator',
  'mini-excavator',
  'wheel-loader',
  'backhoe-loader',
  'skid-steer',
  'dozer',
  'grader',
  'roller',
  'paver',
  'dumper',
  'mobile-crane',
  'telehandler',
  'forklift',
  'boom-lift',
  'reach-stacker',
  'concrete-pump',
  'mixer-truck',
  'crusher',
  'generator',
  'compressor',
  'tractor',
  'combine',
  'baler',
  'tractor-unit',
  'tipper',
  'light-truck',
  'trailer',
  'lowbed',
  'bus',
  'van',
  'saloon',
  'suv',
  'pickup',
  'motorcycle',
  'attachment',
] as const;
export type MachineKind = (typeof machineKinds)[number];

export type SubCategorySeed = {
  slug: string;
  name: Translated;
  /** Street words and other spellings, in any script, by which people search for it. */
  aliases: readonly string[];
};

export type CategorySeed = {
  slug: string;
  name: Translated;
  aliases: readonly string[];
  subCategories: readonly SubCategorySeed[];
};

export type BrandSeed = {
  slug: string;
  name: Translated;
  /** Short forms and other spellings, in any script: "cat", "كات", "مرسيدس"… */
  aliases: readonly string[];
  /** The colour its machines are painted in, as #rrggbb. */
  color: string;
};

export type ModelSeed = {
  brand: string;
  name: string;
  category: string;
  subCategory: string;
  kind: MachineKind;
  /** First and last model year. */
  years: readonly [number, number];
  /** What its meter counts: working hours, kilometres, or nothing (attachments, trailers). */
  meter: 'hours' | 'km' | 'none';
  /** Usual reading of that meter, lowest and highest. */
  usage: readonly [number, number];
  /** Usual asking price in US dollars, lowest and highest. */
  price: readonly [number, number];
};

export type StateSeed = {
  slug: string;
  iso: string;
  name: Translated;
  /** Other spellings, the seat and the larger towns: people say where a machine stands, not under whose rule. */
  aliases: readonly string[];
  lat: number;
  long: number;
  weight: number;
};
export type AdTypeSeed = {
  slug: 'sale' | 'rent' | 'wanted' | 'exchange' | 'auction' | 'parts' | 'service';
  name: Translated;
  aliases: readonly string[];
};
/** `rate`: how many units one US dollar buys. */
export type CurrencySeed = { code: string; name: Translated; symbol: string; rate: number; decimals: number };
export type SocialMediaSeed = { slug: string; name: Translated };

/** The drawing that stands beside a block of text. */
export type BlockImage =
  | 'trust'
  | 'search'
  | 'chat'
  | 'languages'
  | 'about-yard'
  | 'about-people'
  | 'about-road'
  | 'promo';

/** `description` is HTML; `short_description` is plain text that fits the 200 characters shown of it. */
export type InformationPageSeed = {
  title: Translated;
  description: Translated;
  short_description: Translated;
};

/** The site settings, by the names that the API gives them. */
export type WordingSettings = {
  logo: string;
  ad_days: number;
  log_contact_days: number;
  company_name: Translated;
  tagline: Translated;
  titleSite: Translated;
  descriptionSite: Translated;
  titleWhy: Translated;
  descriptionWhy: Translated;
  titleAbout: Translated;
  descriptionAbout: Translated;
  titleReason: Translated;
  descriptionReason: Translated;
  titleContact: Translated;
  descriptionContact: Translated;
  directories: readonly { name: Translated }[];
  company_details: { description: Translated };
  address: Translated;
  /** Shown as the place on home cards, the same in every language. */
  card_location_label: string;
  sellingTip: InformationPageSeed;
  buyAndSell: InformationPageSeed;
  membership: InformationPageSeed;
  bannerAdvertising: InformationPageSeed;
  howToStaySafe: InformationPageSeed;
  termsAndConditions: InformationPageSeed;
  privacyPolicy: InformationPageSeed;
};

/** `link` names a category by its slug, `/ads?category=tractors`, or any other page of the site. */
export type SlideSeed = {
  image: `slide-${0 | 1 | 2}`;
  title: Translated;
  description: Translated;
  ctaText: Translated;
  link: string;
};

/** A why-choose item or a reason: plain text, shown cut, so it is short. */
export type PictureBlockSeed = { image: BlockImage; title: Translated; description: Translated };

export type AboutSectionSeed = {
  image: BlockImage;
  title: Translated;
  description: Translated;
  ctaText: Translated;
  link: string;
};

export type FaqSeed = { category: Translated; title: Translated; description: Translated };

/** `price` in US dollars a month. */
export type PlanSeed = {
  slug: string;
  title: Translated;
  price: number;
  regular: number;
  featured: number;
  top: number;
  /** How long its ads are listed where that is longer than the setting. */
  adDays: number | null;
  popular: 0 | 1;
};

export type ContactSeed = { type: 'email' | 'phone'; name: string };
export type SocialLinkSeed = { name: string; icon: string; link: string };

/** A choice of a fact; what is left out it does not have. */
export type ChoiceSeed = Pick<Choice, 'key' | 'name'> & Partial<Choice>;

/** A fact, the same way; a short name where it has one of its own, and a unit to show it in where that is another. */
export type FactSeed = Pick<Fact, 'key' | 'kind' | 'name'> &
  Partial<Omit<Fact, 'choices'>> & { choices?: readonly ChoiceSeed[] };

/** What of a sheet's fact is true, in words: "facet card title". */
export type SheetSeed = {
  category: string;
  /** Without one it is the sheet of all sub-categories that have none of their own. */
  subCategory?: string;
  core: readonly CoreFact[];
  facts: Readonly<Record<SheetFact['key'], string>>;
};
