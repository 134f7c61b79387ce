import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { contract } from '@/lib/contract';
import { contentRoutes } from '@/lib/contract/moderation/content';
import { type ContentKind, contentKinds } from '@/lib/contract/moderation/content-fields';
import { env } from '@/lib/env';
import { settled } from '@/lib/server/after-commit';
import { handle } from '@/lib/server/app';
import { forgetAll } from '@/lib/server/limits';
import { adForm } from '../support/ad-form';
import { withKey } from '../support/api';
import { contentSample } from '../support/content';
import { withTestDatabase } from '../support/database';
import { withOutbox } from '../support/mail';
import { drawn } from '../support/pictures';
import { app as somewhere } from '../support/realtime';
import { aWorld, type Caller, callers, countRows, type World } from '../support/rights';

withTestDatabase();
withOutbox();
beforeEach(() => forgetAll());

// Who may do what: every call that is no public read, and what each of five gets for it. A call that the contract has
// and this table has not fails the test. `owner` is whose ad, account or session the call is about; where it is about
// nobody, one member is as good as another. Behind a call may stand which of several cases it is.
const linesOfContent = (kind: ContentKind) => `
GET    /v1/moderation/${kind}                          401     404    404    404        200
POST   /v1/moderation/${kind}                          401     404    404    404        200
GET    /v1/moderation/${kind}/{id}                     401     404    404    404        200
PUT    /v1/moderation/${kind}/{id}                     401     404    404    404        409
DELETE /v1/moderation/${kind}/{id}                     401     404    404    404        409
${'order' in contentRoutes[kind] ? `PUT /v1/moderation/${kind}/order 401 404 404 404 422` : ''}
`;

const table = `
                                                   visitor  member  owner  other  moderator
GET    /v1/ads/{id} of a waiting ad                    404     404    200    404        200
POST   /v1/ads                                         401     200    200    200        200
PUT    /v1/ads/{id}                                    401     404    200    404        404
DELETE /v1/ads/{id}                                    401     404    200    404        404
POST   /v1/ads/{id}/promote                            401     404    200    404        404
POST   /v1/ads/{id}/view                               200     200    200    200        200
GET    /auth/my-listings                               401     200    200    200        200
GET    /auth/my-listings/{id}                          401     404    200    404        404
GET    /auth/my-listing-count                          401     200    200    200        200
GET    /auth/subscription                              401     200    200    200        200
POST   /auth/subscription                              401     200    200    200        200
DELETE /auth/subscription                              401     200    200    200        200
POST   /upload                                         401     200    200    200        200

GET    /auth/my-favourite                              401     200    200    200        200
GET    /auth/my-favourite/ids                          401     200    200    200        200
POST   /v1/favorite                                    401     200    200    200        200
POST   /v1/favorite of a waiting ad                    401     404    404    404        404
POST   /v1/report-ad                                   401     200    200    200        200
POST   /v1/report-ad of a waiting ad                   401     404    404    404        404

POST   /auth/login                                     401     401    401    401        401
POST   /auth/register                                  422     422    422    422        422
POST   /users/signup                                   422     422    422    422        422
POST   /auth/forgot-password                           200     200    200    200        200
POST   /auth/reset-password                            422     422    422    422        422
POST   /auth/confirm-email                             422     422    422    422        422
POST   /auth/confirm-email/resend                      401     200    200    200        200
POST   /auth/logout                                    401     200    200    200        200
GET    /auth/logout                                    401     200    200    200        200
GET    /auth/me                                        401     200    200    200        200
POST   /auth/update/{userId}                           401     403    200    403        403
DELETE /auth/account                                   401     422    422    422        422
GET    /auth/cv                                        401     404    404    404        404
GET    /auth/cv of the owner                           401     404    404    404        404
GET    /auth/sessions                                  401     200    200    200        200
DELETE /auth/sessions                                  401     200    200    200        200
DELETE /auth/sessions/{id}                             401     404    200    404        404

POST   /v1/chat                                        401     200    422    200        200
GET    /v1/chat/message-to-me                          401     200    200    200        200
GET    /v1/chat/message-to-me to the owner             401     403    200    403        403
GET    /v1/chat/conversations                          401     200    200    200        200
GET    /v1/chat/conversation                           401     200    404    200        200
GET    /v1/chat/unread                                 401     200    200    200        200
POST   /v1/chat/read                                   401     200    200    200        200
POST   /v1/chat/block                                  401     200    422    200        200
POST   /v1/chat/unblock                                401     200    422    200        200
POST   /v1/chat/report                                 401     403    422    403        403
POST   /broadcasting/auth                              401     403    200    403        403
POST   /broadcasting/user-auth                         401     200    200    200        200

POST   /v1/contact-message                             200     200    200    200        200
POST   /v1/searches/click                              200     200    200    200        200

GET    /v1/moderation                                  401     404    404    404        200
GET    /v1/moderation/queue                            401     404    404    404        200
GET    /v1/moderation/deleted                          401     404    404    404        200
GET    /v1/moderation/ads/{id}                         401     404    404    404        200
POST   /v1/moderation/ads/{id}/accept                  401     404    404    404        200
POST   /v1/moderation/ads/{id}/reject                  401     404    404    404        200
POST   /v1/moderation/ads/{id}/take-down               401     404    404    404        200
POST   /v1/moderation/ads/{id}/restore                 401     404    404    404        200
POST   /v1/moderation/ads/{id}/reports                 401     404    404    404        200
GET    /v1/moderation/reports                          401     404    404    404        200
GET    /v1/moderation/account-reports                  401     404    404    404        200
GET    /v1/moderation/accounts                         401     404    404    404        200
GET    /v1/moderation/accounts/{id}                    401     404    404    404        200
POST   /v1/moderation/accounts/{id}/block              401     404    404    404        200
POST   /v1/moderation/accounts/{id}/unblock            401     404    404    404        409
POST   /v1/moderation/accounts/{id}/reports            401     404    404    404        200
POST   /v1/moderation/accounts/{id}/role               401     404    404    404        200
GET    /v1/moderation/subscriptions                    401     404    404    404        200
POST   /v1/moderation/subscriptions/{id}/activate      401     404    404    404        200
POST   /v1/moderation/subscriptions/{id}/decline       401     404    404    404        200
POST   /v1/moderation/subscriptions/{id}/end           401     404    404    404        200
GET    /v1/moderation/messages                         401     404    404    404        200
POST   /v1/moderation/messages/{id}                    401     404    404    404        200
GET    /v1/moderation/log                              401     404    404    404        200
GET    /v1/moderation/today                            401     404    404    404        200
GET    /v1/moderation/settings                         401     404    404    404        200
PUT    /v1/moderation/settings                         401     404    404    404        409
POST   /v1/moderation/pictures                         401     404    404    404        200
GET    /v1/moderation/searches                         401     404    404    404        200
GET    /v1/moderation/search-misses                    401     404    404    404        200
DELETE /v1/moderation/search-misses                    401     404    404    404        404
POST   /v1/moderation/search-misses/synonym            401     404    404    404        200
${contentKinds.map(linesOfContent).join('')}`;

type Sent = {
  params?: Record<string, string | number>;
  query?: Record<string, string | number>;
  /** JSON, or bytes of a picture. */
  body?: object | Uint8Array;
};

let form: object;
let picture: Uint8Array;
beforeAll(async () => {
  form = await adForm();
  picture = await drawn().jpeg().toBuffer();
});

/** What a call is sent with, where it needs anything. */
const requests: Record<string, (world: World) => Sent> = {
  'GET /v1/ads/{id} of a waiting ad': ({ waiting }) => ({ params: { id: waiting } }),
  'POST /v1/ads': () => ({ body: form }),
  'PUT /v1/ads/{id}': ({ ad }) => ({ params: { id: ad }, body: form }),
  'DELETE /v1/ads/{id}': ({ ad }) => ({ params: { id: ad } }),
  'POST /v1/ads/{id}/promote': ({ ad }) => ({ params: { id: ad }, body: { promotion: 'top' } }),
  'POST /v1/ads/{id}/view': ({ ad }) => ({ params: { id: ad } }),
  'GET /auth/my-listings/{id}': ({ ad }) => ({ params: { id: ad } }),
  'POST /auth/subscription': () => ({ body: { plan_id: 2 } }),
  'POST /upload': () => ({ body: picture }),
  'POST /v1/favorite': ({ ad }) => ({ body: { ad_id: ad } }),
  'POST /v1/favorite of a waiting ad': ({ waiting }) => ({ body: { ad_id: waiting } }),
  'POST /v1/report-ad': ({ ad }) => ({ body: { ad_id: ad } }),
  'POST /v1/report-ad of a waiting ad': ({ waiting }) => ({ body: { ad_id: waiting } }),
  'POST /auth/login': () => ({ body: { email: 'nobody@example.com', password: 'not this one' } }),
  'POST /auth/forgot-password': () => ({ body: { email: 'nobody@example.com' } }),
  'POST /auth/update/{userId}': ({ owner }) => ({
    params: { userId: owner.id },
    body: { zip_code: '44002' },
  }),
  'GET /auth/cv of the owner': ({ owner }) => ({ query: { account: owner.id } }),
  'DELETE /auth/sessions/{id}': ({ session }) => ({ params: { id: session } }),
  'POST /v1/chat': ({ owner, ad }) => ({
    body: { to_app_account_id: owner.id, ad_id: ad, from_message: 'Is it still there?' },
  }),
  'GET /v1/chat/message-to-me': ({ owner }) => ({ query: { from_app_account_id: owner.id } }),
  'GET /v1/chat/message-to-me to the owner': ({ owner, member }) => ({
    query: { from_app_account_id: member.id, to_app_account_id: owner.id },
  }),
  'GET /v1/chat/conversation': ({ owner, ad }) => ({ query: { account_id: owner.id, ad_id: ad } }),
  'POST /v1/chat/read': ({ owner, ad }) => ({ body: { from_app_account_id: owner.id, ad_id: ad, up_to: 1 } }),
  'POST /v1/chat/block': ({ owner }) => ({ body: { account_id: owner.id } }),
  'POST /v1/chat/unblock': ({ owner }) => ({ body: { account_id: owner.id } }),
  'POST /v1/chat/report': ({ owner }) => ({ body: { account_id: owner.id } }),
  'POST /broadcasting/auth': ({ owner, member }) => ({
    body: { socket_id: '12.34', channel_name: `private-chat.${owner.id}.${member.id}` },
  }),
  'POST /v1/contact-message': () => ({
    body: { name: 'Sara', email: 'sara@example.com', message: 'Where are you?' },
  }),
  'GET /v1/moderation/ads/{id}': ({ waiting }) => ({ params: { id: waiting } }),
  'POST /v1/moderation/ads/{id}/accept': ({ waiting, versions }) => ({
    params: { id: waiting },
    body: { version: versions.waiting },
  }),
  'POST /v1/moderation/ads/{id}/reject': ({ waiting, versions }) => ({
    params: { id: waiting },
    body: { version: versions.waiting, reasons: ['price'] },
  }),
  'POST /v1/moderation/ads/{id}/take-down': ({ ad, versions }) => ({
    params: { id: ad },
    body: { version: versions.ad, reasons: ['price'] },
  }),
  'POST /v1/moderation/ads/{id}/restore': ({ deleted, versions }) => ({
    params: { id: deleted },
    body: { version: versions.deleted },
  }),
  'POST /v1/moderation/ads/{id}/reports': ({ ad, report }) => ({
    params: { id: ad },
    body: { verdict: 'dismiss', reports: [report] },
  }),
  'GET /v1/moderation/accounts/{id}': ({ owner }) => ({ params: { id: owner.id } }),
  'POST /v1/moderation/accounts/{id}/block': ({ owner }) => ({
    params: { id: owner.id },
    body: { reason: 'Fraud' },
  }),
  'POST /v1/moderation/accounts/{id}/unblock': ({ owner }) => ({
    params: { id: owner.id },
    body: { reason: 'A mistake' },
  }),
  'POST /v1/moderation/accounts/{id}/reports': ({ owner, accountReport }) => ({
    params: { id: owner.id },
    body: { verdict: 'dismiss', reports: [accountReport] },
  }),
  'POST /v1/moderation/accounts/{id}/role': ({ owner }) => ({
    params: { id: owner.id },
    body: { role: 'moderator' },
  }),
  'PUT /v1/moderation/settings': () => ({
    body: { values: { logo: '/logo.svg' }, versions: { site: 'of yesterday' } },
  }),
  'POST /v1/moderation/pictures': () => ({ body: picture }),
  'POST /v1/searches/click': () => ({ body: { search: 'toyota' } }),
  'DELETE /v1/moderation/search-misses': () => ({ query: { query: 'never searched for' } }),
  'POST /v1/moderation/search-misses/synonym': () => ({
    body: { query: 'shovelator', kind: 'category', id: 1 },
  }),
  'POST /v1/moderation/subscriptions/{id}/activate': ({ wish }) => ({ params: { id: wish } }),
  'POST /v1/moderation/subscriptions/{id}/decline': ({ wish }) => ({
    params: { id: wish },
    body: { reason: 'No answer' },
  }),
  'POST /v1/moderation/subscriptions/{id}/end': ({ plan }) => ({
    params: { id: plan },
    body: { reason: 'As agreed' },
  }),
  'POST /v1/moderation/messages/{id}': ({ message }) => ({
    params: { id: message },
    body: { answered: true },
  }),
  'POST /broadcasting/user-auth': () => ({ body: { socket_id: '12.34' } }),
};

for (const kind of contentKinds) {
  const stale = { params: { id: kind === 'currencies' ? 'EUR' : 1 }, query: { version: 'of yesterday' } };
  requests[`POST /v1/moderation/${kind}`] = () => ({ body: contentSample(kind) });
  requests[`PUT /v1/moderation/${kind}/{id}`] = () => ({ ...stale, body: contentSample(kind) });
  requests[`GET /v1/moderation/${kind}/{id}`] = () => ({ params: stale.params });
  requests[`DELETE /v1/moderation/${kind}/{id}`] = () => stale;
  requests[`PUT /v1/moderation/${kind}/order`] = () => ({ body: { ids: [] } });
}

type Line = { label: string; method: string; path: string; answers: number[] };
const lines: Line[] = table
  .trim()
  .split('\n')
  .slice(1)
  .filter((line) => line.trim() !== '')
  .map((line) => {
    const words = line.trim().split(/\s+/);
    const [method = '', path = ''] = words;
    const label = words.slice(0, -callers.length).join(' ');
    return { label, method, path, answers: words.slice(-callers.length).map(Number) };
  });

type Route = { method: string; path: string; security?: object[] };
const routes = Object.values(contract).flatMap((group): Route[] => Object.values(group) as Route[]);
const isPublicRead = ({ method, security }: Route) => method === 'get' && !security;

const headersOf = (world: World, caller: Caller): Record<string, string> =>
  caller === 'visitor' ? {} : world[caller].headers;

const send = async ({ label, method, path }: Line, world: World, headers: Record<string, string>) => {
  const { params = {}, query = {}, body } = requests[label]?.(world) ?? {};
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name]));
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  const bytes = body instanceof Uint8Array;
  const type = bytes ? 'image/jpeg' : 'application/json';
  const response = await handle(
    new Request(`http://localhost/api${address}?${search}`, {
      method,
      headers: { ...headers, ...(body ? { 'content-type': type } : {}) },
      ...(body ? { body: bytes ? new Uint8Array(body) : JSON.stringify(body) } : {}),
    }),
  );
  await response.arrayBuffer();
  return response.status;
};

test('every call that is no public read stands in the table, and no other', () => {
  const named = ({ method, path }: { method: string; path: string }) => `${method.toUpperCase()} ${path}`;
  const asked = new Set(routes.filter((route) => !isPublicRead(route)).map(named));
  const all = new Set(routes.map(named));
  const listed = new Set(lines.map(named));
  expect([...asked].filter((call) => !listed.has(call))).toEqual([]);
  expect([...listed].filter((call) => !all.has(call))).toEqual([]);
});

const without = env.realtime;
afterEach(async () => {
  await settled();
  env.realtime = without;
});

// Whoever is let in changes something, so the owner comes late, and the moderator, who may block him, last.
const inTurn = ['visitor', 'member', 'other', 'owner', 'moderator'] as const;

test.each(lines.map((line) => [line.label, line] as const))('%s', async (_, line) => {
  // Nobody listens there: only what joins a channel asks for it.
  env.realtime = line.path.startsWith('/broadcasting/') ? { ...without, ...somewhere, port: 6001 } : without;
  const world = await aWorld();
  const got: Record<string, number> = {};
  for (const caller of inTurn) {
    forgetAll();
    got[caller] = await send(line, world, { ...withKey, ...headersOf(world, caller) });
  }
  expect(got).toEqual(Object.fromEntries(callers.map((caller, index) => [caller, line.answers[index]])));
});

test('what a visitor may not do leaves nothing behind (R175)', async () => {
  const world = await aWorld();
  const before = await countRows();
  for (const line of lines.filter(({ answers }) => answers[0] === 401)) {
    forgetAll();
    await send(line, world, withKey);
  }
  expect(await countRows()).toEqual(before);
});

test('who may not is told so before anything is said of what he sent', async () => {
  const world = await aWorld();
  const got: unknown[] = [];
  const guarded = lines.filter(({ method, answers }) => method !== 'GET' && answers[0] === 401);
  for (const { label, method, path, answers } of guarded) {
    // A login is no right, but the way to one.
    if (path === '/auth/login') continue;
    const strangers =
      path.startsWith('/v1/moderation') ||
      path.startsWith('/v1/ads/{id}') ||
      path === '/auth/update/{userId}';
    const { params = {} } = requests[label]?.(world) ?? {};
    const address = path.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name]));
    for (const [caller, status] of [
      ['visitor', 401],
      ...(strangers ? [['other', answers[3]] as const] : []),
    ] as const)
      for (const body of ['{"lang":7}', 'no JSON']) {
        forgetAll();
        const response = await handle(
          new Request(`http://localhost/api${address}?version=`, {
            method,
            headers: { ...withKey, ...headersOf(world, caller), 'content-type': 'application/json' },
            body,
          }),
        );
        await response.arrayBuffer();
        if (response.status !== status) got.push([label, caller, body, response.status]);
      }
  }
  expect(got).toEqual([]);
});

test('without the key no call that changes anything is heard, whoever sends it', async () => {
  const world = await aWorld();
  const before = await countRows();
  // Whether a connection may join a channel is only asked, by libraries that know no such header.
  const unsafe = lines.filter(({ method, path }) => method !== 'GET' && !path.startsWith('/broadcasting/'));
  const got = [];
  for (const line of unsafe) got.push([line.label, await send(line, world, world.owner.headers)]);
  expect(got).toEqual(unsafe.map(({ label }) => [label, 403]));
  expect(await countRows()).toEqual(before);
});
