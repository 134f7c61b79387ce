import { createRoute, z } from '@hono/zod-openapi';
import { AdCard, AdQuery, Picture } from './ads';
import { NewMessage, PersonReport } from './chat-fields';
import {
  body,
  Done,
  ErrorBody,
  failures,
  InLanguage,
  json,
  Meta,
  optionalQuery,
  Page,
  PerPage,
  RowId,
  security,
  signedOut,
  tooMany,
  unkeyed,
} from './common';

// What two people say to each other about an ad. Nobody else ever reads it.

const tags = ['Chat'];
const shared = { ...signedOut, ...unkeyed, ...tooMany, ...failures };

/** A stored message. `body` and `from_message`, `from_app_account_id` and `sender_id` are the same thing twice. */
export const ChatMessage = z
  .object({
    id: z.number().int(),
    client_id: z.string().nullable().openapi({ description: 'The temporary id that its sender gave it' }),
    body: z.string().openapi({ description: 'Plain text of at most 2,000 characters' }),
    from_message: z.string(),
    from_app_account_id: z.number().int(),
    sender_id: z.number().int(),
    to_app_account_id: z.number().int(),
    ad_id: z.number().int(),
    created_at: z.iso.datetime(),
    read_at: z.iso.datetime().nullable(),
  })
  .openapi('ChatMessage');
export type ChatMessage = z.infer<typeof ChatMessage>;

const Person = z.object({
  id: z.number().int(),
  username: z.string(),
  avatar: z.string().nullable(),
});

const ChatAd = AdCard.pick({
  id: true,
  title: true,
  line: true,
  language: true,
  price: true,
  show_price: true,
  currency: true,
  currency_symbol: true,
  price_type: true,
  availability: true,
}).extend({
  picture: Picture.nullable(),
  seller_id: z.number().int(),
  is_public: z.boolean(),
});

/** Why the caller cannot write now. */
export const closedReasons = ['blocked', 'blocked_by_them', 'gone'] as const;
export type ClosedReason = (typeof closedReasons)[number];

/** A conversation as the caller has it. */
export const Conversation = z
  .object({
    person: Person,
    ad: ChatAd,
    last_message: ChatMessage.nullable().openapi({ description: 'Null: nobody has written yet' }),
    unread: z.number().int().openapi({ description: 'Messages to the caller that were not read' }),
    closed: z.enum(closedReasons).nullable(),
  })
  .openapi('Conversation');
export type Conversation = z.infer<typeof Conversation>;

const Unread = z.object({ unread: z.number().int() });
const pair = z.object({ account_id: RowId });
const noPerson = { 404: json(ErrorBody, 'There is no such person') };

export const chatRoutes = {
  messages: createRoute({
    method: 'get',
    path: '/v1/chat/message-to-me',
    summary: 'Messages between the caller and an account, both directions',
    description:
      'Ascending. Without `before` and `after` the newest page; `before` an id the page that ends there; `after` an ' +
      'id the page that begins there, to read what was missed. `has_more` says whether there is another page that way.',
    tags,
    security,
    request: {
      query: InLanguage.extend({
        from_app_account_id: RowId,
        to_app_account_id: optionalQuery(RowId).openapi({ description: 'The caller; anyone else is a 403' }),
        ad_id: optionalQuery(RowId),
        before: optionalQuery(RowId),
        after: optionalQuery(RowId.or(z.literal('0').transform(Number))),
        per_page: PerPage(50),
      }),
    },
    responses: {
      200: json(
        z.object({ data: z.array(ChatMessage), meta: z.object({ has_more: z.boolean() }) }),
        'A page of messages',
      ),
      ...shared,
    },
  }),
  send: createRoute({
    method: 'post',
    path: '/v1/chat',
    summary: 'Write to someone about an ad',
    description:
      'The sender is the caller. A buyer may begin at a public ad of the other; a seller answers. The same `id` sent ' +
      'again gives the message that was stored the first time. The receiver hears `MessageSent` on ' +
      '`private-chat.{receiver}.{sender}`.',
    tags,
    security,
    request: { query: InLanguage, ...body(NewMessage) },
    responses: {
      200: json(Done.extend({ data: ChatMessage }), 'The message is stored'),
      413: json(ErrorBody, 'The request is too large'),
      ...shared,
    },
  }),
  conversations: createRoute({
    method: 'get',
    path: '/v1/chat/conversations',
    summary: 'Own conversations, last written first',
    tags,
    security,
    request: { query: AdQuery.extend({ per_page: PerPage(30), page: Page }) },
    responses: {
      200: json(z.object({ data: z.array(Conversation), meta: Meta }), 'A page of conversations'),
      ...shared,
    },
  }),
  conversation: createRoute({
    method: 'get',
    path: '/v1/chat/conversation',
    summary: 'One conversation, also one that has not begun',
    tags,
    security,
    request: { query: AdQuery.extend({ account_id: RowId, ad_id: RowId }) },
    responses: {
      200: json(z.object({ data: Conversation }), 'The conversation'),
      404: json(ErrorBody, 'There is none, and the caller may not begin one'),
      ...shared,
    },
  }),
  unread: createRoute({
    method: 'get',
    path: '/v1/chat/unread',
    summary: 'How many messages wait to be read',
    tags,
    security,
    request: { query: InLanguage },
    responses: { 200: json(z.object({ data: Unread }), 'Of all conversations'), ...shared },
  }),
  read: createRoute({
    method: 'post',
    path: '/v1/chat/read',
    summary: 'Say that messages were read',
    description:
      'Those of an account about an ad, up to and including `up_to`. Answers what waits after that.',
    tags,
    security,
    request: {
      query: InLanguage,
      ...body(z.object({ from_app_account_id: RowId, ad_id: RowId, up_to: RowId })),
    },
    responses: { 200: json(Done.extend({ data: Unread }), 'They count as read'), ...shared },
  }),
  block: createRoute({
    method: 'post',
    path: '/v1/chat/block',
    summary: 'Take no more messages from someone',
    tags,
    security,
    request: { query: InLanguage, ...body(pair) },
    responses: { 200: json(Done, 'They cannot write to the caller any more'), ...noPerson, ...shared },
  }),
  unblock: createRoute({
    method: 'post',
    path: '/v1/chat/unblock',
    summary: 'Take messages from someone again',
    tags,
    security,
    request: { query: InLanguage, ...body(pair) },
    responses: { 200: json(Done, 'They can write again'), ...noPerson, ...shared },
  }),
  report: createRoute({
    method: 'post',
    path: '/v1/chat/report',
    summary: 'Report a person to the moderators',
    description:
      'Someone the caller has a conversation with. A second report of the same person changes the first while it is open.',
    tags,
    security,
    request: { query: InLanguage, ...body(PersonReport) },
    responses: { 200: json(Done, 'The moderators see it'), ...noPerson, ...shared },
  }),
};
