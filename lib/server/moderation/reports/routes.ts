import { moderatedReportRoutes } from '@/lib/contract/moderation/reports';
import type { Locale } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import { type ModerationApp, moderatorCall } from '../../calls';
import { decideAccountReports, decideAdReports } from './mutations';
import { listReportedAccounts, listReportedAds } from './queries';

const answer = (closed: number, lang: Locale) => ({
  status: true as const,
  message: messagesOf(lang).moderationAnswers.reportsClosed,
  data: { closed },
});

export const addModeratedReportRoutes = (app: ModerationApp) => {
  moderatorCall(app, moderatedReportRoutes.ads, async (c) =>
    c.json(await listReportedAds(c.req.valid('query')), 200),
  );

  moderatorCall(app, moderatedReportRoutes.decideAd, async (c, by) => {
    const closed = await decideAdReports(c.req.valid('param').id, c.req.valid('json'), by);
    return c.json(answer(closed, by.lang), 200);
  });

  moderatorCall(app, moderatedReportRoutes.accounts, async (c) =>
    c.json(await listReportedAccounts(c.req.valid('query')), 200),
  );

  moderatorCall(app, moderatedReportRoutes.decideAccount, async (c, by) => {
    const closed = await decideAccountReports(c.req.valid('param').id, c.req.valid('json'), by);
    return c.json(answer(closed, by.lang), 200);
  });
};
