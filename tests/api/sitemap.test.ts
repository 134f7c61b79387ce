import { desc, isNotNull, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { adsPerPart } from '@/lib/contract/sitemap';
import { connect } from '@/lib/db/connect';
import { ads } from '@/lib/db/schema';
import { call } from '../support/api';
import { withTestDatabase } from '../support/database';

withTestDatabase();

type Row = { id: number; updated_at: string };

describe('the sitemap’s reads', () => {
  test('walk all public ads, each once, with the time of its last change', async () => {
    const { rows } = await connect();
    const stored = await rows<{ id: number }>(
      sql`select id from ads where facet_bucket_id is not null order by id`,
    );
    const walked: Row[] = [];
    for (;;) {
      const after = walked.at(-1)?.id ?? 0;
      const { status, body } = await call(`/v1/sitemap/ads?after=${after}&limit=50`);
      expect(status).toBe(200);
      if (!body.data.length) break;
      walked.push(...body.data);
    }
    expect(walked.map(({ id }) => id)).toEqual(stored.map(({ id }) => id));
    for (const { updated_at } of walked) expect(updated_at).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/);
  });

  test('name the parts that have ads, and no empty one between them', async () => {
    const { db } = await connect();
    const [last] = await db
      .select()
      .from(ads)
      .where(isNotNull(ads.facetBucketId))
      .orderBy(desc(ads.id))
      .limit(1);
    if (!last) throw new Error('There are no public ads.');
    const far = { ...last, id: 3 * adsPerPart + 1, source: null, sourceKey: null };
    await db.insert(ads).overridingSystemValue().values(far);
    const { body } = await call('/v1/sitemap/parts');
    expect(body.data).toEqual([{ part: 0 }, { part: 3 }]);
  });

  test.each(['after=-1', 'after=x', 'after=99999999999', 'limit=5001', 'limit=abc'])(
    'refuse what is no number of theirs (%s)',
    async (query) => {
      const { status, body } = await call(`/v1/sitemap/ads?${query}`);
      expect(status).toBe(422);
      expect(body.errors).toHaveProperty(query.split('=')[0] ?? '');
    },
  );
});
