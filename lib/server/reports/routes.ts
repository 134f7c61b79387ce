import type { OpenAPIHono } from '@hono/zod-openapi';
import { ReportFields } from '@/lib/contract/ad-fields';
import { favoriteRoutes } from '@/lib/contract/favorites';
import { messagesOf } from '@/lib/i18n/messages';
import { takeOrRefuse } from '../accounts/limits';
import { callerOf, forMembers } from '../accounts/signed-in';
import type { Limit } from '../limits';
import { readFields, sayProblems } from '../read-fields';
import { reportAd } from './mutations';

const perHour: Limit = { name: 'reports of account', most: 20, seconds: 3_600 };

export const addReportRoutes = (app: OpenAPIHono) => {
  forMembers(app, [favoriteRoutes.report], 'small');

  app.openapi(
    favoriteRoutes.report,
    async (c) => {
      const { lang } = c.req.valid('query');
      const { account } = callerOf(c);
      takeOrRefuse(perHour, String(account.id), lang);
      const { ad_id, note = '' } = readFields(ReportFields, c, c.req.valid('json'), c.req.valid('form'));
      await reportAd(account.id, ad_id, note, lang);
      return c.json({ status: true as const, message: messagesOf(lang).adAnswers.reported }, 200);
    },
    sayProblems,
  );
};
