import { moderatedAdRoutes } from '@/lib/contract/moderation/ads';
import { messagesOf } from '@/lib/i18n/messages';
import { type ModerationApp, moderatorCall } from '../../calls';
import { accept, reject, restore, takeDown } from './mutations';
import { listDeleted, listWaiting } from './queue';
import { getModeratedAd } from './show';

export const addModeratedAdRoutes = (app: ModerationApp) => {
  moderatorCall(app, moderatedAdRoutes.queue, async (c) =>
    c.json(await listWaiting(c.req.valid('query')), 200),
  );

  moderatorCall(app, moderatedAdRoutes.deleted, async (c) =>
    c.json(await listDeleted(c.req.valid('query')), 200),
  );

  moderatorCall(app, moderatedAdRoutes.show, async (c, by) => {
    const data = await getModeratedAd(c.req.valid('param').id, by.lang);
    return c.json({ data }, 200);
  });

  moderatorCall(app, moderatedAdRoutes.accept, async (c, by) => {
    const { version } = c.req.valid('json');
    const data = await accept(c.req.valid('param').id, version, by);
    return c.json(
      { status: true as const, message: messagesOf(by.lang).moderationAnswers.accepted, data },
      200,
    );
  });

  moderatorCall(app, moderatedAdRoutes.reject, async (c, by) => {
    const data = await reject(c.req.valid('param').id, c.req.valid('json'), by);
    return c.json(
      { status: true as const, message: messagesOf(by.lang).moderationAnswers.rejected, data },
      200,
    );
  });

  moderatorCall(app, moderatedAdRoutes.takeDown, async (c, by) => {
    const data = await takeDown(c.req.valid('param').id, c.req.valid('json'), by);
    return c.json(
      { status: true as const, message: messagesOf(by.lang).moderationAnswers.takenDown, data },
      200,
    );
  });

  moderatorCall(app, moderatedAdRoutes.restore, async (c, by) => {
    const { version } = c.req.valid('json');
    const data = await restore(c.req.valid('param').id, version, by);
    return c.json(
      { status: true as const, message: messagesOf(by.lang).moderationAnswers.restored, data },
      200,
    );
  });
};
