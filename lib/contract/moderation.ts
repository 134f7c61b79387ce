import { createRoute, z } from '@hono/zod-openapi';
import { InLanguage, json } from './common';
import { moderatedAccountRoutes } from './moderation/accounts';
import { moderatedAdRoutes } from './moderation/ads';
import { contentRoutes } from './moderation/content';
import { deadLetterRoutes } from './moderation/dead-letters';
import { logRoutes } from './moderation/log';
import { moderatedMessageRoutes } from './moderation/messages';
import { moderatedPictureRoutes } from './moderation/pictures';
import { moderatedReportRoutes } from './moderation/reports';
import { searchMissRoutes, searchWeekRoutes } from './moderation/searches';
import { moderatedSettingRoutes } from './moderation/settings';
import { guarded, shared } from './moderation/shapes';
import { moderatedSubscriptionRoutes } from './moderation/subscriptions';
import { todayRoutes } from './moderation/today';

/** A count is exact up to this; one more means that there are more. */
export const mostCounted = 1_000;

const Count = z
  .number()
  .int()
  .min(0)
  .max(mostCounted + 1);

export const Overview = z
  .object({
    ads: Count,
    edits: Count,
    reports: Count.openapi({ description: 'Ads with open reports' }),
    account_reports: Count.openapi({ description: 'Members with open reports' }),
    subscriptions: Count,
    messages: Count,
    dead_letters: Count.openapi({ description: 'Jobs that are tried no more' }),
    oldest: z.iso.datetime().nullable().openapi({ description: 'Since when the first ad or edit waits' }),
    decided_today: Count.openapi({ description: 'Decisions of all moderators in the last 24 hours' }),
  })
  .openapi('ModerationOverview');
export type Overview = z.infer<typeof Overview>;

export const moderationRoutes = {
  overview: createRoute({
    method: 'get',
    path: '/v1/moderation',
    summary: 'How much waits',
    description: 'Counts are exact up to 1,000; 1,001 means more.',
    ...guarded,
    request: { query: InLanguage },
    responses: { 200: json(z.object({ data: Overview }), 'The counts'), ...shared },
  }),
};

/** Everything that moderators may, a resource each. What the operator's console learns is added here. */
export const moderationContract = {
  ...contentRoutes,
  deadLetters: deadLetterRoutes,
  moderation: moderationRoutes,
  moderatedAccounts: moderatedAccountRoutes,
  moderatedAds: moderatedAdRoutes,
  moderatedMessages: moderatedMessageRoutes,
  moderatedPictures: moderatedPictureRoutes,
  moderatedReports: moderatedReportRoutes,
  moderatedSettings: moderatedSettingRoutes,
  moderatedSubscriptions: moderatedSubscriptionRoutes,
  moderationLog: logRoutes,
  searchMisses: searchMissRoutes,
  searchWeeks: searchWeekRoutes,
  today: todayRoutes,
};
