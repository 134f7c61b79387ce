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
import { readFields, sayProblems } from '../read-fields';
import { isForm } from '../uploads/form';
import { visitorAddress } from '../visitor-address';
import { noSessionCookies, sessionCookies } from './cookies';
import { limits, takeOrRefuse } from './limits';
import { confirmEmail, logIn, registerAccount, requestReset, resetPassword } from './mutations';
import { fromElsewhere, mayEndSessionByGet } from './policy';
import { presentAccount, presentUser } from './present';
import { limitBodies, readWithFiles, setHeaders } from './read-request';
import { endSession, getCaller } from './sessions';

export const addAccountRoutes = (app: OpenAPIHono) => {
  limitBodies(app);

  app.openapi(
    authRoutes.login,
    async (c) => {
      const { lang, ...query } = c.req.valid('query');
      const credentials = readFields(Credentials, c, query, c.req.valid('json'), c.req.valid('form'));
      const { token, account } = await logIn(credentials, { request: c.req.raw, lang });
      setHeaders(c, sessionCookies(c.req.raw, token, account));
      return c.json({ token, data: presentUser(account), account: presentAccount(account) }, 200);
    },
    sayProblems,
  );

  for (const route of [authRoutes.register, authRoutes.signup]) {
    app.openapi(
      route,
      async (c) => {
        const { lang } = c.req.valid('query');
        if (isForm(c.req.raw)) takeOrRefuse(limits.registerForms, visitorAddress(c.req.raw), lang);
        const { given, files } = await readWithFiles(c);
        const fields = readFields(Registration, c, given);
        const { token, account } = await registerAccount(fields, files, { request: c.req.raw, lang });
        setHeaders(c, sessionCookies(c.req.raw, token, account));
        return c.json({ status: true as const, message: messagesOf(lang).auth.answers.registered }, 200);
      },
      sayProblems,
    );
  }

  for (const route of [authRoutes.logout, authRoutes.logoutByGet]) {
    app.openapi(route, async (c) => {
      const { lang } = c.req.valid('query');
      const caller = await getCaller(c.req.raw, lang);
      if (c.req.method !== 'POST' && !mayEndSessionByGet(caller, c.req.raw)) throw fromElsewhere(lang);
      await endSession(caller.sessionId);
      setHeaders(c, noSessionCookies(c.req.raw));
      return c.json({ status: true as const, success: true as const, message: 'Logged out' as const }, 200);
    });
  }

  app.openapi(authRoutes.me, async (c) => {
    const { account } = await getCaller(c.req.raw, c.req.valid('query').lang);
    return c.json({ data: presentAccount(account) }, 200);
  });

  app.openapi(
    authRoutes.forgotPassword,
    (c) => {
      const { lang } = c.req.valid('query');
      const { email } = readFields(ResetRequest, c, c.req.valid('json'), c.req.valid('form'));
      requestReset(email, { request: c.req.raw, lang });
      return c.json({ status: true as const, message: messagesOf(lang).auth.answers.resetAsked }, 200);
    },
    sayProblems,
  );

  app.openapi(
    authRoutes.resetPassword,
    async (c) => {
      const { lang } = c.req.valid('query');
      const { token, password } = readFields(PasswordReset, c, c.req.valid('json'), c.req.valid('form'));
      await resetPassword(token, password, { request: c.req.raw, lang });
      setHeaders(c, noSessionCookies(c.req.raw));
      return c.json({ status: true as const, message: messagesOf(lang).auth.answers.passwordChanged }, 200);
    },
    sayProblems,
  );

  app.openapi(
    authRoutes.confirmEmail,
    async (c) => {
      const { lang } = c.req.valid('query');
      const { token } = readFields(EmailConfirmation, c, c.req.valid('json'), c.req.valid('form'));
      await confirmEmail(token, { request: c.req.raw, lang });
      return c.json({ status: true as const, message: messagesOf(lang).auth.answers.emailConfirmed }, 200);
    },
    sayProblems,
  );
};
