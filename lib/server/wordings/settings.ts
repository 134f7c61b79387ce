import { Settings } from '@/lib/contract/wordings';
import { connect } from '@/lib/db/connect';
import type { Locale } from '@/lib/i18n/locales';
import { inLanguage } from './in-language';
import { sanitizeHtml } from './sanitize';
import { readStoredSettings } from './stored-settings';

const withSafePages = (site: Settings): Settings => {
  const safe = Object.entries(site).map(([key, value]) =>
    typeof value === 'object' && 'short_description' in value
      ? [key, { ...value, description: sanitizeHtml(value.description) }]
      : [key, value],
  );
  return Object.fromEntries(safe) as Settings;
};

/** What the operator says of the site, in one language. */
export const readSettings = async (lang: Locale): Promise<Settings> => {
  const { db } = await connect();
  const stored = await readStoredSettings(db);
  const values = Object.fromEntries(stored.map(([key, value]) => [key, inLanguage(value, lang)]));
  return withSafePages(Settings.parse(values));
};
