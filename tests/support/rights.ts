import { eq, sql } from 'drizzle-orm';
import { connect } from '@/lib/db/connect';
import { ads } from '@/lib/db/schema';
import { versionOf } from '@/lib/server/ads/decisions';
import { settled } from '@/lib/server/after-commit';
import { aMember } from './account';

// Who calls, and what there is to be called about: made anew for every line of the table in tests/api/rights.test.ts.

export const callers = ['visitor', 'member', 'owner', 'other', 'moderator'] as const;
export type Caller = (typeof callers)[number];

const only = async (query: ReturnType<typeof sql>): Promise<number> => {
  const { rows } = await connect();
  const [row] = await rows<{ id: number }>(query);
  return row?.id ?? 0;
};

const anAdOf = (accountId: number, status: 'accept' | 'pending', deletedAt: Date | null = null) =>
  only(sql`
    insert into ads (account_id, title, category_id, ad_type_id, state_id, price_cents, status, deleted_at)
    select ${accountId}, 'An ad', category_id, ad_type_id, state_id, 100000, ${status}, ${deletedAt?.toISOString() ?? null}
      from ads where state_id is not null order by id limit 1
    returning id`);

const aSubscription = (accountId: number, status: 'active' | 'requested') =>
  only(sql`
    insert into subscriptions (account_id, plan_id, status, starts_at)
    select ${accountId}, id, ${status}, now() from plans where popular returning id`);

/** As a moderator was shown it. */
const seen = async (adId: number): Promise<string> => {
  const { db } = await connect();
  const [ad] = await db.select().from(ads).where(eq(ads.id, adId));
  return ad ? versionOf(ad, null) : '';
};

/**
 * `owner` has an account, a plan and a wish for one, two sessions, an ad that is public, one that waits and one that he
 * deleted; the first and he himself are reported. `member` has nothing, `other` an ad of his own, `moderator` is one.
 */
export const aWorld = async () => {
  const [member, owner, other] = [await aMember(), await aMember(), await aMember()];
  const moderator = await aMember({ role: 'moderator' });
  await anAdOf(other.id, 'accept');
  const [ad, waiting] = [await anAdOf(owner.id, 'accept'), await anAdOf(owner.id, 'pending')];
  const deleted = await anAdOf(owner.id, 'accept', new Date());
  return {
    member,
    owner,
    other,
    moderator,
    ad,
    waiting,
    deleted,
    versions: { ad: await seen(ad), waiting: await seen(waiting), deleted: await seen(deleted) },
    plan: await aSubscription(owner.id, 'active'),
    wish: await aSubscription(owner.id, 'requested'),
    session: await only(sql`
      insert into sessions (account_id, token_hash, expires_at)
      values (${owner.id}, ${`second of ${owner.id}`}, now() + interval '1 day') returning id`),
    report: await only(sql`insert into reports (ad_id, account_id) values (${ad}, ${other.id}) returning id`),
    accountReport: await only(
      sql`insert into account_reports (subject_id, account_id) values (${owner.id}, ${other.id}) returning id`,
    ),
    message: await only(sql`
      insert into contact_messages (name, email, message) values ('Sara', 'sara@example.com', 'Hello') returning id`),
  };
};
export type World = Awaited<ReturnType<typeof aWorld>>;

/** How many rows every table has, once all work that goes on after an answer is done. */
export const countRows = async (): Promise<Record<string, number>> => {
  await settled();
  const { rows } = await connect();
  const tables = await rows<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  const counts: Record<string, number> = {};
  for (const { name } of tables) {
    const [row] = await rows<{ n: number }>(sql`select count(*)::int as n from ${sql.identifier(name)}`);
    counts[name] = row?.n ?? 0;
  }
  return counts;
};
