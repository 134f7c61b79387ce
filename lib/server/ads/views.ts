import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { notFound } from '../http-error';
import { type Limit, take } from '../limits';
import { transact } from '../transaction';
import { visitorAddress } from '../visitor-address';
import { cards } from './cards';
import { wholeAds } from './present-ad';

const crawlers = /bot|crawl|spider|slurp|preview|lighthouse|headless/i;

/** What one address may look at; a mobile network that shares one stays below this. */
const perAddress: Limit = { name: 'views of address', most: 300, seconds: 600 };

/**
 * Who looks, without keeping who: a hash of the address that changes meaning every day. What a browser calls itself is
 * no part of it, for that is as quickly made up as said.
 */
const visitorOf = (request: Request, day: string) =>
  createHash('sha256')
    .update(`${day} ${visitorAddress(request)}`)
    .digest('base64url')
    .slice(0, 22);

/** Counts a look at a public ad once per visitor and day; a crawler's does not count. Returns the ad's views. */
export const countView = async (adId: number, request: Request): Promise<number> => {
  const day = new Date().toISOString().slice(0, 10);
  const counts = !crawlers.test(request.headers.get('user-agent') ?? '');
  const views = await transact(async (tx) => {
    const read = async <Row>(query: ReturnType<typeof sql>) =>
      ((await tx.execute(query)) as unknown as { rows: Row[] }).rows;
    const [ad] = await read<{ views: number }>(
      sql`select views from ads where id = ${adId} and facet_bucket_id is not null`,
    );
    if (!ad) throw notFound();
    if (!counts || take(perAddress, visitorAddress(request)) > 0) return ad.views;
    const first = await read(sql`
      insert into ad_views (ad_id, visitor, day) values (${adId}, ${visitorOf(request, day)}, ${day})
      on conflict do nothing returning ad_id`);
    if (!first.length) return ad.views;
    const [after] = await read<{ views: number }>(
      sql`update ads set views = views + 1 where id = ${adId} returning views`,
    );
    return after?.views ?? ad.views;
  });
  for (const kept of [cards, wholeAds]) kept.showViews(adId, views);
  return views;
};
