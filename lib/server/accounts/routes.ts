import type { OpenAPIHono } from '@hono/zod-openapi';
import {
  Credentials,
  EmailConfirmation,
  PasswordReset,
  Registration,
  ResetRequest,
} from '@/lib/contract/account-fields';
import { authRoutes } from '@/lib/contract/auth';
import { messagesOf } from '@/lib/i18n/messages';
import { memberCall, publicCall } from '../calls';
import { takeOrRefuse } from '../limits';
import { readFields } from '../read-fields';
import { isForm } from '../uploads/form';
import { visitorAddress } from '../visitor-address';
import { noSessionCookies, sessionCookies } from './cookies';
import { limits } from './limits';
import { confirmEmail, logIn, registerAccount, requestReset, resetPassword } from './mutations';
import { fromElsewhere, mayEndSessionByGet } from './policy';
import { presentAccount, presentUser } from './present';
import { filesInForms, readWithFiles, setHeaders } from './read-request';
import { endSession } from './sessions';

export const addAccountRoutes = (app: OpenAPIHono) => {
  publicCall(app, authRoutes.login, async (c) => {
    const { lang, ...query } = c.req.valid('query');
    const credentials = readFields(Credentials, c, {
      ...query,
      ...c.req.valid('json'),
      ...c.req.valid('form'),
    });
    const { token, account } = await logIn(credentials, { request: c.req.raw, lang });
    setHeaders(c, sessionCookies(c.req.raw, token, account));
    return c.json({ token, data: presentUser(account), account: presentAccount(account) }, 200);
  });

  for (const route of [authRoutes.register, authRoutes.signup]) {
    publicCall(
      app,
      route,
      async (c, { lang }) => {
        if (isForm(c.req.raw)) takeOrRefuse(limits.registerForms, visitorAddress(c.req.raw), lang);
        const { given, files } = await readWithFiles(c);
        const fields = readFields(Registration, c, given);
        const { token, account } = await registerAccount(fields, files, { request: c.req.raw, lang });
        setHeaders(c, sessionCookies(c.req.raw, token, account));
        return c.json({ status: true as const, message: messagesOf(lang).auth.answers.registered }, 200);
      },
      { body: filesInForms },
    );
  }

  for (const route of [authRoutes.logout, authRoutes.logoutByGet]) {
    memberCall(app, route, async (c, { lang, ...caller }) => {
      if (c.req.method !== 'POST' && !mayEndSessionByGet(caller, c.req.raw)) throw fromElsewhere(lang);
      await endSession(caller.sessionId);
      setHeaders(c, noSessionCookies(c.req.raw));
      return c.json({ status: true as const, success: true as const, message: 'Logged out' as const }, 200);
    });
  }

  memberCall(app, authRoutes.me, async (c, { account }) => {
    return c.json({ data: presentAccount(account) }, 200);
  });

  publicCall(app, authRoutes.forgotPassword, async (c, { lang }) => {
    const { email } = readFields(ResetRequest, c);
    await requestReset(email, { request: c.req.raw, lang });
    return c.json({ status: true as const, message: messagesOf(lang).auth.answers.resetAsked }, 200);
  });

  publicCall(app, authRoutes.resetPassword, async (c, { lang }) => {
    const { token, password } = readFields(PasswordReset, c);
    await resetPassword(token, password, { request: c.req.raw, lang });
    setHeaders(c, noSessionCookies(c.req.raw));
    return c.json({ status: true as const, message: messagesOf(lang).auth.answers.passwordChanged }, 200);
  });

  publicCall(app, authRoutes.confirmEmail, async (c, { lang }) => {
    const { token } = readFields(EmailConfirmation, c);
    await confirmEmail(token, { request: c.req.raw, lang });
    return c.json({ status: true as const, message: messagesOf(lang).auth.answers.emailConfirmed }, 200);
  });
};
