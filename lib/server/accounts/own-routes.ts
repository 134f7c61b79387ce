import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { accountRoutes } from '@/lib/contract/account';
import { AccountUpdate, WithPassword } from '@/lib/contract/account-fields';
import { RowId } from '@/lib/contract/common';
import { messagesOf } from '@/lib/i18n/messages';
import { privateStore } from '@/lib/storage/stores';
import { memberCall } from '../calls';
import { notFound } from '../http-error';
import { takeOrRefuse } from '../limits';
import { langOf, readFields } from '../read-fields';
import { transact } from '../transaction';
import { closeAccount } from './close';
import { noSessionCookies, userCookie } from './cookies';
import { limits } from './limits';
import { mailConfirmLink } from './mails';
import { mayReadCv, mayUpdate, notYours } from './policy';
import { presentAccount } from './present';
import { findById } from './queries';
import { filesInForms, readWithFiles, setHeaders } from './read-request';
import { type Caller, endOtherSessions, endOwnSession, listSessions } from './sessions';
import { assertPassword, updateAccount } from './update';

/** An answer to download, whatever a browser would make of the bytes. */
const asAttachment = (bytes: Uint8Array, name: string) =>
  new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename="cv"; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`)}`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    },
  });

const ofOwner = (c: Context, caller: Caller) => {
  const of = RowId.safeParse(c.req.param('userId'));
  if (of.success && !mayUpdate(caller, of.data)) throw notYours(langOf(c));
};

/** What a signed-in account does with itself. */
export const addOwnAccountRoutes = (app: OpenAPIHono) => {
  memberCall(
    app,
    accountRoutes.update,
    async (c, { lang, ...caller }) => {
      const { given, files } = await readWithFiles(c);
      const account = await updateAccount(caller, readFields(AccountUpdate, c, given), files, lang);
      if (caller.by === 'cookie') setHeaders(c, [userCookie(c.req.raw, account)]);
      const message = messagesOf(lang).auth.answers.updated;
      return c.json(
        { status: true as const, success: true as const, message, data: presentAccount(account) },
        200,
      );
    },
    { body: filesInForms, limit: limits.updates, before: ofOwner },
  );

  memberCall(app, accountRoutes.cv, async (c, caller) => {
    const id = c.req.valid('query').account ?? caller.account.id;
    // Who may not read it is not told whether there is one.
    const owner = mayReadCv(caller, id) ? await findById(id) : null;
    const bytes = owner?.cv ? await privateStore().read(owner.cv) : null;
    if (!owner || !bytes) throw notFound();
    return asAttachment(bytes, owner.cvName ?? 'cv');
  });

  memberCall(app, accountRoutes.sessions, async (c, caller) =>
    c.json({ data: await listSessions(caller) }, 200),
  );

  memberCall(app, accountRoutes.endOtherSessions, async (c, { lang, ...caller }) => {
    const ended = await endOtherSessions(caller);
    const message = messagesOf(lang).auth.answers.othersEnded;
    return c.json({ status: true as const, message, data: { ended } }, 200);
  });

  memberCall(app, accountRoutes.endSession, async (c, { lang, ...caller }) => {
    const { id } = c.req.valid('param');
    if (!(await endOwnSession(caller, id))) throw notFound();
    if (id === caller.sessionId) setHeaders(c, noSessionCookies(c.req.raw));
    return c.json({ status: true as const, message: messagesOf(lang).auth.answers.sessionEnded }, 200);
  });

  memberCall(app, accountRoutes.resendConfirmation, async (c, { account, lang }) => {
    const { answers } = messagesOf(lang).auth;
    if (account.emailConfirmedAt)
      return c.json({ status: true as const, message: answers.emailConfirmed }, 200);
    takeOrRefuse(limits.resend, String(account.id), lang);
    await transact((tx) => mailConfirmLink(tx, account.id, lang));
    return c.json({ status: true as const, message: answers.confirmationSent }, 200);
  });

  memberCall(app, accountRoutes.close, async (c, { lang, ...caller }) => {
    const { current_password } = readFields(WithPassword, c);
    await assertPassword(caller.account, current_password, lang);
    await closeAccount(caller, lang);
    setHeaders(c, noSessionCookies(c.req.raw));
    return c.json({ status: true as const, message: messagesOf(lang).auth.answers.closed }, 200);
  });
};
