import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import { connect } from '@/lib/db/connect';
import { ads } from '@/lib/db/schema';
import type { FactValues } from '@/lib/facts/fact';
import type { Tx } from '../ads/decisions';
import { sureFacts } from '../ads/sure-facts';
import { type Catalogue, getCatalogue } from '../catalogue/rows';
import { announce } from '../changes';
import { audit } from '../moderation/log/write';
import { knowWords } from '../search/known';
import { wordsOfAd } from '../search/words';
import { transact } from '../transaction';

const batchAds = 200;

/** What was read in one ad. */
type Reading = { id: number; title: string; facts: FactValues };

export type ReadFactsOptions = {
  /** Otherwise everything is read and nothing written. */
  write: boolean;
  /** Behind this ad: where an earlier run was stopped. */
  after?: number;
  signal?: AbortSignal;
  onBatch?: (batch: { last: number; read: number; readings: readonly Reading[] }) => void;
};

/** Ads that state nothing, and of which no edit waits that would state nothing either. */
const silent = (after: number) =>
  and(
    gt(ads.id, after),
    isNull(ads.deletedAt),
    sql`${ads.facts} = '{}'::jsonb`,
    sql`not exists (select 1 from ad_revisions r where r.ad_id = ${ads.id} and r.status = 'pending')`,
  );

const readBatch = async (tx: Tx, after: number, catalogue: Catalogue, write: boolean) => {
  const query = tx.select().from(ads).where(silent(after)).orderBy(asc(ads.id)).limit(batchAds);
  const found = await (write ? query.for('update') : query);
  const readings: Reading[] = [];
  for (const ad of found) {
    const facts = sureFacts(ad, catalogue);
    if (!Object.keys(facts).length) continue;
    readings.push({ id: ad.id, title: ad.title, facts });
    if (!write) continue;
    const words = wordsOfAd({ ...ad, facts }, catalogue);
    await tx
      .update(ads)
      .set({ facts, search: sql`array_to_tsvector(${sql.param(words)}::text[])` })
      .where(eq(ads.id, ad.id));
    await knowWords(tx, words);
    await audit(tx, {
      actorId: null,
      action: 'ad.read-facts',
      subject: 'ad',
      subjectId: ad.id,
      details: { title: ad.title, written: facts },
    });
  }
  return { found, readings };
};

/**
 * Reads the texts of ads that state nothing, and takes what they state beyond doubt (`sureFacts`); what a seller has
 * stated is never touched. Returns the last ad that was looked at, and whether all were.
 */
export const readFacts = async ({
  write,
  after = 0,
  signal,
  onBatch = () => {},
}: ReadFactsOptions): Promise<{ last: number; finished: boolean }> => {
  const { db } = await connect();
  let last = after;
  while (!signal?.aborted) {
    const catalogue = await getCatalogue();
    const { found, readings } = write
      ? await transact((tx) => readBatch(tx, last, catalogue, true))
      : await db.transaction((tx) => readBatch(tx, last, catalogue, false));
    if (!found.length) return { last, finished: true };
    last = found.at(-1)?.id ?? last;
    if (write && readings.length) announce(['ads', ...readings.map(({ id }) => `ad:${id}` as const)]);
    onBatch({ last, read: found.length, readings });
  }
  return { last, finished: false };
};
