import type { accounts } from '@/lib/db/schema';
import { env } from '@/lib/env';

type Account = Pick<typeof accounts.$inferSelect, 'role' | 'twoStepAt'>;

/** Whether this moderator is one by name alone until he has two-step login. */
export const lacksTwoStep = ({ role, twoStepAt }: Account): boolean =>
  env.moderatorsNeedTwoStep && role === 'moderator' && twoStepAt === null;

/** Whether an account may see what only moderators see. */
export const moderates = (account: Account): boolean =>
  account.role === 'moderator' && !lacksTwoStep(account);
