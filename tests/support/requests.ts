import { createECDH } from 'node:crypto';
import { contentKinds } from '@/lib/contract/moderation/content-fields';
import { codeOf, stepAt } from '@/lib/server/accounts/totp';
import { memberPassword } from './account';
import { anAuthenticator } from './authenticator';
import { contentSample } from './content';
import type { World } from './rights';

// A request of every call that needs anything, such as its screen sends it.

export type Sent = {
  params?: Record<string, string | number>;
  query?: Record<string, string | number>;
  /** JSON, or bytes of a picture. */
  body?: object | Uint8Array;
};

/** As a browser gives it; `keys`: what only the browser knows. */
const browserKeys = createECDH('prime256v1');
browserKeys.generateKeys();
export const aPushDevice = (name: string = crypto.randomUUID(), keys = browserKeys) => ({
  endpoint: `https://push.example.com/send/${name}`,
  keys: { p256dh: keys.getPublicKey().toString('base64url'), auth: 'A'.repeat(22) },
  time_zone: 'Asia/Baghdad',
});

const requests: Record<string, (world: World) => Sent> = {
  'GET /v1/ads/{id}': ({ ad }) => ({ params: { id: ad } }),
  'GET /v1/car-model/{id}': () => ({ params: { id: 1 } }),
  'GET /v1/sheet': () => ({ query: { category: 1 } }),
  'POST /v1/fact-proposals': () => ({ body: { text: 'Komatsu, 22 t, 5,200 h', category_id: 1 } }),
  'GET /v1/suggestions': () => ({ query: { q: 'toy' } }),
  'GET /v1/ads/{id} of a waiting ad': ({ waiting }) => ({ params: { id: waiting } }),
  'POST /v1/ads': ({ form }) => ({ body: form }),
  'PUT /v1/ads/{id}': ({ ad, form }) => ({ params: { id: ad }, body: form }),
  'DELETE /v1/ads/{id}': ({ ad }) => ({ params: { id: ad } }),
  'PUT /v1/ads/{id}/availability': ({ ad }) => ({ params: { id: ad }, body: { availability: 'sold' } }),
  'PUT /v1/ads/{id}/availability of a waiting ad': ({ waiting }) => ({
    params: { id: waiting },
    body: { availability: 'sold' },
  }),
  'POST /v1/ads/{id}/renew': ({ ad }) => ({ params: { id: ad } }),
  'POST /v1/renewals': ({ ad }) => ({ body: { token: `${ad}.${'a'.repeat(43)}` } }),
  'POST /v1/unsubscriptions': ({ owner }) => ({ query: { token: `${owner.id}.0.${'a'.repeat(43)}` } }),
  'PUT /auth/alert-settings': () => ({ body: { mails: false, time_zone: 'Europe/Berlin' } }),
  'POST /v1/ads/{id}/promote': ({ ad }) => ({ params: { id: ad }, body: { promotion: 'top' } }),
  'GET /v1/ads/{id}/glossary': ({ ad }) => ({ params: { id: ad } }),
  'POST /v1/ads/{id}/view': ({ ad }) => ({ params: { id: ad } }),
  'GET /auth/my-listings/{id}': ({ ad }) => ({ params: { id: ad } }),
  'POST /auth/subscription': () => ({ body: { plan_id: 2 } }),
  'POST /upload': ({ picture }) => ({ body: picture }),
  'POST /v1/favorite': ({ ad }) => ({ body: { ad_id: ad } }),
  'POST /v1/favorite of a waiting ad': ({ waiting }) => ({ body: { ad_id: waiting } }),
  'POST /auth/alerts/read': () => ({ body: { up_to: 1 } }),
  'POST /auth/saved-searches': () => ({ body: { query: 'category=1&to_price=50000' } }),
  'PUT /auth/saved-searches/{id}': ({ savedSearch }) => ({
    params: { id: savedSearch },
    body: { frequency: 'weekly' },
  }),
  'POST /auth/saved-searches/{id}/look': ({ savedSearch }) => ({ params: { id: savedSearch } }),
  'DELETE /auth/saved-searches/{id}': ({ savedSearch }) => ({ params: { id: savedSearch } }),
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
  'POST /auth/two-step': () => ({ body: { current_password: memberPassword } }),
  'POST /auth/two-step/confirm': ({ twoStepKey }) => ({
    body: { code: codeOf(twoStepKey, stepAt(Date.now())) },
  }),
  'POST /auth/two-step/recovery-codes': ({ recoveryCode }) => ({
    body: { current_password: memberPassword, code: recoveryCode },
  }),
  'DELETE /auth/two-step': ({ recoveryCode }) => ({
    body: { current_password: memberPassword, code: recoveryCode },
  }),
  'DELETE /auth/two-step without the password': ({ recoveryCode }) => ({
    body: { current_password: 'not this one', code: recoveryCode },
  }),
  'POST /auth/login/passkey': () => ({
    body: { credential: anAuthenticator().answer({ challenge: 'none' }) },
  }),
  'POST /auth/passkeys/options': () => ({ body: { current_password: memberPassword } }),
  'POST /auth/passkeys/options without the password': () => ({ body: { current_password: 'not this one' } }),
  'POST /auth/passkeys': () => ({
    body: { name: 'Phone', credential: anAuthenticator().make({ challenge: 'none' }) },
  }),
  'DELETE /auth/passkeys/{id}': ({ passkey }) => ({
    params: { id: passkey },
    body: { current_password: memberPassword },
  }),
  'POST /auth/push': () => ({ body: aPushDevice() }),
  'DELETE /auth/push': () => ({ body: { endpoint: aPushDevice().endpoint } }),
  'POST /auth/export': () => ({ body: { current_password: memberPassword } }),
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
  'POST /v1/moderation/pictures': ({ picture }) => ({ body: picture }),
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
  'POST /v1/moderation/dead-letters/{id}': ({ deadLetter }) => ({ params: { id: deadLetter } }),
  'DELETE /v1/moderation/dead-letters/{id}': ({ deadLetter }) => ({ params: { id: deadLetter } }),
  'POST /broadcasting/user-auth': () => ({ body: { socket_id: '12.34' } }),
};

requests['GET /v1/moderation/facts/{id}/ads'] = () => ({ params: { id: 1 } });

for (const kind of contentKinds) {
  const stale = { params: { id: kind === 'currencies' ? 'EUR' : 1 }, query: { version: 'of yesterday' } };
  requests[`POST /v1/moderation/${kind}`] = () => ({ body: contentSample(kind) });
  requests[`PUT /v1/moderation/${kind}/{id}`] = () => ({ ...stale, body: contentSample(kind) });
  requests[`GET /v1/moderation/${kind}/{id}`] = () => ({ params: stale.params });
  requests[`DELETE /v1/moderation/${kind}/{id}`] = () => stale;
  requests[`PUT /v1/moderation/${kind}/order`] = () => ({ body: { ids: [] } });
}

/** What a call is sent with, by its method and path and which of several cases it is. */
export const sample = (call: string, world: World): Sent => requests[call]?.(world) ?? {};
