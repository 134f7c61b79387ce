import { moderatedAccountRoutes } from '@/lib/contract/moderation/accounts';
import { messagesOf } from '@/lib/i18n/messages';
import { type ModerationApp, moderatorCall } from '../../calls';
import { blockAccount, changeRole, unblockAccount } from './mutations';
import { findAccounts, showAccount } from './queries';

export const addModeratedAccountRoutes = (app: ModerationApp) => {
  moderatorCall(app, moderatedAccountRoutes.find, async (c) => {
    const { search, blocked } = c.req.valid('query');
    return c.json({ data: await findAccounts(search, blocked === '1') }, 200);
  });

  moderatorCall(app, moderatedAccountRoutes.show, async (c, by) => {
    const data = await showAccount(c.req.valid('param').id, by.lang);
    return c.json({ data }, 200);
  });

  moderatorCall(app, moderatedAccountRoutes.block, async (c, by) => {
    const { reason } = c.req.valid('json');
    const data = await blockAccount(c.req.valid('param').id, reason, by);
    return c.json(
      { status: true as const, message: messagesOf(by.lang).moderationAnswers.blocked, data },
      200,
    );
  });

  moderatorCall(app, moderatedAccountRoutes.unblock, async (c, by) => {
    const { reason } = c.req.valid('json');
    const data = await unblockAccount(c.req.valid('param').id, reason, by);
    return c.json(
      { status: true as const, message: messagesOf(by.lang).moderationAnswers.unblocked, data },
      200,
    );
  });

  moderatorCall(app, moderatedAccountRoutes.role, async (c, by) => {
    const change = c.req.valid('json');
    const { roleGiven, roleTaken } = messagesOf(by.lang).consoleAnswers;
    const data = await changeRole(c.req.valid('param').id, change, by);
    const message = change.role === 'moderator' ? roleGiven : roleTaken;
    return c.json({ status: true as const, message, data }, 200);
  });
};
