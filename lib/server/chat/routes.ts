import type { OpenAPIHono } from '@hono/zod-openapi';
import { chatRoutes } from '@/lib/contract/chat';
import { NewMessage, PersonReport } from '@/lib/contract/chat-fields';
import { messagesOf } from '@/lib/i18n/messages';
import { callerOf, forMembers } from '../accounts/signed-in';
import { findSellers } from '../ads/sellers';
import { viewOf } from '../ads/view';
import { readFields, sayProblems } from '../read-fields';
import { notFound, Refusal } from '../refusal';
import { blockPerson, markRead, reportPerson, sendMessage, unblockPerson } from './mutations';
import { mayBegin } from './policy';
import { presentConversations, presentMessage } from './present';
import { countUnread, findConversation, listConversations, listMessages } from './queries';

const done = (message: string) => ({ status: true as const, message });

export const addChatRoutes = (app: OpenAPIHono) => {
  forMembers(app, Object.values(chatRoutes), 'small');

  app.openapi(
    chatRoutes.messages,
    async (c) => {
      const { lang, from_app_account_id, to_app_account_id, ad_id, before, after, per_page } =
        c.req.valid('query');
      const { account } = callerOf(c);
      if (to_app_account_id !== undefined && to_app_account_id !== account.id) {
        throw new Refusal(403, messagesOf(lang).chat.answers.notYours);
      }
      const { rows, hasMore } = await listMessages(
        { accountId: account.id, otherId: from_app_account_id, adId: ad_id },
        { before, after, limit: per_page },
      );
      return c.json({ data: rows.map(presentMessage), meta: { has_more: hasMore } }, 200);
    },
    sayProblems,
  );

  app.openapi(
    chatRoutes.send,
    async (c) => {
      const { lang } = c.req.valid('query');
      const { account } = callerOf(c);
      const fields = readFields(NewMessage, c, c.req.valid('json'), c.req.valid('form'));
      const message = await sendMessage(account.id, fields, lang);
      return c.json({ ...done(messagesOf(lang).chat.answers.sent), data: presentMessage(message) }, 200);
    },
    sayProblems,
  );

  app.openapi(
    chatRoutes.conversations,
    async (c) => {
      const query = c.req.valid('query');
      const { per_page, page } = query;
      const { account } = callerOf(c);
      const view = await viewOf(query);
      const { rows, total } = await listConversations(account.id, {
        limit: per_page,
        offset: (page - 1) * per_page,
      });
      const data = await presentConversations(account.id, rows, view);
      const last_page = Math.max(1, Math.ceil(total / per_page));
      return c.json({ data, meta: { total, total_is_estimate: false, per_page, page, last_page } }, 200);
    },
    sayProblems,
  );

  app.openapi(
    chatRoutes.conversation,
    async (c) => {
      const query = c.req.valid('query');
      const { account_id: otherId, ad_id: adId } = query;
      const { account } = callerOf(c);
      const view = await viewOf(query);
      const begun = await findConversation({ accountId: account.id, otherId, adId });
      if (!begun) {
        const ad = (await findSellers([adId])).get(adId);
        if (!mayBegin({ callerId: account.id, otherId, ad })) throw notFound();
      }
      const [data] = await presentConversations(
        account.id,
        [begun ?? { otherId, adId, unread: 0, lastMessage: null }],
        view,
      );
      if (!data) throw notFound();
      return c.json({ data }, 200);
    },
    sayProblems,
  );

  app.openapi(
    chatRoutes.unread,
    async (c) => {
      const { account } = callerOf(c);
      return c.json({ data: { unread: await countUnread(account.id) } }, 200);
    },
    sayProblems,
  );

  app.openapi(
    chatRoutes.read,
    async (c) => {
      const { lang } = c.req.valid('query');
      const { account } = callerOf(c);
      const { from_app_account_id, ad_id, up_to } = readFields(
        chatRoutes.read.request.body.content['application/json'].schema,
        c,
        c.req.valid('json'),
        c.req.valid('form'),
      );
      await markRead({ accountId: account.id, otherId: from_app_account_id, adId: ad_id }, up_to);
      const data = { unread: await countUnread(account.id) };
      return c.json({ ...done(messagesOf(lang).chat.answers.read), data }, 200);
    },
    sayProblems,
  );

  for (const [route, change, answer] of [
    [chatRoutes.block, blockPerson, 'nowBlocked'],
    [chatRoutes.unblock, unblockPerson, 'nowUnblocked'],
  ] as const) {
    app.openapi(
      route,
      async (c) => {
        const { lang } = c.req.valid('query');
        const { account } = callerOf(c);
        const { account_id } = readFields(
          route.request.body.content['application/json'].schema,
          c,
          c.req.valid('json'),
          c.req.valid('form'),
        );
        await change(account.id, account_id, lang);
        return c.json(done(messagesOf(lang).chat.answers[answer]), 200);
      },
      sayProblems,
    );
  }

  app.openapi(
    chatRoutes.report,
    async (c) => {
      const { lang } = c.req.valid('query');
      const { account } = callerOf(c);
      const report = readFields(PersonReport, c, c.req.valid('json'), c.req.valid('form'));
      await reportPerson(account.id, report, lang);
      return c.json(done(messagesOf(lang).chat.answers.reported), 200);
    },
    sayProblems,
  );
};
