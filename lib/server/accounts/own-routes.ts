import type { OpenAPIHono } from '@hono/zod-openapi';
import { accountRoutes } from '@/lib/contract/account';
import { AccountClosing, AccountUpdate } from '@/lib/contract/account-fields';
import { RowId } from '@/lib/contract/common';
import { messagesOf } from '@/lib/i18n/messages';
import { privateStore } from '@/lib/storage/stores';
import { later } from '../later';
import { langOf, readFields, sayProblems } from '../read-fields';
import { notFound } from '../refusal';
import { closeAccount } from './close';
import { noSessionCookies, userCookie } from './cookies';
import { limits, takeOrRefuse } from './limits';
import { mailLink } from './mails';
import { mayReadCv, mayUpdate, notYours } from './policy';
import { presentAccount } from './present';
import { findById } from './queries';
import { readWithFiles, setHeaders } from './read-request';
import { endOtherSessions, endOwnSession, getCaller, listSessions } from './sessions';
import { callerOf, signedIn } from './signed-in';
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

/** What a signed-in account does with itself. */
export const addOwnAccountRoutes = (app: OpenAPIHono) => {
  app.on('post', accountRoutes.update.getRoutingPath(), signedIn, async (c, next) => {
    const of = RowId.safeParse(c.req.param('userId'));
    if (of.success && !mayUpdate(callerOf(c), of.data)) throw notYours(langOf(c));
    await next();
  });
  app.on('delete', accountRoutes.close.getRoutingPath(), signedIn);

  app.openapi(
    accountRoutes.update,
    async (c) => {
      const { lang } = c.req.valid('query');
      const caller = callerOf(c);
      takeOrRefuse(limits.updates, String(caller.account.id), lang);
      const { given, files } = await readWithFiles(c);
      const account = await updateAccount(caller, readFields(AccountUpdate, c, given), files, lang);
      if (caller.by === 'cookie') setHeaders(c, [userCookie(c.req.raw, account)]);
      const message = messagesOf(lang).auth.answers.updated;
      return c.json(
        { status: true as const, success: true as const, message, data: presentAccount(account) },
        200,
      );
    },
    sayProblems,
  );

  app.openapi(accountRoutes.cv, async (c) => {
    const { lang, account } = c.req.valid('query');
    const caller = await getCaller(c.req.raw, lang);
    const id = account ?? caller.account.id;
    // Who may not read it is not told whether there is one.
    const owner = mayReadCv(caller, id) ? await findById(id) : null;
    const bytes = owner?.cv ? await privateStore().read(owner.cv) : null;
    if (!owner || !bytes) throw notFound();
    return asAttachment(bytes, owner.cvName ?? 'cv');
  });

  app.openapi(accountRoutes.sessions, async (c) => {
    const caller = await getCaller(c.req.raw, c.req.valid('query').lang);
    return c.json({ data: await listSessions(caller) }, 200);
  });

  app.openapi(accountRoutes.endOtherSessions, async (c) => {
    const { lang } = c.req.valid('query');
    const ended = await endOtherSessions(await getCaller(c.req.raw, lang));
    const message = messagesOf(lang).auth.answers.othersEnded;
    return c.json({ status: true as const, message, data: { ended } }, 200);
  });

  app.openapi(accountRoutes.endSession, async (c) => {
    const { lang } = c.req.valid('query');
    const caller = await getCaller(c.req.raw, lang);
    const { id } = c.req.valid('param');
    if (!(await endOwnSession(caller, id))) throw notFound();
    if (id === caller.sessionId) setHeaders(c, noSessionCookies(c.req.raw));
    return c.json({ status: true as const, message: messagesOf(lang).auth.answers.sessionEnded }, 200);
  });

  app.openapi(accountRoutes.resendConfirmation, async (c) => {
    const { lang } = c.req.valid('query');
    const { account } = await getCaller(c.req.raw, lang);
    const { answers } = messagesOf(lang).auth;
    if (account.emailConfirmedAt)
      return c.json({ status: true as const, message: answers.emailConfirmed }, 200);
    takeOrRefuse(limits.resend, String(account.id), lang);
    later('The mail that confirms an address', () => mailLink(account, 'confirm-email', lang));
    return c.json({ status: true as const, message: answers.confirmationSent }, 200);
  });

  app.openapi(
    accountRoutes.close,
    async (c) => {
      const { lang } = c.req.valid('query');
      const caller = callerOf(c);
      const { current_password } = readFields(AccountClosing, c, c.req.valid('json'), c.req.valid('form'));
      await assertPassword(caller.account, current_password, lang);
      await closeAccount(caller, lang);
      setHeaders(c, noSessionCookies(c.req.raw));
      return c.json({ status: true as const, message: messagesOf(lang).auth.answers.closed }, 200);
    },
    sayProblems,
  );
};
