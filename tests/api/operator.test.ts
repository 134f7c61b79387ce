import { sql } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { landAds } from '@/import/land';
import { connect } from '@/lib/db/connect';
import { endPromotions } from '@/lib/server/ads/promotions';
import { announce, onChange, shareChanges, type Tag } from '@/lib/server/changes';
import { beginBulk, endCutBulk } from '@/lib/server/operator/bulk';
import { generatedSoFar, storeGenerated } from '@/lib/server/operator/seed-more';
import { call } from '../support/api';
import { withTestDatabase } from '../support/database';

withTestDatabase();

test('Promotions whose time is over end, and the pages that show them are told', async () => {
  const { rows } = await connect();
  const [ad] = await rows<{ id: number }>(sql`
    update ads set promotion = 'top', promoted_until = now() - interval '1 minute'
     where id = (select id from ads where facet_bucket_id is not null limit 1) returning id`);
  const told: Tag[] = [];
  onChange('test', (tags) => told.push(...tags));
  expect(await endPromotions()).toBe(1);
  expect(told).toEqual(['ads', `ad:${ad?.id}`]);
  onChange('test', () => {});
});

test('Nothing of the operator can be called over the network', async () => {
  expect((await call('/operator/status')).status).toBe(404);
  expect(JSON.stringify((await call('/openapi.json')).body)).not.toContain('/operator');
});

test('An ad that no reader makes is refused whole', async () => {
  const source = { source: 'x', name: 'x', since: 0 };
  await expect(landAds(source, [{ title: 'x' } as never])).rejects.toMatchObject({ status: 422 });
});

describe('A change', () => {
  test('of another process is heard here, and one of this process is told to others once, however much it is', async () => {
    const heard: [Tag[], string][] = [];
    const told: Tag[][] = [];
    onChange('test', (tags, origin) => heard.push([[...tags], origin]));
    await shareChanges();
    const { joinFanOut } = await connect();
    const another = await joinFanOut('makinar_announcements', {
      heard: (message) => told.push(JSON.parse(message)),
      missed: () => {},
    });
    another.say(JSON.stringify(['ads', 'ad:7']));
    await vi.waitFor(() => expect(heard).toEqual([[['ads', 'ad:7'], 'elsewhere']]));

    heard.length = 0;
    const tags = Array.from({ length: 2_000 }, (_, id): Tag => `ad:${1_000_000 + id}`);
    announce(tags);
    await vi.waitFor(() => expect(told).toEqual([tags]));
    // Behind its own notices, which it does not take for another's.
    another.say(JSON.stringify(['reference']));
    await vi.waitFor(() => expect(heard.at(-1)).toEqual([['reference'], 'elsewhere']));
    expect(heard).toEqual([
      [tags, 'here'],
      [['reference'], 'elsewhere'],
    ]);
    onChange('test', () => {});
  });

  test('that came while the line was down is made good by dropping everything', async () => {
    const { rows } = await connect();
    const heard: Tag[] = [];
    onChange('test', (tags) => heard.push(...tags));
    await rows(sql`select pg_terminate_backend(pid) from pg_stat_activity
                    where application_name = 'makinar (hears makinar_announcements)' and datname = current_database()`);
    await vi.waitFor(() => expect(new Set(heard)).toEqual(new Set(['ads', 'reference'])), {
      timeout: 20_000,
    });
    onChange('test', () => {});
  });
});

describe('Many ads', () => {
  test('are made once each, however often they are asked for', async () => {
    const next = await generatedSoFar();
    expect(await storeGenerated(next, 20, next + 20)).toBe(20);
    expect(await storeGenerated(next, 20, next + 20)).toBe(0);
    expect(await generatedSoFar()).toBe(next + 20);
    const { rows } = await connect();
    const [found] = await rows<{ ads: number; pictured: number; sellers: number }>(sql`
      select count(*)::int as ads, count(distinct account_id)::int as sellers,
             count(*) filter (where exists (select 1 from ad_images i where i.ad_id = a.id))::int as pictured
        from ads a where source = 'generated'`);
    expect(found?.ads).toBe(20);
    expect(found?.pictured).toBeGreaterThan(10);
    expect(found?.sellers).toBeGreaterThan(3);
  });

  test('leave the word index as it was, also when their maker was killed', async () => {
    const { rows } = await connect();
    const options = async () =>
      (
        await rows<{ o: string[] | null }>(
          sql`select reloptions as o from pg_class where relname = 'ads_search'`,
        )
      )[0]?.o;
    const before = await options();
    await beginBulk();
    expect(await options()).toContain('fastupdate=on');
    expect(await endCutBulk()).toBe(true);
    expect(await options()).toEqual(before);
    expect(await endCutBulk()).toBe(false);
  });
});
