import type { AllSettings } from '@/lib/contract/moderation/settings';
import {
  type SettingGroup,
  type SettingKey,
  type SettingValues,
  settingGroups,
} from '@/lib/contract/moderation/settings-fields';
import { connect, type Database } from '@/lib/db/connect';
import { sanitizeHtml } from '../../wordings/sanitize';
import { readStoredSettings } from '../../wordings/stored-settings';
import { everyLanguage, inEach, versionOf } from '../content/present';

/** The pages of the site whose `description` is HTML. */
export const isPage = (value: unknown): value is { description: unknown } =>
  typeof value === 'object' && value !== null && 'short_description' in value;

const inAllLanguages = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(inAllLanguages);
  if (typeof value !== 'object' || value === null) return value;
  if ('en' in value) return everyLanguage(value);
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, inAllLanguages(item)]));
};

/** Kept as one text for all languages where nobody has written it in three. */
const spread = (key: string, value: unknown) =>
  key === 'card_location_label' && typeof value === 'string' ? { en: value, ar: '', ckb: '' } : value;

/** The settings as they are written, by a transaction's own eyes. */
export const readValues = async (db: Pick<Database, 'select'>): Promise<SettingValues> => {
  const stored = await readStoredSettings(db);
  const values = stored.map(([key, value]) => {
    const words = inAllLanguages(spread(key, value));
    return [key, isPage(words) ? { ...words, description: inEach(words.description, sanitizeHtml) } : words];
  });
  return Object.fromEntries(values) as SettingValues;
};

/** What a group of settings says, as one version. */
export const versionOfGroup = (group: SettingGroup, values: SettingValues): string =>
  versionOf(settingGroups[group].map((key: SettingKey) => values[key] ?? null));

export const withVersions = (values: SettingValues): AllSettings => ({
  values,
  versions: Object.fromEntries(
    (Object.keys(settingGroups) as SettingGroup[]).map((group) => [group, versionOfGroup(group, values)]),
  ) as AllSettings['versions'],
});

/** Every setting in every language, with the versions of their groups. */
export const readAllSettings = async (): Promise<AllSettings> => {
  const { db } = await connect();
  return withVersions(await readValues(db));
};
