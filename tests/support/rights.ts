import { sql } from 'drizzle-orm';
import { connect } from '@/lib/db/connect';
import { aMember } from './account';

// Who calls, and what there is to be called about: made anew for every line of the table in tests/api/rights.test.ts.

export const callers = ['visitor', 'member', 'owner', 'other', 'moderator'] as const;
export type Caller = (typeof callers)[number];

const anAdOf = async (accountId: number, status: 'accept' | 'pending') => {
  const { rows } = await connect();
  const [ad] = await rows<{ id: number }>(sql`
    insert into ads (account_id, title, category_id, ad_type_id, state_id, price_cents, status)
    select ${accountId}, 'An ad', category_id, ad_type_id, state_id, 100000, ${status}
      from ads where state_id is not null order by id limit 1
    returning id`);
  return ad?.id ?? 0;
};

/**
 * `owner` has an account, a plan, two sessions, an ad that is public and one that waits. `member` has nothing, `other`
 * has an ad of his own, `moderator` is one.
 */
export const aWorld = async () => {
  const [member, owner, other] = [await aMember(), await aMember(), await aMember()];
  const moderator = await aMember({ role: 'moderator' });
  const { rows } = await connect();
  await rows(sql`
    insert into subscriptions (account_id, plan_id, status, starts_at)
    select ${owner.id}, id, 'active', now() from plans where popular`);
  const [session] = await rows<{ id: number }>(sql`
    insert into sessions (account_id, token_hash, expires_at)
    values (${owner.id}, ${`second of ${owner.id}`}, now() + interval '1 day') returning id`);
  await anAdOf(other.id, 'accept');
  return {
    member,
    owner,
    other,
    moderator,
    ad: await anAdOf(owner.id, 'accept'),
    waiting: await anAdOf(owner.id, 'pending'),
    session: session?.id ?? 0,
  };
};
export type World = Awaited<ReturnType<typeof aWorld>>;

/** How many rows every table has. */
export const countRows = async (): Promise<Record<string, number>> => {
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
