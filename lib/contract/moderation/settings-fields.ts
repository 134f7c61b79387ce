import { z } from 'zod';
import { AdDays, problem, Version, wholeNumber } from '../field-rules';
import { AnyWords, HtmlWords, LongWords, PictureAddress, Words } from './content-rules';

// What the site says of itself, in every language. On zod alone, as field-rules.ts says.

const Page = z.object({ title: Words(120), short_description: LongWords(500), description: HtmlWords });

export const SettingValues = z.object({
  logo: PictureAddress,
  company_name: Words(60),
  tagline: Words(120),
  titleSite: Words(120),
  descriptionSite: LongWords(500),
  /** Shown as the place on home cards; empty: the ad's own state. */
  card_location_label: AnyWords(40),
  titleWhy: Words(120),
  descriptionWhy: LongWords(500),
  titleAbout: Words(120),
  descriptionAbout: LongWords(1_000),
  titleReason: Words(120),
  descriptionReason: LongWords(500),
  titleContact: Words(120),
  descriptionContact: LongWords(500),
  directories: z.array(z.object({ name: Words(80) }), problem('unusable')).max(30, problem('tooManyRows')),
  company_details: z.object({ description: LongWords(1_000) }),
  address: LongWords(300),
  sellingTip: Page,
  buyAndSell: Page,
  membership: Page,
  bannerAdvertising: Page,
  howToStaySafe: Page,
  termsAndConditions: Page,
  privacyPolicy: Page,
  ad_days: AdDays,
  /** How long the log of moderators keeps how to reach the sellers of ads that were refused. */
  log_contact_days: wholeNumber(3650).refine((days) => days >= 1, problem('wholeNumber')),
});

export type SettingValues = z.output<typeof SettingValues>;
export type SettingKey = keyof SettingValues;
export const settingKeys = Object.keys(SettingValues.shape) as SettingKey[];

/** What is edited together, and carries one version. */
export const settingGroups = {
  site: ['logo', 'company_name', 'tagline', 'titleSite', 'descriptionSite', 'card_location_label'],
  home: ['titleWhy', 'descriptionWhy'],
  about: ['titleAbout', 'descriptionAbout', 'titleReason', 'descriptionReason'],
  contact: ['titleContact', 'descriptionContact', 'directories', 'company_details', 'address'],
  sellingTip: ['sellingTip'],
  buyAndSell: ['buyAndSell'],
  membership: ['membership'],
  bannerAdvertising: ['bannerAdvertising'],
  howToStaySafe: ['howToStaySafe'],
  termsAndConditions: ['termsAndConditions'],
  privacyPolicy: ['privacyPolicy'],
  ads: ['ad_days', 'log_contact_days'],
} as const satisfies Record<string, readonly SettingKey[]>;
export type SettingGroup = keyof typeof settingGroups;
export const settingGroupNames = Object.keys(settingGroups) as [SettingGroup, ...SettingGroup[]];

/** Some settings, with the versions of the groups that they belong to. */
export const SettingChange = z.object({
  values: SettingValues.partial(),
  versions: z.partialRecord(z.enum(settingGroupNames), Version, problem('required')),
});
export type SettingChange = z.output<typeof SettingChange>;
