import { and, desc, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import type { Session } from '@/lib/contract/account';
import { connect, type Database } from '@/lib/db/connect';
import { accounts, pushDevices, sessions } from '@/lib/db/schema';
import type { Locale } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import { requestFacts } from '@/lib/request-facts';
import { closeConnectionsOf } from '../connections';
import { HttpError } from '../http-error';
import { transact, withRetries } from '../transaction';
import { visitorAddress } from '../visitor-address';
import { noSessionCookies, sevenDays, tokenCookie } from './cookies';
import type { AccountRow } from './present';
import { hashToken, isToken, newToken } from './tokens';

export type Caller = { account: AccountRow; sessionId: number; by: 'bearer' | 'cookie' };

/** Where both are given the header decides, and a header that is no bearer lets nobody in. */
const bearerOf = (request: Request): { token: string | undefined; by: Caller['by'] } => {
  const header = request.headers.get('authorization');
  return header === null
    ? { token: tokenCookie(request), by: 'cookie' }
    : { token: /^Bearer +(\S+)$/i.exec(header.trim())?.[1], by: 'bearer' };
};

/** Who sends this request, or null. A blocked or deleted account is nobody. */
export const findCaller = async (request: Request): Promise<Caller | null> => {
  const { token, by } = bearerOf(request);
  if (!isToken(token)) return null;
  const { db } = await connect();
  const [found] = await db
    .select({ account: accounts, sessionId: sessions.id, lastSeenAt: sessions.lastSeenAt })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(
      and(
        eq(sessions.tokenHash, hashToken(token)),
        gt(sessions.expiresAt, sql`now()`),
        isNull(accounts.blockedAt),
        isNull(accounts.deletedAt),
      ),
    );
  if (!found) return null;
  const { account, sessionId, lastSeenAt } = found;
  const facts = requestFacts();
  if (facts) facts.account = account.id;
  if (Date.now() - lastSeenAt.getTime() > 10 * 60_000) {
    const seen = { lastSeenAt: new Date() };
    await withRetries(() => db.update(sessions).set(seen).where(eq(sessions.id, sessionId)));
  }
  return { account, sessionId, by };
};

/** A browser whose session is over also forgets whom its header showed. */
const signedOut = (request: Request, lang: Locale) =>
  new HttpError(401, messagesOf(lang).auth.answers.signedOut, undefined, [
    ['www-authenticate', 'Bearer'],
    ...(tokenCookie(request) === undefined || request.headers.has('authorization')
      ? []
      : noSessionCookies(request)),
  ]);

export const getCaller = async (request: Request, lang: Locale): Promise<Caller> => {
  const caller = await findCaller(request);
  if (!caller) throw signedOut(request, lang);
  return caller;
};

/** Whether the account has a session that was started from there. */
export const isLoggedInFrom = async (accountId: number, address: string): Promise<boolean> => {
  const { db } = await connect();
  const [session] = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(
      and(
        eq(sessions.accountId, accountId),
        eq(sessions.address, address),
        gt(sessions.expiresAt, sql`now()`),
      ),
    )
    .limit(1);
  return session !== undefined;
};

/** In the transaction that is given, if any. Returns the bearer, which nothing keeps but the one who gets it. */
export const startSession = async (
  accountId: number,
  request: Request,
  tx?: Pick<Database, 'insert'>,
): Promise<string> => {
  const { token, tokenHash } = newToken();
  const insert = (db: Pick<Database, 'insert'>) =>
    db.insert(sessions).values({
      accountId,
      tokenHash,
      userAgent: request.headers.get('user-agent')?.slice(0, 200),
      address: visitorAddress(request),
      expiresAt: new Date(Date.now() + sevenDays * 1000),
    });
  await (tx ? insert(tx) : transact(insert));
  const facts = requestFacts();
  if (facts) facts.account = accountId;
  return token;
};

export const endSession = async (sessionId: number) => {
  const [ended] = await transact((tx) =>
    tx.delete(sessions).where(eq(sessions.id, sessionId)).returning({ accountId: sessions.accountId }),
  );
  if (ended) closeConnectionsOf(ended.accountId);
};

/** Where the caller's account is signed in: this session first, then by when they were seen. */
export const listSessions = async ({ account, sessionId }: Caller): Promise<Session[]> => {
  const { db } = await connect();
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.accountId, account.id), gt(sessions.expiresAt, sql`now()`)))
    .orderBy(desc(sql`${sessions.id} = ${sessionId}`), desc(sessions.lastSeenAt), desc(sessions.id));
  return rows.map((row) => ({
    id: row.id,
    user_agent: row.userAgent,
    address: row.address,
    created_at: row.createdAt.toISOString(),
    last_seen_at: row.lastSeenAt.toISOString(),
    current: row.id === sessionId,
  }));
};

/** Ends one session of the account; false when it has no such. */
export const endOwnSession = async ({ account }: Caller, sessionId: number): Promise<boolean> => {
  const ended = await transact((tx) =>
    tx
      .delete(sessions)
      .where(and(eq(sessions.id, sessionId), eq(sessions.accountId, account.id)))
      .returning({ id: sessions.id }),
  );
  if (ended.length) closeConnectionsOf(account.id);
  return ended.length > 0;
};

/** Returns how many there were. */
export const endOtherSessions = async ({ account, sessionId }: Caller): Promise<number> => {
  const ended = await transact(async (tx) => {
    const gone = await tx
      .delete(sessions)
      .where(and(eq(sessions.accountId, account.id), ne(sessions.id, sessionId)))
      .returning({ id: sessions.id });
    // Whichever of them are those of the others.
    await tx.delete(pushDevices).where(eq(pushDevices.accountId, account.id));
    return gone;
  });
  if (ended.length) closeConnectionsOf(account.id);
  return ended.length;
};
