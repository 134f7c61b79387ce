import { inArray } from 'drizzle-orm';
import { connect } from '@/lib/db/connect';
import { ads } from '@/lib/db/schema';
import type { Locale } from '@/lib/i18n/locales';
import { getCatalogue } from '../catalogue/rows';
import { lineColumns, presentLine } from './present-line';

/**
 * What each of these ads is called to a reader of a language, whatever its status: by its title, or where that is in
 * another language by its line, with the isolates of it. An id that never was is left out.
 */
export const findTitles = async (ids: readonly number[]): Promise<Map<number, (lang: Locale) => string>> => {
  if (!ids.length) return new Map();
  const [{ db }, catalogue] = await Promise.all([connect(), getCatalogue()]);
  const rows = await db
    .select({ id: ads.id, title: ads.title, ...lineColumns })
    .from(ads)
    .where(inArray(ads.id, [...new Set(ids)]));
  return new Map(
    rows.map(({ id, title, ...ad }) => [id, (lang) => presentLine(ad, { lang, catalogue })?.text ?? title]),
  );
};
