import { moderatedSettingRoutes } from '@/lib/contract/moderation/settings';
import { messagesOf } from '@/lib/i18n/messages';
import { sayProblemsByPath } from '../../read-fields';
import type { ModerationApp } from '../routes';
import { changeSettings } from './mutations';
import { readAllSettings } from './queries';

export const addModeratedSettingRoutes = (app: ModerationApp) => {
  app.openapi(moderatedSettingRoutes.read, async (c) => c.json({ data: await readAllSettings() }, 200));

  app.openapi(
    moderatedSettingRoutes.change,
    async (c) => {
      const { lang } = c.req.valid('query');
      const data = await changeSettings(c.req.valid('json'), { moderator: c.get('moderator'), lang });
      return c.json({ status: true as const, message: messagesOf(lang).consoleAnswers.saved, data }, 200);
    },
    sayProblemsByPath,
  );
};
