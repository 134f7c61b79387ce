import { and, eq, isNull, lt, ne, sql } from 'drizzle-orm';
import { connect, type Database } from '@/lib/db/connect';
import { accounts, recoveryCodes, sessions, twoStepKeys } from '@/lib/db/schema';
import { latinDigits } from '@/lib/format/parse-number';
import { defaultLocale, isLocale, type Locale } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import { log } from '@/lib/log';
import { afterCommit } from '../after-commit';
import { closeConnectionsOf } from '../connections';
import { HttpError, notFound } from '../http-error';
import { forget, giveBack, take, taken, takeOrRefuse, tooMany } from '../limits';
import { refuseFields } from '../problems';
import { transact } from '../transaction';
import { holdCaller } from './hold';
import { limits } from './limits';
import { mailNotice } from './mails';
import type { AccountRow } from './present';
import { findByEmail } from './queries';
import { newRecoveryCodes, recoveryHash } from './recovery-codes';
import { seal, unseal } from './sealed';
import type { Caller } from './sessions';
import { keyUri, newKey, stepOf, toBase32 } from './totp';
import { assertSamePassword } from './update';

type Writing = Pick<Database, 'select' | 'update' | 'insert' | 'delete'>;

const ownLanguage = ({ locale }: AccountRow): Locale => (isLocale(locale) ? locale : defaultLocale);

const ofAccount = (id: number) => `account ${id}`;

const assertOff = (account: AccountRow, lang: Locale) => {
  if (account.twoStepAt) throw new HttpError(409, messagesOf(lang).auth.answers.twoStepOn);
};

/** A new key, in the place of one that was never confirmed. Whoever calls has asked for the password. */
export const beginTwoStep = async (caller: Caller, siteName: string, lang: Locale) => {
  const { account } = caller;
  const key = newKey();
  const sealedKey = seal(key, ofAccount(account.id));
  await transact(async (tx) => {
    const now = await holdCaller(tx, caller, lang);
    assertSamePassword(account, now, lang);
    assertOff(now, lang);
    await tx
      .insert(twoStepKeys)
      .values({ accountId: account.id, sealedKey })
      .onConflictDoUpdate({
        target: twoStepKeys.accountId,
        set: { sealedKey, lastStep: 0, createdAt: sql`now()` },
      });
  });
  return { key: toBase32(key), uri: keyUri(key, siteName, account.email) };
};

/** A code of digits alone, in whichever they were typed; what copying brought along does not count. */
const digitsOf = (typed: string) => latinDigits(typed).replace(/[^\p{L}\p{N}]/gu, '');

/** Spends a code of the app: it, and every one before it, counts no more. */
const spendAppCode = async (tx: Writing, accountId: number, code: string): Promise<boolean> => {
  const [kept] = await tx.select().from(twoStepKeys).where(eq(twoStepKeys.accountId, accountId));
  const key = kept ? unseal(kept.sealedKey, ofAccount(accountId)) : null;
  if (kept && !key)
    log.error(
      { account: accountId },
      'A key of two-step login cannot be read: the secret is not that of before',
    );
  const step = key ? stepOf(key, code, Date.now()) : null;
  if (step === null) return false;
  const spent = await tx
    .update(twoStepKeys)
    .set({ lastStep: step })
    .where(and(eq(twoStepKeys.accountId, accountId), lt(twoStepKeys.lastStep, step)))
    .returning({ step: twoStepKeys.lastStep });
  return spent.length > 0;
};

const spendRecoveryCode = async (tx: Writing, accountId: number, code: string): Promise<boolean> => {
  const codeHash = recoveryHash(code);
  if (codeHash === null) return false;
  const spent = await tx
    .update(recoveryCodes)
    .set({ usedAt: new Date() })
    .where(
      and(
        eq(recoveryCodes.accountId, accountId),
        eq(recoveryCodes.codeHash, codeHash),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ id: recoveryCodes.id });
  return spent.length > 0;
};

/** Whether a code lets in, which it does once. `typed`: in any digits, with whatever stands between. */
export const spendCode = async (tx: Writing, accountId: number, typed: string): Promise<boolean> =>
  (await spendAppCode(tx, accountId, digitsOf(typed))) || spendRecoveryCode(tx, accountId, typed);

/**
 * Counts a try at the codes of an account, from wherever; `atHome`: from where it is logged in. What was right is given
 * back by `codeWasRight`. Says whether this is the last one for now.
 */
export const countCode = (accountId: number, lang: Locale, atHome = false): boolean => {
  const of = String(accountId);
  // What is refused by one counts for neither: strangers would close the door at home with it.
  if (!atHome) takeOrRefuse(limits.loginCodeOfDay, of, lang);
  const wait = take(limits.loginCode, of);
  if (wait > 0 && !atHome) giveBack(limits.loginCodeOfDay, of);
  if (wait > 0) throw tooMany(wait, lang);
  return taken(limits.loginCode, of) >= limits.loginCode.most;
};
export const codeWasRight = (accountId: number) => {
  forget(limits.loginCode, String(accountId));
  giveBack(limits.loginCodeOfDay, String(accountId));
};

/**
 * Tells an account, in its own language, that somebody who knows its password guesses codes. In no transaction: that of a
 * wrong code is taken back.
 */
export const warnOfGuesses = (account: AccountRow) =>
  afterCommit('The mail about wrong codes', async () =>
    mailNotice((await connect()).db, account, 'codesGuessed', ownLanguage(account)),
  );

const newCodes = async (tx: Writing, accountId: number): Promise<string[]> => {
  const codes = newRecoveryCodes();
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId));
  await tx
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ accountId, codeHash: recoveryHash(code) ?? '' })));
  return codes;
};

/** Turns it on by the first code of the app. From then on this session is the only one. Returns the recovery codes. */
export const confirmTwoStep = async (caller: Caller, code: string, lang: Locale): Promise<string[]> => {
  const { account, sessionId } = caller;
  countCode(account.id, lang);
  const codes = await transact(async (tx) => {
    assertOff(await holdCaller(tx, caller, lang), lang);
    const right = await spendAppCode(tx, account.id, digitsOf(code));
    if (!right) throw refuseFields([['code', 'codeWrong']], lang);
    await tx.update(accounts).set({ twoStepAt: new Date() }).where(eq(accounts.id, account.id));
    await tx.delete(sessions).where(and(eq(sessions.accountId, account.id), ne(sessions.id, sessionId)));
    await mailNotice(tx, account, 'twoStepOn', lang);
    return newCodes(tx, account.id);
  });
  codeWasRight(account.id);
  closeConnectionsOf(account.id);
  return codes;
};

const forgetTwoStep = async (tx: Writing, accountId: number) => {
  await tx.update(accounts).set({ twoStepAt: null }).where(eq(accounts.id, accountId));
  await tx.delete(twoStepKeys).where(eq(twoStepKeys.accountId, accountId));
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId));
};

/**
 * Does what wants all that a login wants: the password, for which whoever calls has asked, and a code where two-step login
 * is on.
 */
export const byLogin = async <Result>(
  caller: Caller,
  code: string | undefined,
  lang: Locale,
  work: (tx: Writing, now: AccountRow) => Promise<Result>,
): Promise<Result> => {
  const { account } = caller;
  const counted = account.twoStepAt !== null && code !== undefined;
  if (counted) countCode(account.id, lang);
  const result = await transact(async (tx) => {
    const now = await holdCaller(tx, caller, lang);
    assertSamePassword(account, now, lang);
    if (now.twoStepAt && code === undefined) throw refuseFields([['code', 'required']], lang);
    if (now.twoStepAt && code !== undefined && !(await spendCode(tx, account.id, code)))
      throw refuseFields([['code', 'codeWrong']], lang);
    return work(tx, now);
  });
  if (counted) codeWasRight(account.id);
  return result;
};

/** Does something about two-step login, where it is on, by a code. Whoever calls has asked for the password. */
const byCode = <Result>(
  caller: Caller,
  code: string,
  lang: Locale,
  work: (tx: Writing) => Promise<Result>,
): Promise<Result> =>
  byLogin(caller, code, lang, (tx, now) => {
    if (!now.twoStepAt) throw refuseFields([['code', 'codeWrong']], lang);
    return work(tx);
  });

/** Ten new recovery codes in the place of those from before. */
export const renewRecoveryCodes = (caller: Caller, code: string, lang: Locale): Promise<string[]> =>
  byCode(caller, code, lang, (tx) => newCodes(tx, caller.account.id));

export const endTwoStep = async (caller: Caller, code: string, lang: Locale): Promise<void> => {
  const { account } = caller;
  await byCode(caller, code, lang, async (tx) => {
    await forgetTwoStep(tx, account.id);
    await mailNotice(tx, account, 'twoStepOff', lang);
  });
};

/** For the operator at the command line, where somebody has lost the app and the recovery codes. */
export const dropTwoStep = async (email: string): Promise<{ username: string; wasOn: boolean }> => {
  const account = await findByEmail(email.trim());
  if (!account) throw notFound(`There is no account with the address ${email}.`);
  await transact(async (tx) => {
    await forgetTwoStep(tx, account.id);
    // Who asked may not have been he.
    if (account.twoStepAt) await mailNotice(tx, account, 'twoStepOff', ownLanguage(account));
  });
  return { username: account.username, wasOn: account.twoStepAt !== null };
};
