import { moderatedReportRoutes } from '@/lib/contract/moderation/reports';
import type { Locale } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import { sayProblems } from '../../read-fields';
import type { ModerationApp } from '../routes';
import { decideAccountReports, decideAdReports } from './mutations';
import { listReportedAccounts, listReportedAds } from './queries';

const answer = (closed: number, lang: Locale) => ({
  status: true as const,
  message: messagesOf(lang).moderationAnswers.reportsClosed,
  data: { closed },
});

export const addModeratedReportRoutes = (app: ModerationApp) => {
  app.openapi(moderatedReportRoutes.ads, async (c) =>
    c.json(await listReportedAds(c.req.valid('query')), 200),
  );

  app.openapi(
    moderatedReportRoutes.decideAd,
    async (c) => {
      const { lang } = c.req.valid('query');
      const deciding = { moderator: c.get('moderator'), lang };
      const closed = await decideAdReports(c.req.valid('param').id, c.req.valid('json'), deciding);
      return c.json(answer(closed, lang), 200);
    },
    sayProblems,
  );

  app.openapi(moderatedReportRoutes.accounts, async (c) =>
    c.json(await listReportedAccounts(c.req.valid('query')), 200),
  );

  app.openapi(
    moderatedReportRoutes.decideAccount,
    async (c) => {
      const { lang } = c.req.valid('query');
      const deciding = { moderator: c.get('moderator'), lang };
      const closed = await decideAccountReports(c.req.valid('param').id, c.req.valid('json'), deciding);
      return c.json(answer(closed, lang), 200);
    },
    sayProblems,
  );
};
