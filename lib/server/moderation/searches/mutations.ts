import { eq, sql } from 'drizzle-orm';
import type { Synonym } from '@/lib/contract/moderation-fields';
import { adTypes, brands, carModels, categories, searchMisses, states, subCategories } from '@/lib/db/schema';
import { foldWords } from '@/lib/text/fold';
import type { AccountRow } from '../../accounts/present';
import { nameOf } from '../../catalogue/rows';
import { announce } from '../../changes';
import { notFound } from '../../http-error';
import { refuseFields } from '../../problems';
import { knowWords } from '../../search/known';
import { transact } from '../../transaction';
import type { Deciding } from '../ads/mutations';
import { audit } from '../log/write';

/** Takes a search off the list: it is no word of ours. A 404 where it is not on it. */
export const forgetMiss = async (query: string, moderator: AccountRow): Promise<void> => {
  await transact(async (tx) => {
    const [gone] = await tx.delete(searchMisses).where(eq(searchMisses.query, query)).returning();
    if (!gone) throw notFound();
    await audit(tx, {
      actorId: moderator.id,
      action: 'search.forget',
      subject: 'search',
      subjectId: query,
      details: { title: query, times: gone.times },
    });
  });
};

const rows = {
  category: { table: categories, subject: 'categories' },
  'sub-category': { table: subCategories, subject: 'sub-categories' },
  brand: { table: brands, subject: 'brands' },
  model: { table: carModels, subject: 'models' },
  state: { table: states, subject: 'states' },
  'ad-type': { table: adTypes, subject: 'ad-types' },
} as const;

const mostAliases = 100;

/**
 * Makes a search another word for a row and takes it off the list. Ads of the row are found by it at once: a search
 * asks for rows by their words as well (lib/server/search). Returns what the row is called.
 */
export const addSynonym = async ({ query, kind, id }: Synonym, { moderator, lang }: Deciding) => {
  const { table, subject } = rows[kind];
  const words = foldWords(query);
  if (!words.length) throw refuseFields([['query', 'unusable']], lang);
  const name = await transact(async (tx) => {
    const [row] = await tx
      .select({ name: table.name, aliases: table.aliases })
      .from(table)
      .where(eq(table.id, id))
      .for('update');
    if (!row) throw refuseFields([['id', 'choice']], lang);
    await tx.delete(searchMisses).where(eq(searchMisses.query, query));
    if (row.aliases.includes(query)) return row.name;
    if (row.aliases.length >= mostAliases) throw refuseFields([['id', 'tooManyRows']], lang);
    await tx
      .update(table)
      .set({ aliases: sql`array_append(${table.aliases}, ${query})` })
      .where(eq(table.id, id));
    await knowWords(tx, words);
    await audit(tx, {
      actorId: moderator.id,
      action: 'synonym.add',
      subject,
      subjectId: id,
      details: { title: `${nameOf(row, 'en')}: ${query}`, before: row.aliases },
    });
    return row.name;
  });
  announce(['reference']);
  return nameOf({ name }, lang);
};
