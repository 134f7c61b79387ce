import { moderatedSettingRoutes } from '@/lib/contract/moderation/settings';
import { messagesOf } from '@/lib/i18n/messages';
import { type ModerationApp, moderatorCall } from '../../calls';
import { sayProblemsByPath } from '../../read-fields';
import { changeSettings } from './mutations';
import { readAllSettings } from './queries';

export const addModeratedSettingRoutes = (app: ModerationApp) => {
  moderatorCall(app, moderatedSettingRoutes.read, async (c) =>
    c.json({ data: await readAllSettings() }, 200),
  );

  moderatorCall(
    app,
    moderatedSettingRoutes.change,
    async (c, by) => {
      const data = await changeSettings(c.req.valid('json'), by);
      return c.json({ status: true as const, message: messagesOf(by.lang).consoleAnswers.saved, data }, 200);
    },
    { problems: sayProblemsByPath },
  );
};
