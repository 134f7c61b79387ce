import { eq, sql } from 'drizzle-orm';
import { contentKinds } from '@/lib/contract/moderation/content-fields';
import { type Connection, connect } from '@/lib/db/connect';
import { ads } from '@/lib/db/schema';
import { newRecoveryCodes, recoveryHash } from '@/lib/server/accounts/recovery-codes';
import { seal } from '@/lib/server/accounts/sealed';
import { newKey } from '@/lib/server/accounts/totp';
import { versionOf } from '@/lib/server/ads/decisions';
import { settled } from '@/lib/server/after-commit';
import { saveSearch } from '@/lib/server/saved-searches/mutations';
import { aMember, signIn } from './account';
import { adForm } from './ad-form';
import { drawn } from './pictures';

// Who calls, and what there is to be called about: made anew for every line of the table in tests/security/matrix.test.ts.

export const callers = ['visitor', 'expired', 'blocked', 'member', 'owner', 'other', 'moderator'] as const;
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

let picture: Promise<Uint8Array> | undefined;

/** A key that waits for its first code. */
const aTwoStepKey = async (accountId: number) => {
  const key = newKey();
  const sealed = seal(key, `account ${accountId}`);
  await only(sql`
    insert into two_step_keys (account_id, sealed_key) values (${accountId}, ${sealed}) returning account_id as id`);
  return key;
};

/** Two-step login that is on; returns a recovery code. */
const aRecoveryCode = async (accountId: number) => {
  await aTwoStepKey(accountId);
  await only(sql`update accounts set two_step_at = now() where id = ${accountId} returning id`);
  const [code = ''] = newRecoveryCodes();
  await only(sql`
    insert into recovery_codes (account_id, code_hash) values (${accountId}, ${recoveryHash(code)}) returning id`);
  return code;
};

/** As a moderator was shown it. */
const seen = async (adId: number): Promise<string> => {
  const { db } = await connect();
  const [ad] = await db.select().from(ads).where(eq(ads.id, adId));
  return ad ? versionOf(ad, null) : '';
};

/**
 * `expired` is the owner by a session that is over, `blocked` a moderator who was shut out. `owner` has an account, a plan and a wish for one, two sessions, an ad that is public, one that waits and one that he
 * deleted, a passkey, a saved search, and a key for two-step login that he has not confirmed; the first ad and he himself are reported. `member` has
 * nothing, `other` an ad of his own and two-step login, `moderator` is one.
 */
export const aWorld = async () => {
  const [member, owner, other] = [await aMember(), await aMember(), await aMember()];
  const moderator = await aMember({ role: 'moderator' });
  const blocked = await aMember({ role: 'moderator' });
  await only(sql`update accounts set blocked_at = now() where id = ${blocked.id} returning id`);
  const over = await signIn(owner.id);
  await only(sql`
    update sessions set expires_at = now() - interval '1 second'
     where id = (select max(id) from sessions where account_id = ${owner.id}) returning id`);
  await anAdOf(other.id, 'accept');
  const [ad, waiting] = [await anAdOf(owner.id, 'accept'), await anAdOf(owner.id, 'pending')];
  const deleted = await anAdOf(owner.id, 'accept', new Date());
  picture ??= drawn().jpeg().toBuffer();
  return {
    form: await adForm(),
    picture: await picture,
    expired: { ...owner, headers: over },
    blocked,
    member,
    owner,
    other,
    moderator,
    ad,
    waiting,
    deleted,
    twoStepKey: await aTwoStepKey(owner.id),
    recoveryCode: await aRecoveryCode(other.id),
    versions: { ad: await seen(ad), waiting: await seen(waiting), deleted: await seen(deleted) },
    plan: await aSubscription(owner.id, 'active'),
    wish: await aSubscription(owner.id, 'requested'),
    session: await only(sql`
      insert into sessions (account_id, token_hash, expires_at)
      values (${owner.id}, ${`second of ${owner.id}`}, now() + interval '1 day') returning id`),
    passkey: await only(sql`
      insert into passkeys (account_id, name, credential_id, public_key)
      values (${owner.id}, 'Phone', ${Buffer.from(`of ${owner.id}`).toString('base64url')}, '') returning id`),
    savedSearch: (await saveSearch(owner.id, { query: 'category=1' }, 'en')).id,
    report: await only(sql`insert into reports (ad_id, account_id) values (${ad}, ${other.id}) returning id`),
    accountReport: await only(
      sql`insert into account_reports (subject_id, account_id) values (${owner.id}, ${other.id}) returning id`,
    ),
    message: await only(sql`
      insert into contact_messages (name, email, message) values ('Sara', 'sara@example.com', 'Hello') returning id`),
    deadLetter: await only(sql`
      insert into queued_jobs (name, payload, state, ended_at) values ('letter', '{}', 'dead', now()) returning id`),
  };
};
export type World = Awaited<ReturnType<typeof aWorld>>;

/** How many rows every table has and a sum over all that stands in them, once work after answers is done. */
export const readTables = async (): Promise<Record<string, string>> => {
  await settled();
  const { rows } = await connect();
  const tables = await rows<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  const sums = tables.map(
    ({ name }) =>
      sql`select ${name} as name, count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)), 0) as sum from ${sql.identifier(name)} t`,
  );
  const found = await rows<{ name: string; sum: string }>(sql.join(sums, sql` union all `));
  return Object.fromEntries(found.map(({ name, sum }) => [name, sum]));
};

/** By the connection, for the next file of the same process has a database of its own. */
const shared = new WeakMap<Connection, Promise<World>>();
const reference = new RegExp(`^/v1/moderation/(?:${contentKinds.join('|')})(?:/|$)`);

/** One for all calls that leave it as it is: that only read, or are about what the operator writes. */
export const worldFor = async (method: string, path: string): Promise<World> => {
  const changes = (method !== 'GET' && !reference.test(path)) || path === '/auth/logout';
  if (changes) return aWorld();
  const connection = await connect();
  const known = shared.get(connection) ?? aWorld();
  shared.set(connection, known);
  return known;
};
