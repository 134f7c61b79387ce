import { and, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { AccountUpdate } from '@/lib/contract/account-fields';
import type { Problem } from '@/lib/contract/field-rules';
import type { Database } from '@/lib/db/connect';
import { accountLinks, accounts, ads, sessions } from '@/lib/db/schema';
import type { Locale } from '@/lib/i18n/locales';
import { afterCommit } from '../after-commit';
import { getCatalogue } from '../catalogue/rows';
import { announce, type Tag } from '../changes';
import { closeConnectionsOf } from '../connections';
import { forget, takeOrRefuse } from '../limits';
import { refuseFields } from '../problems';
import { sqlStateOf, transact } from '../transaction';
import type { SentFile } from '../uploads/form';
import { isCommonPassword } from './common-passwords';
import { columnsOf, dropReplaced, keepAccountFiles, prepareFiles, writeAccountFiles } from './files';
import { holdCaller } from './hold';
import { limits } from './limits';
import { mailConfirmLink, mailNotice } from './mails';
import { hashPassword, verifyPassword } from './passwords';
import type { AccountRow } from './present';
import { findTaken } from './queries';
import { isReservedName } from './reserved-names';
import type { Caller } from './sessions';

/** Refuses unless the caller knows the account's password; ten wrong ones close this for ten minutes. */
export const assertPassword = async (
  account: AccountRow,
  given: string | undefined,
  lang: Locale,
): Promise<void> => {
  if (!given) throw refuseFields([['current_password', 'required']], lang);
  const of = String(account.id);
  takeOrRefuse(limits.currentPassword, of, lang);
  if (!(await verifyPassword(account.passwordHash, given)))
    throw refuseFields([['current_password', 'passwordWrong']], lang);
  forget(limits.currentPassword, of);
};

/**
 * In the transaction that the password was asked for: what was right when the request began may be the old one now.
 * Refuses as for a wrong one.
 */
export const assertSamePassword = (seen: AccountRow, now: AccountRow, lang: Locale) => {
  if (seen.passwordHash !== now.passwordHash)
    throw refuseFields([['current_password', 'passwordWrong']], lang);
};

const problemsOf = async (
  account: AccountRow,
  { email = account.email, username = account.username, password, state_id }: AccountUpdate,
): Promise<[string, Problem][]> => {
  const { states } = await getCatalogue();
  const taken = await findTaken(email, username, account.id);
  const common =
    password !== undefined &&
    (isCommonPassword(password) || [email, username].includes(password.toLowerCase()));
  return [
    ...(taken.username || (username !== account.username && isReservedName(username))
      ? [['username', 'usernameTaken'] as [string, Problem]]
      : []),
    ...(taken.email ? [['email', 'emailTaken'] as [string, Problem]] : []),
    ...(common ? [['password', 'passwordCommon'] as [string, Problem]] : []),
    ...(state_id && !states.has(state_id) ? [['state_id', 'state'] as [string, Problem]] : []),
  ];
};

/** Undefined is left as it is by Drizzle, null empties. A place is two numbers or none. */
const changesOf = (fields: AccountUpdate, newEmail: string | undefined) => ({
  // Something is always set: a form that changes nothing is no accident.
  username: fields.username ?? sql`${accounts.username}`,
  firstName: fields.first_name,
  lastName: fields.last_name,
  phoneNumber: fields.phone_number,
  whatsappNumber: fields.whatsapp_number,
  websiteUrl: fields.website_url,
  stateId: fields.state_id,
  zipCode: fields.zip_code,
  ...(fields.lat != null && fields.long != null ? { lat: fields.lat, long: fields.long } : {}),
  ...(fields.lat === null || fields.long === null ? { lat: null, long: null } : {}),
  ...(fields.remove_avatar ? { avatar: null } : {}),
  ...(fields.remove_cv ? { cv: null, cvName: null } : {}),
  ...(newEmail === undefined ? {} : { email: newEmail, emailConfirmedAt: null }),
});

/** What the page of an ad says of its seller. */
const shownWithAds = ['username', 'email', 'phoneNumber', 'websiteUrl', 'zipCode', 'lat', 'long'] as const;

/** The public ads whose pages say something else of their seller now. */
const pagesOf = async (
  tx: Pick<Database, 'select'>,
  before: AccountRow,
  after: AccountRow,
): Promise<Tag[]> => {
  if (shownWithAds.every((field) => before[field] === after[field])) return [];
  const shown = await tx
    .select({ id: ads.id })
    .from(ads)
    .where(and(eq(ads.accountId, after.id), isNotNull(ads.facetBucketId)));
  return shown.map(({ id }): Tag => `ad:${id}`);
};

const isTaken = (error: unknown): boolean => sqlStateOf(error) === '23505';

/**
 * Changes what is given of the caller's own account. A new e-mail or password wants the current one; after a new
 * password this session is the only one, after either no link that was sent before opens anything.
 */
export const updateAccount = async (
  caller: Caller,
  fields: AccountUpdate,
  sent: readonly SentFile[],
  lang: Locale,
): Promise<AccountRow> => {
  const { account, sessionId } = caller;
  const newEmail = fields.email === account.email.toLowerCase() ? undefined : fields.email;
  const secret = newEmail !== undefined || fields.password !== undefined;
  const wrong = await problemsOf(account, fields);
  if (wrong.length) throw refuseFields(wrong, lang);
  if (secret) await assertPassword(account, fields.current_password, lang);
  const files = await prepareFiles(sent, String(account.id), lang);
  const passwordHash = fields.password === undefined ? undefined : await hashPassword(fields.password);

  await writeAccountFiles(files);
  const write = () =>
    transact(async (tx) => {
      const before = await holdCaller(tx, caller, lang);
      if (secret) assertSamePassword(account, before, lang);
      await keepAccountFiles(tx, files, account.id);
      const [after] = await tx
        .update(accounts)
        .set({ ...changesOf(fields, newEmail), ...columnsOf(files), passwordHash })
        .where(eq(accounts.id, account.id))
        .returning();
      if (passwordHash)
        await tx.delete(sessions).where(and(eq(sessions.accountId, account.id), ne(sessions.id, sessionId)));
      if (secret)
        await tx
          .update(accountLinks)
          .set({ usedAt: new Date() })
          .where(and(eq(accountLinks.accountId, account.id), isNull(accountLinks.usedAt)));
      if (!after) throw new Error('An account went away while it was changed.');
      if (passwordHash) await mailNotice(tx, before, 'passwordChanged', lang);
      if (newEmail !== undefined) {
        await mailNotice(tx, before, 'emailChanged', lang);
        await mailConfirmLink(tx, account.id, lang, 'confirmNew');
      }
      return { before, after, pages: await pagesOf(tx, before, after) };
    });
  const { before, after, pages } = await write().catch(async (error) => {
    // Two who take the same name at once: the unique index decides, and the second is told like anyone who came later.
    if (isTaken(error)) throw refuseFields(await problemsOf(account, fields), lang);
    throw error;
  });

  announce(pages);
  afterCommit('Removing replaced files', () => dropReplaced(before, after));
  if (passwordHash) closeConnectionsOf(account.id);
  return after;
};
