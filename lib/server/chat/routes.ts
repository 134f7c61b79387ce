import type { OpenAPIHono } from '@hono/zod-openapi';
import { chatRoutes } from '@/lib/contract/chat';
import { NewMessage, PersonReport } from '@/lib/contract/chat-fields';
import { messagesOf } from '@/lib/i18n/messages';
import { findSellers } from '../ads/sellers';
import { viewOf } from '../ads/view';
import { memberCall } from '../calls';
import { HttpError, notFound } from '../http-error';
import { pageMeta } from '../page-meta';
import { readFields } from '../read-fields';
import { blockPerson, markRead, reportPerson, sendMessage, unblockPerson } from './mutations';
import { mayBegin } from './policy';
import { presentConversations, presentMessage } from './present';
import { countUnread, findConversation, listConversations, listMessages } from './queries';

const done = (message: string) => ({ status: true as const, message });

export const addChatRoutes = (app: OpenAPIHono) => {
  memberCall(app, chatRoutes.messages, async (c, { account }) => {
    const { lang, from_app_account_id, to_app_account_id, ad_id, before, after, per_page } =
      c.req.valid('query');
    if (to_app_account_id !== undefined && to_app_account_id !== account.id) {
      throw new HttpError(403, messagesOf(lang).chat.answers.notYours);
    }
    const { rows, hasMore } = await listMessages(
      { accountId: account.id, otherId: from_app_account_id, adId: ad_id },
      { before, after, limit: per_page },
    );
    return c.json({ data: rows.map(presentMessage), meta: { has_more: hasMore } }, 200);
  });

  memberCall(app, chatRoutes.send, async (c, { account, lang }) => {
    const fields = readFields(NewMessage, c);
    const message = await sendMessage(account.id, fields, lang);
    return c.json({ ...done(messagesOf(lang).chat.answers.sent), data: presentMessage(message) }, 200);
  });

  memberCall(app, chatRoutes.conversations, async (c, { account }) => {
    const query = c.req.valid('query');
    const { per_page, page } = query;
    const view = await viewOf(query);
    const { rows, total } = await listConversations(account.id, {
      limit: per_page,
      offset: (page - 1) * per_page,
    });
    const data = await presentConversations(account.id, rows, view);
    return c.json({ data, meta: pageMeta(total, { page, per_page }) }, 200);
  });

  memberCall(app, chatRoutes.conversation, async (c, { account }) => {
    const query = c.req.valid('query');
    const { account_id: otherId, ad_id: adId } = query;
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
  });

  memberCall(app, chatRoutes.unread, async (c, { account }) => {
    return c.json({ data: { unread: await countUnread(account.id) } }, 200);
  });

  memberCall(app, chatRoutes.read, async (c, { account, lang }) => {
    const { from_app_account_id, ad_id, up_to } = readFields(
      chatRoutes.read.request.body.content['application/json'].schema,
      c,
    );
    await markRead({ accountId: account.id, otherId: from_app_account_id, adId: ad_id }, up_to);
    const data = { unread: await countUnread(account.id) };
    return c.json({ ...done(messagesOf(lang).chat.answers.read), data }, 200);
  });

  for (const [route, change, answer] of [
    [chatRoutes.block, blockPerson, 'nowBlocked'],
    [chatRoutes.unblock, unblockPerson, 'nowUnblocked'],
  ] as const) {
    memberCall(app, route, async (c, { account, lang }) => {
      const { account_id } = readFields(route.request.body.content['application/json'].schema, c);
      await change(account.id, account_id, lang);
      return c.json(done(messagesOf(lang).chat.answers[answer]), 200);
    });
  }

  memberCall(app, chatRoutes.report, async (c, { account, lang }) => {
    const report = readFields(PersonReport, c);
    await reportPerson(account.id, report, lang);
    return c.json(done(messagesOf(lang).chat.answers.reported), 200);
  });
};
