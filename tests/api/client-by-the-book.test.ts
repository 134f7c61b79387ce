import { afterAll, beforeAll, expect, test } from 'vitest';
import { env } from '@/lib/env';
import { settled } from '@/lib/server/after-commit';
import { handle } from '@/lib/server/app';
import { forgetAll } from '@/lib/server/limits';
import { withTestDatabase } from '../support/database';
import { accept } from '../support/decide';
import { withOutbox } from '../support/mail';
import { drawn } from '../support/pictures';

// A client that somebody wrote from "Calls" of the requirements alone, and has never seen this code: every call named
// there in the order of a story, with the payloads that it names, and what the screens read of the answers.

withTestDatabase();
withOutbox();
beforeAll(() => forgetAll());
afterAll(settled);

const some = (value: unknown) => expect.objectContaining(value as object);
const text = expect.any(String);
const number = expect.any(Number);
/** A list that is not empty, whose first row has these fields. */
const listOf = (row: object) => some({ data: expect.arrayContaining([some(row)]) });
const named = { id: number, name: text };

type Values = Record<string, unknown>;
type Payload = { query?: Values; fields?: Values; files?: Record<string, Blob[]> };

// What the client has come to know on its way.
const seller = { token: '', id: 0 };
const buyer = { token: '', id: 0 };
const known = { ad: 0, type: 0, category: 0, subCategory: 0, brand: 0, state: 0, social: 0, message: 0 };
type Who = typeof seller | null;

/** Every request carries the three headers; who has no token yet sends an empty bearer. Forms are multipart. */
const send = async (who: Who, call: string, { query = {}, fields, files = {} }: Payload) => {
  const [method = '', path = ''] = call.split(' ');
  const address = new URL(`http://localhost/api${path.replace(/^\/api/, '')}`);
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, String(value));
  const form = new FormData();
  for (const [name, value] of Object.entries(fields ?? {})) form.append(name, String(value));
  for (const [name, sent] of Object.entries(files))
    for (const file of sent) form.append(name, file, 'photo.jpg');
  const response = await handle(
    new Request(address, {
      method,
      headers: {
        accept: 'application/json',
        authorization: `Bearer ${who?.token ?? ''}`,
        'x-api-key': env.apiKey,
      },
      ...(fields || Object.keys(files).length ? { body: form } : {}),
    }),
  );
  return { status: response.status, body: (await response.json()) as any };
};

const registration = (name: string) => ({
  username: name,
  first_name: 'Azad',
  last_name: 'Omar',
  email: `${name}@example.com`,
  password: 'seven red diggers',
  password_confirmation: 'seven red diggers',
  lat: 36.19,
  long: 44.01,
  phone_number: 9647701234567,
  whatsapp_number: 9647701234567,
  website_url: 'https://yard.example.com',
  state_id: 1,
  zip_code: '44001',
});

const ad = () => ({
  ad_type_id: known.type,
  category_id: known.category,
  sub_category_id: known.subCategory,
  title: 'A digger by the book',
  brand_id: known.brand,
  price: 28500,
  price_type: 'negotiable',
  model: '320D',
  year: new Date().getUTCFullYear(),
  vat: 'exclude',
  distance: 1200,
  description: 'Runs well.',
  information: 'Stands in the yard.',
  feature: 'Air conditioner',
  specification: '6 cylinders',
  state_id: known.state,
  zip_code: '44001',
  phone: '+9647701234567',
  whatsapp_number: '+9647701234567',
  website_url: 'https://yard.example.com',
  email: 'yard@example.com',
  lat: 36.19,
  long: 44.01,
  video_url: 'https://www.youtube.com/watch?v=abc',
  // Only the filled parts of a row are sent, so numbers may be missing.
  'social_media_id[0]': known.social,
  'link[0]': 'https://facebook.com/yard',
  'link[2]': 'https://yard.example.com/diggers',
});

const shownAd = () => ({
  id: known.ad,
  title: 'A digger by the book',
  description: 'Runs well.',
  date: text,
  views: 0,
  images: [text, text],
  category: some({ name: text }),
  sub_category: some({ name: text }),
  brand: some({ name: text }),
  car_model: some({ name: '320D' }),
  year: new Date().getUTCFullYear(),
  ad_type: some({ name: text }),
  state: some({ name: text }),
  distance: 1200,
  distance_type: 'km',
  hours: null,
  price: 28500,
  show_price: '28,500',
  price_type: 'negotiable',
  vat: 'exclude',
  status: 'accept',
});

const wholeAd = () => ({
  ...shownAd(),
  zip_code: '44001',
  phone: '+9647701234567',
  email: 'yard@example.com',
  whatsapp_number: '+9647701234567',
  video_url: 'https://www.youtube.com/watch?v=abc',
  is_favourite: false,
  is_wishlisted: false,
  socials: [
    some({ social_media_id: known.social, link: 'https://facebook.com/yard' }),
    some({ social_media_id: null, link: 'https://yard.example.com/diggers' }),
  ],
  app_account: {
    id: seller.id,
    username: 'by-the-book',
    zip_code: '44002',
    website_url: 'https://yard.example.com',
    phone_number: '9647701234567',
    email: 'by-the-book@example.com',
    lat: 36.19,
    long: 44.01,
  },
});

const message = (body: string, from: typeof seller, to: typeof seller) =>
  some({
    id: number,
    body,
    from_message: body,
    from_app_account_id: from.id,
    to_app_account_id: to.id,
    ad_id: known.ad,
    created_at: text,
  });

const user = (name: string) =>
  some({ id: number, username: name, email: `${name}@example.com`, avatar: null, full_name: 'Azad Omar' });
const photo = async () => new Blob([new Uint8Array(await drawn().jpeg().toBuffer())], { type: 'image/jpeg' });
const login = (name: string): Payload => ({
  query: { email: `${name}@example.com`, password: 'seven red diggers' },
});
const to = ({ id }: typeof seller, from_message: string) => ({
  to_app_account_id: id,
  ad_id: known.ad,
  from_message,
});
const filters = () => ({
  per_page: 4,
  lang: 'en',
  category: known.category,
  state: known.state,
  search: 'digger by the book',
  brand: `${known.brand},999`,
  car_model: '',
  from_price: 100,
  to_price: 1_000_000,
  type: known.type,
});

const keepFirst = (name: keyof typeof known) => (body: any) => {
  known[name] = body.data[0].id;
};
const keepId = (name: keyof typeof known) => (body: any) => {
  known[name] = body.data.id;
};
const keepUser = (who: typeof seller) => (body: any) => {
  who.token = body.token;
  who.id = body.data.id;
};

type Line = [
  who: Who,
  /** And the requirements; `{ad}` and `{me}` are what has come to be known. */
  call: string,
  payload: Payload | (() => Payload | Promise<Payload>),
  answer: unknown | (() => unknown),
  after?: (body: any) => unknown,
];

const visitor = null;
const none = {};
const done = some({ status: true, message: text });

// biome-ignore format: a table is read line by line
const story: Line[] = [
  [visitor, 'GET /v1/languages (R125, R195)', none, listOf({ code: 'ckb', name: text })],
  [visitor, 'GET /v1/currency (R125, R196)', none, listOf({ name: text })],
  [visitor, 'GET /v1/category (R131, R197)', { query: { per_page: 100 } }, listOf({ ...named, icon: text, count_ads: number }), keepFirst('category')],
  [visitor, 'GET /v1/state (R131, R198)', { query: { per_page: 100, lang: 'AR' } }, listOf(named), keepFirst('state')],
  [visitor, 'GET /v1/brand (R131, R198)', { query: { per_page: 100 } }, listOf(named), keepFirst('brand')],
  [visitor, 'GET /v1/ad-type (R131, R198)', none, listOf(named), keepFirst('type')],
  [visitor, 'GET /v1/car-model (R131, R198)', none, listOf({ ...named, brand_id: number })],
  [visitor, 'GET /v1/social-media (R131, R198)', none, listOf(named), keepFirst('social')],
  [visitor, 'GET /v1/sub-category (R131, R199)', { query: { category_id: 'all' } }, listOf(named)],
  [visitor, 'GET /v1/sub-category (R131, R199)', () => ({ query: { category_id: known.category } }), listOf(named), keepFirst('subCategory')],
  [visitor, 'GET /v1/setting (R127, R200)', none, some({ data: some({ company_name: text, tagline: text, sellingTip: some({ title: text }) }) })],
  [visitor, 'GET /v1/slide (R132, R201)', none, listOf({ id: number, image: text, title: text, description: text })],
  [visitor, 'GET /v1/why-choose (R133, R201)', none, listOf({ image: text, title: text, description: text })],
  [visitor, 'GET /v1/faq (R134, R201)', none, listOf({ title: text, description: text, category: text })],
  [visitor, 'GET /v1/about-section (R133, R201)', none, listOf({ image: text, title: text, description: text })],
  [visitor, 'GET /v1/reason (R133, R201)', none, listOf({ image: text, title: text, description: text })],
  [visitor, 'GET /v1/plan (R135, R201)', none, listOf({ id: number, title: text, price: number, regular: number, featured: number, top: number, ad_days: 90, popular: 1 })],
  [visitor, 'GET /v1/contact (R142, R202)', { query: { type: 'email' } }, listOf({ name: text })],
  [visitor, 'GET /v1/contact (R142, R202)', { query: { type: 'phone' } }, listOf({ name: text })],
  [visitor, 'GET /v1/ads (R203)', { query: { per_page: 8, sort: 'random', currency: 'USD' } }, listOf({ id: number, status: 'accept' })],

  [visitor, 'POST /auth/register (R129, R188)', { fields: registration('by-the-book') }, done],
  [visitor, 'POST /users/signup (R187)', { fields: registration('by-the-alias') }, done],
  [visitor, 'POST /auth/login (R130, R186)', login('by-the-book'), some({ token: text, data: user('by-the-book'), account: user('by-the-book') }), keepUser(seller)],
  [visitor, 'POST /auth/login (R130, R186)', login('by-the-alias'), some({ token: text }), keepUser(buyer)],
  [seller, 'GET /auth/me (R128, R191)', none, some({ data: user('by-the-book') })],
  [seller, 'POST /auth/update/{me} (R189)', async () => ({ fields: { zip_code: '44002' }, files: { avatar: [await photo()] } }), done],

  [seller, 'POST /api/upload (R206)', async () => ({ files: { 'images[]': [await photo()] } }), done],
  [seller, 'POST /v1/ads (R137, R205)', async () => ({ fields: ad(), files: { 'images[]': [await photo(), await photo()] } }), some({ success: true, message: text }), keepId('ad')],
  [seller, 'GET /auth/my-listing-count (R139, R192)', none, { count_accept: 0, count_pending: 1, count_reject: 0 }],
  [seller, 'GET /auth/my-listings (R193)', { query: { search: 'digger' } }, () => listOf({ id: known.ad, status: 'pending' }), () => accept(known.ad)],
  [seller, 'GET /auth/my-listing-count (R139, R192)', none, { count_accept: 1, count_pending: 0, count_reject: 0 }],

  [visitor, 'GET /v1/ads/{ad} (R136, R204)', none, () => ({ data: some(wholeAd()) })],
  [visitor, 'GET /v1/ads (R203)', () => ({ query: filters() }), () => listOf(shownAd())],

  [buyer, 'POST /v1/favorite (R207)', () => ({ fields: { ad_id: known.ad } }), some({ success: true, message: text })],
  [buyer, 'GET /auth/my-favourite (R138, R194)', none, () => some({ data: [{ id: number, is_gone: false, ad: some({ ...wholeAd(), is_favourite: true, is_wishlisted: true }) }] })],
  [buyer, 'GET /v1/ads/{ad} (R136, R204)', none, some({ data: some({ is_favourite: true }) })],
  [buyer, 'POST /v1/favorite (R207)', () => ({ fields: { ad_id: known.ad } }), some({ success: true, message: text })],
  [buyer, 'GET /auth/my-favourite (R138, R194)', none, some({ data: [] })],
  [buyer, 'POST /v1/report-ad (R208)', () => ({ fields: { note: '', ad_id: known.ad } }), done],

  [buyer, 'POST /v1/chat (R140, R210)', () => ({ fields: { ...to(seller, 'Is it there?'), id: 'temp-1' } }), () => some({ data: message('Is it there?', buyer, seller) }), keepId('message')],
  [buyer, 'POST /v1/chat (R140, R210)', () => ({ fields: { ...to(seller, 'Is it there?'), id: 'temp-1' } }), () => some({ data: some({ id: known.message }) })],
  [seller, 'POST /v1/chat (R140, R210)', () => ({ fields: to(buyer, 'It is.') }), () => some({ data: message('It is.', seller, buyer) })],
  [buyer, 'GET /v1/chat/message-to-me (R140, R209)', () => ({ query: { from_app_account_id: seller.id } }), () => some({ data: [message('Is it there?', buyer, seller), message('It is.', seller, buyer)] })],

  // The conventions of R212: POST makes, GET reads, PUT changes, DELETE deletes.
  [seller, 'PUT /v1/ads/{ad} (R212)', () => ({ fields: { ...ad(), title: 'A digger, changed by the book' } }), some({ success: true, message: text })],
  [seller, 'DELETE /v1/ads/{ad} (R212)', none, done],

  [buyer, 'GET /auth/logout (R190)', none, { status: true, success: true, message: 'Logged out' }],
];

const callOf = ([, call]: Line) =>
  call
    .replace(/ \(.*$/, '')
    .replace('{ad}', String(known.ad))
    .replace('{me}', String(seller.id));
const payloadOf = ([, , payload]: Line) => (typeof payload === 'function' ? payload() : payload);

test.each(story.map((line) => [line[1], line] as const))('%s', async (_, line) => {
  const [who, , , answer, after] = line;
  const { status, body } = await send(who, callOf(line), await payloadOf(line));
  expect(body).toEqual(typeof answer === 'function' ? answer() : answer);
  expect(status).toBe(200);
  await after?.(body);
});

// What such a client shows when it is told no: `message`, and `errors` under the fields.
// biome-ignore format: a table is read line by line
const refused: Line[] = [
  [visitor, 'POST /auth/login', { query: { email: 'by-the-book@example.com', password: 'wrong' } }, 401],
  [visitor, 'POST /auth/register', { fields: registration('by-the-book') }, { email: [text], username: [text] }],
  [visitor, 'POST /auth/register', { fields: { ...registration('other'), password_confirmation: 'other' } }, { password_confirmation: ['Passwords must match'] }],
  [buyer, 'GET /auth/me', none, 401],
  [buyer, 'POST /v1/favorite', { fields: { ad_id: 1 } }, 401],
  [seller, 'POST /v1/ads', { fields: { title: 'No more than that' } }, some({ category_id: [text], price: [text] })],
  [seller, 'GET /v1/ads', { query: { sort: 'cheapest' } }, some({ sort: [text] })],
  [visitor, 'GET /v1/ads/2147483647', none, 404],
];

test.each(refused.map((line) => [line[1], line] as const))('no to %s', async (_, line) => {
  const [who, , , answer] = line;
  const { status, body } = await send(who, callOf(line), await payloadOf(line));
  expect(body).toEqual(some({ status: false, message: text }));
  expect(status).toBe(typeof answer === 'number' ? answer : 422);
  if (typeof answer !== 'number') expect(body.errors).toEqual(answer);
});
