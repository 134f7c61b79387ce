import type { OpenAPIHono } from '@hono/zod-openapi';
import { ReportFields } from '@/lib/contract/ad-fields';
import { favouriteRoutes } from '@/lib/contract/favourites';
import { messagesOf } from '@/lib/i18n/messages';
import { memberCall } from '../calls';
import type { Limit } from '../limits';
import { readFields } from '../read-fields';
import { reportAd } from './mutations';

const perHour: Limit = { name: 'reports of account', most: 20, seconds: 3_600 };

export const addReportRoutes = (app: OpenAPIHono) => {
  memberCall(
    app,
    favouriteRoutes.report,
    async (c, { account, lang }) => {
      const { ad_id, note = '' } = readFields(ReportFields, c);
      await reportAd(account.id, ad_id, note, lang);
      return c.json({ status: true as const, message: messagesOf(lang).adAnswers.reported }, 200);
    },
    { limit: perHour },
  );
};
