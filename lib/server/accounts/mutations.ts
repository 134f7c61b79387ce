import { and, eq, isNull } from 'drizzle-orm';
import type { Credentials, Registration } from '@/lib/contract/account-fields';
import type { Problem } from '@/lib/contract/field-rules';
import type { Database } from '@/lib/db/connect';
import { accountLinks, accounts, pushDevices, sessions } from '@/lib/db/schema';
import type { Locale } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import { getCatalogue } from '../catalogue/rows';
import { closeConnectionsOf } from '../connections';
import { HttpError } from '../http-error';
import { forget, giveBack, take, takeOrRefuse, tooMany } from '../limits';
import { logEvent } from '../log-event';
import { refuseFields } from '../problems';
import { enqueue } from '../queue/queue';
import { transact } from '../transaction';
import type { SentFile } from '../uploads/form';
import { visitorAddress } from '../visitor-address';
import { isCommonPassword } from './common-passwords';
import { type AccountFiles, columnsOf, keepAccountFiles, prepareFiles, writeAccountFiles } from './files';
import { limits } from './limits';
import { isUsable, spendLink } from './links';
import { mailConfirmLink } from './mails';
import { hashPassword, verifyPassword } from './passwords';
import type { AccountRow } from './present';
import { findByEmail, findTaken } from './queries';
import { isReservedName } from './reserved-names';
import { isLoggedInFrom, startSession } from './sessions';
import { codeWasRight, countCode, spendCode, warnOfGuesses } from './two-step';

type Asked = { request: Request; lang: Locale };
type SignedIn = { token: string; account: AccountRow };

/**
 * Counts tries at an account from all addresses together. Where there are too many, only those go on from which the
 * account is logged in: its owner is not locked out by strangers. Says whether it was counted.
 */
const takeFromEverywhere = async (email: string, account: AccountRow | null, { request, lang }: Asked) => {
  const wait = take(limits.loginToAccountFromAnywhere, email.toLowerCase());
  if (wait === 0) return true;
  if (account && (await isLoggedInFrom(account.id, visitorAddress(request)))) return false;
  throw tooMany(wait, lang);
};

/** Words for a login that lacks only its code. */
const codeRefused = (message: string) => new HttpError(401, message, { code: [message] });

/** Takes the same time and says the same whether the account or the password does not exist. */
export const logIn = async (
  { email, password, code }: Credentials,
  { request, lang }: Asked,
): Promise<SignedIn> => {
  const address = visitorAddress(request);
  const accountHere = `${email.toLowerCase()} ${address}`;
  takeOrRefuse(limits.loginFromAddress, address, lang);
  takeOrRefuse(limits.loginToAccount, accountHere, lang);
  const account = await findByEmail(email);
  const everywhere = await takeFromEverywhere(email, account, { request, lang });
  const right = await verifyPassword(account?.passwordHash ?? null, password);
  const { answers } = messagesOf(lang).auth;
  if (!account || !right) {
    logEvent('sign-in refused', { account: account?.id, why: 'password' });
    throw new HttpError(401, answers.wrongCredentials);
  }
  giveBack(limits.loginFromAddress, address);
  forget(limits.loginToAccount, accountHere);
  if (everywhere) giveBack(limits.loginToAccountFromAnywhere, email.toLowerCase());
  if (account.blockedAt) {
    logEvent('sign-in refused', { account: account.id, why: 'blocked' });
    throw new HttpError(403, answers.blocked);
  }
  if (account.twoStepAt && !code) throw codeRefused(answers.codeWanted);
  const isLastCode =
    account.twoStepAt !== null && countCode(account.id, lang, await isLoggedInFrom(account.id, address));
  const token = await transact(async (tx) => {
    // Held against a change of the password at this instant, which ends all sessions: this one would outlive it.
    const [now] = await tx.select().from(accounts).where(eq(accounts.id, account.id)).for('share');
    if (now?.passwordHash !== account.passwordHash || now?.blockedAt)
      throw new HttpError(401, answers.wrongCredentials);
    // Asked of the row that is held: it may have been turned on at this instant.
    if (now.twoStepAt && !(code && (await spendCode(tx, now.id, code)))) {
      logEvent('sign-in refused', { account: account.id, why: 'code' });
      if (isLastCode) warnOfGuesses(account);
      throw codeRefused(code ? messagesOf(lang).problems.codeWrong : answers.codeWanted);
    }
    return startSession(account.id, request, tx);
  });
  if (account.twoStepAt) codeWasRight(account.id);
  logEvent('signed in', { account: account.id });
  return { token, account };
};

const problemsOf = async (fields: Registration): Promise<[string, Problem][]> => {
  const { states } = await getCatalogue();
  const [taken, known] = [
    await findTaken(fields.email, fields.username),
    fields.state_id === undefined || states.has(fields.state_id),
  ];
  const itself = [fields.email, fields.username].includes(fields.password.toLowerCase());
  return [
    ...(taken.username || isReservedName(fields.username)
      ? [['username', 'usernameTaken'] as [string, Problem]]
      : []),
    ...(taken.email ? [['email', 'emailTaken'] as [string, Problem]] : []),
    ...(itself || isCommonPassword(fields.password)
      ? [['password', 'passwordCommon'] as [string, Problem]]
      : []),
    ...(known ? [] : [['state_id', 'state'] as [string, Problem]]),
  ];
};

const insertAccount = async (
  tx: Pick<Database, 'insert' | 'execute'>,
  fields: Registration,
  passwordHash: string,
  files: AccountFiles,
  locale: Locale,
): Promise<AccountRow | undefined> => {
  const onMap = fields.lat !== undefined && fields.long !== undefined;
  // The unique indexes decide between two who register at once; the second inserts nothing.
  const [account] = await tx
    .insert(accounts)
    .values({
      username: fields.username,
      email: fields.email,
      passwordHash,
      firstName: fields.first_name,
      lastName: fields.last_name,
      phoneNumber: fields.phone_number,
      whatsappNumber: fields.whatsapp_number,
      websiteUrl: fields.website_url,
      stateId: fields.state_id,
      zipCode: fields.zip_code,
      ...(onMap ? { lat: fields.lat, long: fields.long } : {}),
      ...columnsOf(files),
      locale,
    })
    .onConflictDoNothing()
    .returning();
  if (!account) return;
  await keepAccountFiles(tx, files, account.id);
  await mailConfirmLink(tx, account.id, locale);
  return account;
};

export const registerAccount = async (
  fields: Registration,
  sent: readonly SentFile[],
  { request, lang }: Asked,
): Promise<SignedIn> => {
  const address = visitorAddress(request);
  takeOrRefuse(limits.registerTries, address, lang);
  takeOrRefuse(limits.register, address, lang);
  try {
    const before = await problemsOf(fields);
    if (before.length) throw refuseFields(before, lang);
    const files = await prepareFiles(sent, address, lang);
    const passwordHash = await hashPassword(fields.password);
    await writeAccountFiles(files);
    const account = await transact((tx) => insertAccount(tx, fields, passwordHash, files, lang));
    if (!account) throw refuseFields(await problemsOf(fields), lang);
    return { token: await startSession(account.id, request), account };
  } catch (error) {
    giveBack(limits.register, address);
    throw error;
  }
};

/** The account is looked for later: neither answer nor time tells whether there is one. */
export const requestReset = async (email: string, { request, lang }: Asked) => {
  takeOrRefuse(limits.forgotPassword, visitorAddress(request), lang);
  await transact((tx) => enqueue(tx, 'reset-link', { email, locale: lang }));
};

const linkUnusable = (lang: Locale) => {
  const { linkUnusable: message } = messagesOf(lang).auth.answers;
  return new HttpError(422, message, { token: [message] });
};

export const resetPassword = async (token: string, password: string, { request, lang }: Asked) => {
  takeOrRefuse(limits.links, visitorAddress(request), lang);
  if (!(await isUsable(token, 'reset-password'))) throw linkUnusable(lang);
  if (isCommonPassword(password)) throw refuseFields([['password', 'passwordCommon']], lang);
  const passwordHash = await hashPassword(password);
  const changed = await transact(async (tx) => {
    const accountId = await spendLink(tx, token, 'reset-password');
    if (accountId === null) throw linkUnusable(lang);
    // Whoever opened the link reads the mailbox, so the address is confirmed as well.
    const now = new Date();
    await tx.update(accounts).set({ passwordHash }).where(eq(accounts.id, accountId));
    await tx
      .update(accounts)
      .set({ emailConfirmedAt: now })
      .where(and(eq(accounts.id, accountId), isNull(accounts.emailConfirmedAt)));
    await tx
      .update(accountLinks)
      .set({ usedAt: now })
      .where(
        and(
          eq(accountLinks.accountId, accountId),
          eq(accountLinks.purpose, 'reset-password'),
          isNull(accountLinks.usedAt),
        ),
      );
    await tx.delete(sessions).where(eq(sessions.accountId, accountId));
    await tx.delete(pushDevices).where(eq(pushDevices.accountId, accountId));
    return accountId;
  });
  closeConnectionsOf(changed);
};

export const confirmEmail = async (token: string, { request, lang }: Asked) => {
  takeOrRefuse(limits.links, visitorAddress(request), lang);
  await transact(async (tx) => {
    const accountId = await spendLink(tx, token, 'confirm-email');
    if (accountId === null) throw linkUnusable(lang);
    await tx.update(accounts).set({ emailConfirmedAt: new Date() }).where(eq(accounts.id, accountId));
  });
};
