import type { OpenAPIHono } from '@hono/zod-openapi';
import { WithLogin } from '@/lib/contract/account-fields';
import { NewPasskey, PasskeyLogin, passkeyRoutes } from '@/lib/contract/passkeys';
import { messagesOf } from '@/lib/i18n/messages';
import { memberCall, publicCall } from '../calls';
import { notFound } from '../http-error';
import { readFields } from '../read-fields';
import { sessionCookies } from './cookies';
import {
  addPasskey,
  beginPasskey,
  beginPasskeyLogin,
  listPasskeys,
  logInByPasskey,
  removePasskey,
} from './passkeys';
import { presentAccount, presentUser } from './present';
import { setHeaders } from './read-request';
import { assertPassword } from './update';

export const addPasskeyRoutes = (app: OpenAPIHono) => {
  publicCall(app, passkeyRoutes.beginLogin, async (c) => c.json({ data: await beginPasskeyLogin() }, 200));

  publicCall(app, passkeyRoutes.login, async (c, { lang }) => {
    const { credential } = readFields(PasskeyLogin, c);
    const { token, account } = await logInByPasskey(credential, { request: c.req.raw, lang });
    setHeaders(c, sessionCookies(c.req.raw, token, account));
    return c.json({ token, data: presentUser(account), account: presentAccount(account) }, 200);
  });

  memberCall(app, passkeyRoutes.list, async (c, caller) => c.json({ data: await listPasskeys(caller) }, 200));

  memberCall(app, passkeyRoutes.begin, async (c, { lang, ...caller }) => {
    const { current_password, code } = readFields(WithLogin, c);
    await assertPassword(caller.account, current_password, lang);
    return c.json({ data: await beginPasskey(caller, code, lang) }, 200);
  });

  memberCall(app, passkeyRoutes.add, async (c, { lang, ...caller }) => {
    const data = await addPasskey(caller, readFields(NewPasskey, c), lang);
    return c.json({ status: true as const, message: messagesOf(lang).auth.answers.passkeyAdded, data }, 200);
  });

  memberCall(app, passkeyRoutes.remove, async (c, { lang, ...caller }) => {
    const { current_password, code } = readFields(WithLogin, c);
    await assertPassword(caller.account, current_password, lang);
    if (!(await removePasskey(caller, c.req.valid('param').id, code, lang))) throw notFound();
    return c.json({ status: true as const, message: messagesOf(lang).auth.answers.passkeyRemoved }, 200);
  });
};
