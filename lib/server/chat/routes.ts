import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { chatRoutes } from '@/lib/contract/chat';
import { NewMessage, PersonReport } from '@/lib/contract/chat-fields';
import { messagesOf } from '@/lib/i18n/messages';
import { getCaller } from '../accounts/sessions';
import { findSellers } from '../ads/sellers';
import { viewOf } from '../ads/view';
import { refuseIssues } from '../problems';
import { langOf, readFields, type sayProblems } from '../read-fields';
import { notFound, Refusal } from '../refusal';
import { blockPerson, markRead, reportPerson, sendMessage, unblockPerson } from './mutations';
import { mayBegin } from './policy';
import { presentConversations, presentMessage } from './present';
import { countUnread, findConversation, listConversations, listMessages } from './queries';

/** The longest message, written in the longest way. */
const largestBody = 64 * 1024;

const done = (message: string) => ({ status: true as const, message });

/** Who is not signed in hears that first, whatever else is wrong. */
const refuse = (result: Parameters<typeof sayProblems>[0], c: Context): Promise<never> | undefined =>
  result.success
    ? undefined
    : getCaller(c.req.raw, langOf(c)).then(() => {
        throw refuseIssues(result.error.issues, langOf(c));
      });

export const addChatRoutes = (app: OpenAPIHono) => {
  for (const path of ['/v1/chat', '/v1/chat/*']) {
    app.use(
      path,
      bodyLimit({
        maxSize: largestBody,
        onError: () => {
          throw new Refusal(413, 'The request is too large.');
        },
      }),
    );
  }

  app.openapi(
    chatRoutes.messages,
    async (c) => {
      const { lang, from_app_account_id, to_app_account_id, ad_id, before, after, per_page } =
        c.req.valid('query');
      const { account } = await getCaller(c.req.raw, lang);
      if (to_app_account_id !== undefined && to_app_account_id !== account.id) {
        throw new Refusal(403, messagesOf(lang).chat.answers.notYours);
      }
      const { rows, hasMore } = await listMessages(
        { accountId: account.id, otherId: from_app_account_id, adId: ad_id },
        { before, after, limit: per_page },
      );
      return c.json({ data: rows.map(presentMessage), meta: { has_more: hasMore } }, 200);
    },
    refuse,
  );

  app.openapi(
    chatRoutes.send,
    async (c) => {
      const { lang } = c.req.valid('query');
      const { account } = await getCaller(c.req.raw, lang);
      const fields = readFields(NewMessage, c, c.req.valid('json'), c.req.valid('form'));
      const message = await sendMessage(account.id, fields, lang);
      return c.json({ ...done(messagesOf(lang).chat.answers.sent), data: presentMessage(message) }, 200);
    },
    refuse,
  );

  app.openapi(
    chatRoutes.conversations,
    async (c) => {
      const query = c.req.valid('query');
      const { per_page, page } = query;
      const { account } = await getCaller(c.req.raw, query.lang);
      const view = await viewOf(query);
      const { rows, total } = await listConversations(account.id, {
        limit: per_page,
        offset: (page - 1) * per_page,
      });
      const data = await presentConversations(account.id, rows, view);
      const last_page = Math.max(1, Math.ceil(total / per_page));
      return c.json({ data, meta: { total, total_is_estimate: false, per_page, page, last_page } }, 200);
    },
    refuse,
  );

  app.openapi(
    chatRoutes.conversation,
    async (c) => {
      const query = c.req.valid('query');
      const { account_id: otherId, ad_id: adId, lang } = query;
      const { account } = await getCaller(c.req.raw, lang);
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
    refuse,
  );

  app.openapi(
    chatRoutes.unread,
    async (c) => {
      const { account } = await getCaller(c.req.raw, c.req.valid('query').lang);
      return c.json({ data: { unread: await countUnread(account.id) } }, 200);
    },
    refuse,
  );

  app.openapi(
    chatRoutes.read,
    async (c) => {
      const { lang } = c.req.valid('query');
      const { account } = await getCaller(c.req.raw, lang);
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
    refuse,
  );

  for (const [route, change, answer] of [
    [chatRoutes.block, blockPerson, 'nowBlocked'],
    [chatRoutes.unblock, unblockPerson, 'nowUnblocked'],
  ] as const) {
    app.openapi(
      route,
      async (c) => {
        const { lang } = c.req.valid('query');
        const { account } = await getCaller(c.req.raw, lang);
        const { account_id } = readFields(
          route.request.body.content['application/json'].schema,
          c,
          c.req.valid('json'),
          c.req.valid('form'),
        );
        await change(account.id, account_id, lang);
        return c.json(done(messagesOf(lang).chat.answers[answer]), 200);
      },
      refuse,
    );
  }

  app.openapi(
    chatRoutes.report,
    async (c) => {
      const { lang } = c.req.valid('query');
      const { account } = await getCaller(c.req.raw, lang);
      const report = readFields(PersonReport, c, c.req.valid('json'), c.req.valid('form'));
      await reportPerson(account.id, report, lang);
      return c.json(done(messagesOf(lang).chat.answers.reported), 200);
    },
    refuse,
  );
};
