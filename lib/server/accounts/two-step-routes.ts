import type { OpenAPIHono } from '@hono/zod-openapi';
import { accountRoutes } from '@/lib/contract/account';
import { FirstCode, WithCode, WithPassword } from '@/lib/contract/account-fields';
import { env } from '@/lib/env';
import { messagesOf } from '@/lib/i18n/messages';
import { memberCall } from '../calls';
import { readFields } from '../read-fields';
import { beginTwoStep, confirmTwoStep, endTwoStep, renewRecoveryCodes } from './two-step';
import { assertPassword } from './update';

/** How an app calls the site, beside the e-mail address. */
const nameInApps = () => new URL(env.siteUrl).host;

export const addTwoStepRoutes = (app: OpenAPIHono) => {
  memberCall(app, accountRoutes.beginTwoStep, async (c, { lang, ...caller }) => {
    const { current_password } = readFields(WithPassword, c);
    await assertPassword(caller.account, current_password, lang);
    return c.json({ data: await beginTwoStep(caller, nameInApps(), lang) }, 200);
  });

  memberCall(app, accountRoutes.confirmTwoStep, async (c, { lang, ...caller }) => {
    const { code } = readFields(FirstCode, c);
    const recovery_codes = await confirmTwoStep(caller, code, lang);
    const message = messagesOf(lang).auth.answers.twoStepOn;
    return c.json({ status: true as const, message, data: { recovery_codes } }, 200);
  });

  memberCall(app, accountRoutes.newRecoveryCodes, async (c, { lang, ...caller }) => {
    const { current_password, code } = readFields(WithCode, c);
    await assertPassword(caller.account, current_password, lang);
    return c.json({ data: { recovery_codes: await renewRecoveryCodes(caller, code, lang) } }, 200);
  });

  memberCall(app, accountRoutes.endTwoStep, async (c, { lang, ...caller }) => {
    const { current_password, code } = readFields(WithCode, c);
    await assertPassword(caller.account, current_password, lang);
    await endTwoStep(caller, code, lang);
    return c.json({ status: true as const, message: messagesOf(lang).auth.answers.twoStepOff }, 200);
  });
};
