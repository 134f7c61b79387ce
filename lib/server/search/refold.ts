import { sql } from 'drizzle-orm';
import type { Database } from '@/lib/db/connect';
import { ads } from '@/lib/db/schema';
import { oncePerProcess } from '@/lib/once-per-process';
import { afterCommit } from '../after-commit';
import { getCatalogue } from '../catalogue/rows';
import { announce } from '../changes';
import { runJob } from '../jobs';
import { transact } from '../transaction';
import { knowWords } from './known';
import { foldVersion, wordsOfAd } from './words';

const batch = 200;
/** The site has the database most of the time. */
const pause = 50;

type State = { up_to: number | null };

/** An empty database has no ad of an older release. */
export const nothingToRefold = (tx: Pick<Database, 'execute'>) =>
  tx.execute(sql`
    insert into search_fold (version, up_to) values (${foldVersion}, null) on conflict do nothing`);

/** Reads the next ads anew. Returns how many of them have other words now, and null at the end; one process does it. */
const refoldBatch = async (): Promise<number | null> => {
  const catalogue = await getCatalogue();
  return transact(async (tx) => {
    const read = async <Row>(query: ReturnType<typeof sql>) =>
      ((await tx.execute(query)) as unknown as { rows: Row[] }).rows;
    await tx.execute(sql`insert into search_fold (version) values (${foldVersion}) on conflict do nothing`);
    const [state] = await read<State>(
      sql`select up_to from search_fold where version = ${foldVersion} for update skip locked`,
    );
    if (!state || state.up_to === null) return null;
    // Held, so that what a seller writes meanwhile is not undone.
    const old = await tx
      .select()
      .from(ads)
      .where(sql`${ads.id} > ${state.up_to}`)
      .orderBy(ads.id)
      .limit(batch)
      .for('update');
    const words = old.map((ad) => ({ id: ad.id, words: wordsOfAd(ad, catalogue) }));
    const folds = JSON.stringify(words.map((one) => ({ ...one, words: one.words.join(' ') })));
    const changed = await read<{ id: number }>(sql`
      update ads set search = w.search
        from (select id, array_to_tsvector(string_to_array(words, ' ')) as search
                from jsonb_to_recordset(${folds}::jsonb) as r(id int, words text)) w
       where ads.id = w.id and ads.search <> w.search returning ads.id`);
    await knowWords(tx, new Set(words.flatMap((one) => one.words)));
    await tx.execute(
      sql`update search_fold set up_to = ${old.at(-1)?.id ?? null} where version = ${foldVersion}`,
    );
    return old.length ? changed.length : null;
  });
};

/** Makes the words of all ads anew that an older release has folded; ends at once where that is done. */
export const refold = async (): Promise<void> => {
  let changed = 0;
  for (let more = await refoldBatch(); more !== null; more = await refoldBatch()) {
    changed += more;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  // Lists and counts of words are kept; a page whose words say the same is as good as before.
  if (changed) announce(['ads']);
};

/** Goes on reading ads anew, beside everything else. Called after what changed was announced. */
export const refoldInBackground = () =>
  afterCommit('Reading ads anew for the search', () => runJob('refold', () => null, refold));

/** From the commit on all ads are to be read anew: `refoldInBackground` does it, or the next process that starts. */
export const askToRefold = async (tx: Pick<Database, 'execute'>): Promise<void> => {
  await tx.execute(sql`
    insert into search_fold (version) values (${foldVersion}) on conflict (version) do update set up_to = 0`);
};

/** Soon after the start, beside everything else. */
export const refoldOnce = () =>
  oncePerProcess('reading ads anew', () => setTimeout(refoldInBackground, 5_000).unref());
