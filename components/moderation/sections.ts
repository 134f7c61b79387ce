import type { IconName } from '@/components/ui/icon';
import type { Overview } from '@/lib/api/queries/moderation';
import type { Messages } from '@/lib/i18n/messages';
import { paths } from '@/lib/paths';

type Section = {
  name: Exclude<keyof Messages['moderation']['sections'], 'site'>;
  path: string;
  icon: IconName;
  /** How many wait there. */
  waiting?: (overview: Overview) => number;
};

/** Whether an address is that of a screen, or of what is below it. */
export const isAt = (here: string, path: string) => here.endsWith(path) || here.includes(`${path}/`);

/** The screens to decide in, in the order of their menu. What the site says has a menu of its own (site/places.ts). */
export const sections: readonly Section[] = [
  { name: 'overview', path: paths.moderation, icon: 'dashboard' },
  { name: 'today', path: paths.moderationToday, icon: 'gauge' },
  {
    name: 'queue',
    path: paths.moderationQueue,
    icon: 'clipboard-list',
    waiting: ({ ads, edits }) => ads + edits,
  },
  {
    name: 'reports',
    path: paths.moderationReports,
    icon: 'flag',
    waiting: ({ reports, account_reports }) => reports + account_reports,
  },
  {
    name: 'subscriptions',
    path: paths.moderationSubscriptions,
    icon: 'rocket',
    waiting: ({ subscriptions }) => subscriptions,
  },
  { name: 'messages', path: paths.moderationMessages, icon: 'mail', waiting: ({ messages }) => messages },
  {
    name: 'deadLetters',
    path: paths.moderationDeadLetters,
    icon: 'send',
    waiting: ({ dead_letters }) => dead_letters,
  },
  { name: 'accounts', path: paths.moderationAccounts, icon: 'users' },
  { name: 'deleted', path: paths.moderationDeleted, icon: 'trash' },
  { name: 'log', path: paths.moderationLog, icon: 'file-text' },
];
