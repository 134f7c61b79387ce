import { moderatedAdRoutes } from '@/lib/contract/moderation/ads';
import { messagesOf } from '@/lib/i18n/messages';
import { sayProblems } from '../../read-fields';
import type { ModerationApp } from '../routes';
import { accept, reject, restore, takeDown } from './mutations';
import { listDeleted, listWaiting } from './queue';
import { getModeratedAd } from './show';

export const addModeratedAdRoutes = (app: ModerationApp) => {
  app.openapi(moderatedAdRoutes.queue, async (c) => c.json(await listWaiting(c.req.valid('query')), 200));

  app.openapi(moderatedAdRoutes.deleted, async (c) => c.json(await listDeleted(c.req.valid('query')), 200));

  app.openapi(moderatedAdRoutes.show, async (c) => {
    const data = await getModeratedAd(c.req.valid('param').id, c.req.valid('query').lang);
    return c.json({ data }, 200);
  });

  app.openapi(
    moderatedAdRoutes.accept,
    async (c) => {
      const { lang } = c.req.valid('query');
      const { version } = c.req.valid('json');
      const data = await accept(c.req.valid('param').id, version, { moderator: c.get('moderator'), lang });
      return c.json(
        { status: true as const, message: messagesOf(lang).moderationAnswers.accepted, data },
        200,
      );
    },
    sayProblems,
  );

  app.openapi(
    moderatedAdRoutes.reject,
    async (c) => {
      const { lang } = c.req.valid('query');
      const deciding = { moderator: c.get('moderator'), lang };
      const data = await reject(c.req.valid('param').id, c.req.valid('json'), deciding);
      return c.json(
        { status: true as const, message: messagesOf(lang).moderationAnswers.rejected, data },
        200,
      );
    },
    sayProblems,
  );

  app.openapi(
    moderatedAdRoutes.takeDown,
    async (c) => {
      const { lang } = c.req.valid('query');
      const deciding = { moderator: c.get('moderator'), lang };
      const data = await takeDown(c.req.valid('param').id, c.req.valid('json'), deciding);
      return c.json(
        { status: true as const, message: messagesOf(lang).moderationAnswers.takenDown, data },
        200,
      );
    },
    sayProblems,
  );

  app.openapi(
    moderatedAdRoutes.restore,
    async (c) => {
      const { lang } = c.req.valid('query');
      const { version } = c.req.valid('json');
      const data = await restore(c.req.valid('param').id, version, { moderator: c.get('moderator'), lang });
      return c.json(
        { status: true as const, message: messagesOf(lang).moderationAnswers.restored, data },
        200,
      );
    },
    sayProblems,
  );
};
