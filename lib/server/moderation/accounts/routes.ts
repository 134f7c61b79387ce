import { moderatedAccountRoutes } from '@/lib/contract/moderation/accounts';
import { messagesOf } from '@/lib/i18n/messages';
import { sayProblems } from '../../read-fields';
import type { ModerationApp } from '../routes';
import { blockAccount, changeRole, unblockAccount } from './mutations';
import { findAccounts, showAccount } from './queries';

export const addModeratedAccountRoutes = (app: ModerationApp) => {
  app.openapi(moderatedAccountRoutes.find, async (c) => {
    const { search, blocked } = c.req.valid('query');
    return c.json({ data: await findAccounts(search, blocked === '1') }, 200);
  });

  app.openapi(moderatedAccountRoutes.show, async (c) => {
    const data = await showAccount(c.req.valid('param').id, c.req.valid('query').lang);
    return c.json({ data }, 200);
  });

  app.openapi(
    moderatedAccountRoutes.block,
    async (c) => {
      const { lang } = c.req.valid('query');
      const { reason } = c.req.valid('json');
      const deciding = { moderator: c.get('moderator'), lang };
      const data = await blockAccount(c.req.valid('param').id, reason, deciding);
      return c.json(
        { status: true as const, message: messagesOf(lang).moderationAnswers.blocked, data },
        200,
      );
    },
    sayProblems,
  );

  app.openapi(
    moderatedAccountRoutes.unblock,
    async (c) => {
      const { lang } = c.req.valid('query');
      const { reason } = c.req.valid('json');
      const deciding = { moderator: c.get('moderator'), lang };
      const data = await unblockAccount(c.req.valid('param').id, reason, deciding);
      return c.json(
        { status: true as const, message: messagesOf(lang).moderationAnswers.unblocked, data },
        200,
      );
    },
    sayProblems,
  );

  app.openapi(
    moderatedAccountRoutes.role,
    async (c) => {
      const { lang } = c.req.valid('query');
      const change = c.req.valid('json');
      const { roleGiven, roleTaken } = messagesOf(lang).consoleAnswers;
      const data = await changeRole(c.req.valid('param').id, change, { moderator: c.get('moderator'), lang });
      const message = change.role === 'moderator' ? roleGiven : roleTaken;
      return c.json({ status: true as const, message, data }, 200);
    },
    sayProblems,
  );
};
