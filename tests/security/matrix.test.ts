import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { contract } from '@/lib/contract';
import { contentRoutes } from '@/lib/contract/moderation/content';
import { type ContentKind, contentKinds } from '@/lib/contract/moderation/content-fields';
import { env } from '@/lib/env';
import { settled } from '@/lib/server/after-commit';
import { handle } from '@/lib/server/app';
import { forgetAll } from '@/lib/server/limits';
import { withKey } from '../support/api';
import { withTestDatabase } from '../support/database';
import { withOutbox } from '../support/mail';
import { app as somewhere } from '../support/realtime';
import { sample } from '../support/requests';
import { aWorld, type Caller, callers, readTables, type World, worldFor } from '../support/rights';
import { show } from '../support/table';

withTestDatabase();
withOutbox();
beforeEach(() => forgetAll());

// Who may do what: every call of the contract, and what each of seven gets for it. A call that the contract has and this
// table has not fails the test, and so does one that it has no more. `owner` is whose ad, account or session the call is
// about; where it is about nobody, one member is as good as another. `expired` is the owner with a session that is over,
// `blocked` a moderator who was shut out. Behind a call may stand which of several cases it is.
const linesOfContent = (kind: ContentKind) => `
GET    /v1/moderation/${kind}                          401      401      401      404    404    404        200
POST   /v1/moderation/${kind}                          401      401      401      404    404    404        200
GET    /v1/moderation/${kind}/{id}                     401      401      401      404    404    404        200
PUT    /v1/moderation/${kind}/{id}                     401      401      401      404    404    404        409
DELETE /v1/moderation/${kind}/{id}                     401      401      401      404    404    404        409
${'stating' in contentRoutes[kind] ? `GET /v1/moderation/${kind}/{id}/ads 401 401 401 404 404 404 200` : ''}
${'order' in contentRoutes[kind] ? `PUT /v1/moderation/${kind}/order 401 401 401 404 404 404 422` : ''}
`;

const table = `
                                                   visitor  expired  blocked   member  owner  other  moderator
GET    /v1/languages                                   200      200      200      200    200    200        200
GET    /v1/currency                                    200      200      200      200    200    200        200
GET    /v1/category                                    200      200      200      200    200    200        200
GET    /v1/sub-category                                200      200      200      200    200    200        200
GET    /v1/state                                       200      200      200      200    200    200        200
GET    /v1/ad-type                                     200      200      200      200    200    200        200
GET    /v1/brand                                       200      200      200      200    200    200        200
GET    /v1/car-model                                   200      200      200      200    200    200        200
GET    /v1/car-model/{id}                              200      200      200      200    200    200        200
GET    /v1/social-media                                200      200      200      200    200    200        200
GET    /v1/fact                                        200      200      200      200    200    200        200
GET    /v1/sheet                                       200      200      200      200    200    200        200
GET    /v1/plan                                        200      200      200      200    200    200        200
GET    /v1/setting                                     200      200      200      200    200    200        200
GET    /v1/slide                                       200      200      200      200    200    200        200
GET    /v1/about-section                               200      200      200      200    200    200        200
GET    /v1/why-choose                                  200      200      200      200    200    200        200
GET    /v1/reason                                      200      200      200      200    200    200        200
GET    /v1/faq                                         200      200      200      200    200    200        200
GET    /v1/contact                                     200      200      200      200    200    200        200
GET    /v1/social-link                                 200      200      200      200    200    200        200
GET    /v1/ads                                         200      200      200      200    200    200        200
GET    /v1/ads/facets                                  200      200      200      200    200    200        200
GET    /v1/ads/{id}                                    200      200      200      200    200    200        200
GET    /v1/ads/{id}/glossary                           200      200      200      200    200    200        200
GET    /v1/suggestions                                 200      200      200      200    200    200        200
GET    /v1/realtime                                    200      200      200      200    200    200        200
GET    /v1/sitemap/parts                               200      200      200      200    200    200        200
GET    /v1/sitemap/ads                                 200      200      200      200    200    200        200

GET    /v1/ads/{id} of a waiting ad                    404      404      404      404    200    404        200
POST   /v1/ads                                         401      401      401      200    200    200        200
PUT    /v1/ads/{id}                                    401      401      401      404    200    404        404
DELETE /v1/ads/{id}                                    401      401      401      404    200    404        404
POST   /v1/ads/{id}/promote                            401      401      401      404    200    404        404
PUT    /v1/ads/{id}/availability                       401      401      401      404    200    404        404
PUT    /v1/ads/{id}/availability of a waiting ad       401      401      401      404    409    404        404
POST   /v1/ads/{id}/renew                              401      401      401      404    200    404        404
POST   /v1/renewals                                    422      422      422      422    422    422        422
POST   /v1/ads/{id}/view                               200      200      200      200    200    200        200
GET    /auth/my-listings                               401      401      401      200    200    200        200
GET    /auth/my-listings/{id}                          401      401      401      404    200    404        404
GET    /auth/my-listing-count                          401      401      401      200    200    200        200
GET    /auth/subscription                              401      401      401      200    200    200        200
POST   /auth/subscription                              401      401      401      200    200    200        200
DELETE /auth/subscription                              401      401      401      200    200    200        200
POST   /v1/fact-proposals                              401      401      401      200    200    200        200
POST   /upload                                         401      401      401      200    200    200        200

GET    /auth/my-favourite                              401      401      401      200    200    200        200
GET    /auth/my-favourite/ids                          401      401      401      200    200    200        200
POST   /v1/favorite                                    401      401      401      200    200    200        200
POST   /v1/favorite of a waiting ad                    401      401      401      404    404    404        404
GET    /auth/saved-searches                            401      401      401      200    200    200        200
POST   /auth/saved-searches                            401      401      401      200    200    200        200
PUT    /auth/saved-searches/{id}                       401      401      401      404    200    404        404
POST   /auth/saved-searches/{id}/look                  401      401      401      404    200    404        404
DELETE /auth/saved-searches/{id}                       401      401      401      404    200    404        404
GET    /auth/alerts                                    401      401      401      200    200    200        200
GET    /auth/alerts/unread                             401      401      401      200    200    200        200
POST   /auth/alerts/read                               401      401      401      200    200    200        200
GET    /auth/alert-settings                            401      401      401      200    200    200        200
PUT    /auth/alert-settings                            401      401      401      200    200    200        200
POST   /v1/unsubscriptions                             422      422      422      422    422    422        422
POST   /v1/report-ad                                   401      401      401      200    200    200        200
POST   /v1/report-ad of a waiting ad                   401      401      401      404    404    404        404

POST   /auth/login                                     401      401      401      401    401    401        401
POST   /auth/register                                  422      422      422      422    422    422        422
POST   /users/signup                                   422      422      422      422    422    422        422
POST   /auth/forgot-password                           200      200      200      200    200    200        200
POST   /auth/reset-password                            422      422      422      422    422    422        422
POST   /auth/confirm-email                             422      422      422      422    422    422        422
POST   /auth/confirm-email/resend                      401      401      401      200    200    200        200
POST   /auth/logout                                    401      401      401      200    200    200        200
GET    /auth/logout                                    401      401      401      200    200    200        200
GET    /auth/me                                        401      401      401      200    200    200        200
POST   /auth/update/{userId}                           401      401      401      403    200    403        403
DELETE /auth/account                                   401      401      401      422    422    422        422
GET    /auth/cv                                        401      401      401      404    404    404        404
GET    /auth/cv of the owner                           401      401      401      404    404    404        404
GET    /auth/sessions                                  401      401      401      200    200    200        200
DELETE /auth/sessions                                  401      401      401      200    200    200        200
DELETE /auth/sessions/{id}                             401      401      401      404    200    404        404
POST   /auth/two-step                                  401      401      401      200    200    409        200
POST   /auth/two-step without the password             401      401      401      422    422    422        422
POST   /auth/two-step/confirm                          401      401      401      422    200    409        422
POST   /auth/two-step/recovery-codes                   401      401      401      422    422    200        422
DELETE /auth/two-step                                  401      401      401      422    422    200        422
DELETE /auth/two-step without the password             401      401      401      422    422    422        422
POST   /auth/login/passkey/options                     200      200      200      200    200    200        200
POST   /auth/login/passkey                             401      401      401      401    401    401        401
GET    /auth/passkeys                                  401      401      401      200    200    200        200
POST   /auth/passkeys/options                          401      401      401      200    200    422        200
POST   /auth/passkeys/options without the password     401      401      401      422    422    422        422
POST   /auth/passkeys                                  401      401      401      422    422    422        422
DELETE /auth/passkeys/{id}                             401      401      401      404    200    422        404
GET    /auth/push                                      401      401      401      200    200    200        200
POST   /auth/push                                      401      401      401      200    200    200        200
DELETE /auth/push                                      401      401      401      200    200    200        200
POST   /auth/export                                    401      401      401      200    200    200        200
POST   /auth/export without the password               401      401      401      422    422    422        422

POST   /v1/chat                                        401      401      401      200    422    200        200
GET    /v1/chat/message-to-me                          401      401      401      200    200    200        200
GET    /v1/chat/message-to-me to the owner             401      401      401      403    200    403        403
GET    /v1/chat/conversations                          401      401      401      200    200    200        200
GET    /v1/chat/conversation                           401      401      401      200    404    200        200
GET    /v1/chat/unread                                 401      401      401      200    200    200        200
POST   /v1/chat/read                                   401      401      401      200    200    200        200
POST   /v1/chat/block                                  401      401      401      200    422    200        200
POST   /v1/chat/unblock                                401      401      401      200    422    200        200
POST   /v1/chat/report                                 401      401      401      403    422    403        403
POST   /broadcasting/auth                              401      401      401      403    200    403        403
POST   /broadcasting/user-auth                         401      401      401      200    200    200        200

POST   /v1/contact-message                             200      200      200      200    200    200        200
POST   /v1/searches/click                              200      200      200      200    200    200        200

GET    /v1/moderation                                  401      401      401      404    404    404        200
GET    /v1/moderation/queue                            401      401      401      404    404    404        200
GET    /v1/moderation/deleted                          401      401      401      404    404    404        200
GET    /v1/moderation/ads/{id}                         401      401      401      404    404    404        200
POST   /v1/moderation/ads/{id}/accept                  401      401      401      404    404    404        200
POST   /v1/moderation/ads/{id}/reject                  401      401      401      404    404    404        200
POST   /v1/moderation/ads/{id}/take-down               401      401      401      404    404    404        200
POST   /v1/moderation/ads/{id}/restore                 401      401      401      404    404    404        200
POST   /v1/moderation/ads/{id}/reports                 401      401      401      404    404    404        200
GET    /v1/moderation/reports                          401      401      401      404    404    404        200
GET    /v1/moderation/account-reports                  401      401      401      404    404    404        200
GET    /v1/moderation/accounts                         401      401      401      404    404    404        200
GET    /v1/moderation/accounts/{id}                    401      401      401      404    404    404        200
POST   /v1/moderation/accounts/{id}/block              401      401      401      404    404    404        200
POST   /v1/moderation/accounts/{id}/unblock            401      401      401      404    404    404        409
POST   /v1/moderation/accounts/{id}/reports            401      401      401      404    404    404        200
POST   /v1/moderation/accounts/{id}/role               401      401      401      404    404    404        200
GET    /v1/moderation/subscriptions                    401      401      401      404    404    404        200
POST   /v1/moderation/subscriptions/{id}/activate      401      401      401      404    404    404        200
POST   /v1/moderation/subscriptions/{id}/decline       401      401      401      404    404    404        200
POST   /v1/moderation/subscriptions/{id}/end           401      401      401      404    404    404        200
GET    /v1/moderation/messages                         401      401      401      404    404    404        200
POST   /v1/moderation/messages/{id}                    401      401      401      404    404    404        200
GET    /v1/moderation/dead-letters                     401      401      401      404    404    404        200
POST   /v1/moderation/dead-letters/{id}                401      401      401      404    404    404        200
DELETE /v1/moderation/dead-letters/{id}                401      401      401      404    404    404        200
GET    /v1/moderation/log                              401      401      401      404    404    404        200
GET    /v1/moderation/today                            401      401      401      404    404    404        200
GET    /v1/moderation/settings                         401      401      401      404    404    404        200
PUT    /v1/moderation/settings                         401      401      401      404    404    404        409
POST   /v1/moderation/pictures                         401      401      401      404    404    404        200
GET    /v1/moderation/searches                         401      401      401      404    404    404        200
GET    /v1/moderation/search-misses                    401      401      401      404    404    404        200
DELETE /v1/moderation/search-misses                    401      401      401      404    404    404        404
POST   /v1/moderation/search-misses/synonym            401      401      401      404    404    404        200
${contentKinds.map(linesOfContent).join('')}`;

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

type Route = { method: string; path: string };
const routes = Object.values(contract).flatMap((group): Route[] => Object.values(group) as Route[]);

const headersOf = (world: World, caller: Caller): Record<string, string> =>
  caller === 'visitor' ? {} : world[caller].headers;

const send = async ({ label, method, path }: Line, world: World, headers: Record<string, string>) => {
  const { params = {}, query = {}, body } = sample(label, world);
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

test('every call of the contract stands in the table, and no other', () => {
  const named = ({ method, path }: { method: string; path: string }) => `${method.toUpperCase()} ${path}`;
  const all = new Set(routes.map(named));
  const listed = new Set(lines.map(named));
  expect([...all].filter((call) => !listed.has(call))).toEqual([]);
  expect([...listed].filter((call) => !all.has(call))).toEqual([]);
});

const without = env.realtime;
afterEach(async () => {
  await settled();
  env.realtime = without;
});

type Tried = { got: Record<string, number>; expected: Record<string, number>; wrote: number | null };
const tried: Tried[] = [];

afterAll(() => {
  const counted = [200, 401, 403, 404, 409, 422];
  const rows = callers.map((caller) => {
    const statuses = tried.map(({ got }) => got[caller]);
    const times = counted.map((status) => statuses.filter((one) => one === status).length);
    const unlike = tried.filter(({ got, expected }) => got[caller] !== expected[caller]).length;
    const others = statuses.length - times.reduce((sum, one) => sum + one, 0);
    return [caller, ...[statuses.length, ...times, others, unlike].map(String)];
  });
  const writes = tried.filter(({ wrote }) => wrote !== null);
  const refused = writes.reduce((sum, { wrote }) => sum + Number(wrote), 0);
  show(
    'Who may make which call',
    ['caller', 'calls', ...counted.map(String), 'others', 'unlike the table'],
    rows,
    `${refused} refused writes to ${writes.length} calls, after which every table held what it had held.`,
  );
});

// Whoever is let in changes something, so the owner comes late, and the moderator, who may block him, last.
const inTurn = ['visitor', 'expired', 'blocked', 'member', 'other', 'owner', 'moderator'] as const;

test.each(lines.map((line) => [line.label, line] as const))('%s', async (_, line) => {
  // Nobody listens there: only what joins a channel asks for it.
  env.realtime = line.path.startsWith('/broadcasting/') ? { ...without, ...somewhere, port: 6001 } : without;
  const world = await worldFor(line.method, line.path);
  const expected = Object.fromEntries(callers.map((caller, index) => [caller, line.answers[index] ?? 0]));
  const got: Record<string, number> = {};
  const call = async (caller: Caller) => {
    forgetAll();
    got[caller] = await send(line, world, { ...withKey, ...headersOf(world, caller) });
  };
  const refused = inTurn.filter((caller) => expected[caller]! >= 400);
  const before = refused.length && line.method !== 'GET' ? await readTables() : null;
  for (const caller of refused) await call(caller);
  if (before) expect(await readTables()).toEqual(before);
  for (const caller of inTurn) if (!refused.includes(caller)) await call(caller);
  tried.push({ got, expected, wrote: before && refused.length });
  expect(got).toEqual(expected);
});

test('who may not is told so before anything is said of what he sent (R175)', async () => {
  const world = await aWorld();
  const got: unknown[] = [];
  const guarded = lines.filter(({ method, answers }) => method !== 'GET' && answers[0] === 401);
  for (const { label, method, path, answers } of guarded) {
    // A login is no right, but the way to one.
    if (path.startsWith('/auth/login')) continue;
    const strangers =
      path.startsWith('/v1/moderation') ||
      path.startsWith('/v1/ads/{id}') ||
      path === '/auth/update/{userId}';
    const { params = {} } = sample(label, world);
    const address = path.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name]));
    for (const [caller, status] of [
      ['visitor', 401],
      ...(strangers ? [['other', answers[5]] as const] : []),
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
  const before = await readTables();
  // Whether a connection may join a channel is only asked, by libraries that know no such header.
  // A mail's link to renew an ad or to end mails is opened by its secret, which no other site has.
  const open = ['/broadcasting/', '/v1/renewals', '/v1/unsubscriptions'];
  const unsafe = lines.filter(
    ({ method, path }) => method !== 'GET' && !open.some((start) => path.startsWith(start)),
  );
  const got = [];
  for (const line of unsafe) got.push([line.label, await send(line, world, world.owner.headers)]);
  expect(got).toEqual(unsafe.map(({ label }) => [label, 403]));
  expect(await readTables()).toEqual(before);
});
