import { eq } from 'drizzle-orm';
import { freeTexts, type GlossaryTerm } from '@/lib/contract/ads';
import { connect } from '@/lib/db/connect';
import { ads } from '@/lib/db/schema';
import { glossaryOf } from '@/lib/facts/recognise/glossary';
import { defaultLocale, isLocale, type Locale } from '@/lib/i18n/locales';
import { getCatalogue, sheetFor } from '../catalogue/rows';
import { hasPage } from './availability';
import { cleanDescription } from './description';

/** The words of the trade in the texts of an ad that everybody may open; null when there is no such ad. */
export const findGlossary = async (id: number, lang: Locale): Promise<GlossaryTerm[] | null> => {
  const [{ db }, catalogue] = await Promise.all([connect(), getCatalogue()]);
  const [ad] = await db.select().from(ads).where(eq(ads.id, id));
  if (!ad || !hasPage(ad)) return null;
  const from = isLocale(ad.language) ? ad.language : defaultLocale;
  if (from === lang) return [];
  const texts = { ...ad, description: cleanDescription(ad.description) };
  const trade = { facts: catalogue.facts, sheet: sheetFor(catalogue, ad.categoryId, ad.subCategoryId) };
  return freeTexts.flatMap((part) =>
    glossaryOf(texts[part], { from, to: lang }, trade).map((term) => ({ part, ...term })),
  );
};
