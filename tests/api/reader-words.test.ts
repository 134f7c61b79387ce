import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { previewWords } from '@/app/og/[locale]/ad/[id]/words';
import { plainTitle, type Titled } from '@/components/ads/shown-title';
import { connect } from '@/lib/db/connect';
import { withoutIsolates } from '@/lib/i18n/fill-in';
import { type Locale, localeCodes } from '@/lib/i18n/locales';
import { mailUnread } from '@/lib/server/chat/unread-mails';
import { forgetAll } from '@/lib/server/limits';
import { aMember } from '../support/account';
import { adForm, anAdOf, post, put } from '../support/ad-form';
import { call } from '../support/api';
import { withTestDatabase } from '../support/database';
import { accept } from '../support/decide';
import { mailsTo, subjectOf, withOutbox } from '../support/mail';

withTestDatabase();
withOutbox();
beforeEach(() => forgetAll());

// What a reader is told of an ad of another language, wherever ads are named.

type Member = Awaited<ReturnType<typeof aMember>>;
type Row = Record<string, any>;

const title = 'حفارة نظيفة للبيع في أربيل';
const named: Record<Locale, string> = {
  en: 'Caterpillar 320 crawler excavator, 2018, 5,200 h, 22 t · Erbil',
  ar: title,
  ckb: 'حەفارەی زنجیرداری کاتەرپیلەر 320، مۆدێل 2018، 5,200 کاتژمێر، 22 تۆن · هەولێر',
};

const rows = async <Found = Row>(query: ReturnType<typeof sql>) => (await connect()).rows<Found>(query);
const read = async (path: string, headers?: Member['headers']) =>
  (await call(path, headers ? { headers } : {})).body.data;
const idOf = async (path: string, slug: string): Promise<number> =>
  (await read(path)).find((row: Row) => row.slug === slug).id;

let seller: Member;
let buyer: Member;
let moderator: Member;
let machine: Row;
let ad: number;
let waiting: number;
let edited: number;

let texts = 0;
/** A form that is sent twice is one ad. */
const anotherAd = () => {
  texts += 1;
  return anAdOf(seller.headers, { ...machine, description: `نظيفة ${texts}` });
};

beforeAll(async () => {
  [seller, buyer, moderator] = [await aMember(), await aMember(), await aMember({ role: 'moderator' })];
  machine = {
    title,
    language: 'ar',
    category_id: await idOf('/v1/category', 'construction-machinery'),
    sub_category_id: await idOf('/v1/sub-category', 'crawler-excavators'),
    brand_id: await idOf('/v1/brand', 'caterpillar'),
    model: '320',
    year: 2018,
    hours: 5200,
    distance: null,
    state_id: await idOf('/v1/state', 'erbil'),
    facts: { weight: 22_000 },
  };
  [ad, waiting, edited] = [
    await anotherAd(),
    await anotherAd(),
    await anAdOf(seller.headers, { language: 'en', title: 'Digger' }),
  ];
  await accept(ad);
  await accept(edited);
  await put(`/v1/ads/${edited}`, await adForm(machine), seller.headers);
  // The longest waiting come first.
  await rows(sql`update ads set updated_at = '2020-01-01' where id = ${waiting}`);
  await rows(sql`update ad_revisions set created_at = '2020-01-01' where ad_id = ${edited}`);
  const about = { to_app_account_id: seller.id, ad_id: ad };
  await post('/v1/chat', { ...about, from_message: 'متوفرة؟' }, buyer.headers);
  await post('/v1/favorite', { ad_id: ad }, buyer.headers);
  await post('/v1/report-ad', { ad_id: ad, note: 'Sold already' }, buyer.headers);
});

const plainly = (text: string) => withoutIsolates(text).replaceAll('\u00a0', ' ');
const shown = (found: Titled | undefined, lang: Locale) => plainly(found ? plainTitle(found, lang) : '');
const ofAd = (list: Row[], id: number) => list.find((one) => one.id === id) as Titled | undefined;

/** The mails to the seller in a language, which something is the cause of. */
const mailIn = async (lang: Locale, cause: () => Promise<unknown>) => {
  await rows(sql`update accounts set locale = ${lang} where id = ${seller.id}`);
  const before = (await mailsTo(seller.email)).length;
  await cause();
  const [mail] = (await mailsTo(seller.email)).slice(before);
  return plainly(mail?.text ?? '');
};

const places: Record<string, (lang: Locale) => Promise<string>> = {
  'the list': async (lang) => shown((await read(`/v1/ads?id=${ad}&lang=${lang}`))[0], lang),
  favourites: async (lang) =>
    shown((await read(`/auth/my-favourite?lang=${lang}`, buyer.headers))[0].ad, lang),
  conversations: async (lang) =>
    shown((await read(`/v1/chat/conversations?lang=${lang}`, buyer.headers))[0].ad, lang),
  'a conversation': async (lang) => {
    const address = `/v1/chat/conversation?account_id=${seller.id}&ad_id=${ad}&lang=${lang}`;
    return shown((await read(address, buyer.headers)).ad, lang);
  },
  'the queue': async (lang) =>
    shown(ofAd(await read(`/v1/moderation/queue?lang=${lang}&kind=ad`, moderator.headers), waiting), lang),
  'an edit in the queue': async (lang) =>
    shown(ofAd(await read(`/v1/moderation/queue?lang=${lang}&kind=edit`, moderator.headers), edited), lang),
  'a waiting ad': async (lang) =>
    shown(await read(`/v1/moderation/ads/${waiting}?lang=${lang}`, moderator.headers), lang),
  reports: async (lang) => {
    const reported: Row[] = await read(`/v1/moderation/reports?lang=${lang}`, moderator.headers);
    return shown(reported.find((one) => one.ad.id === ad)?.ad, lang);
  },
  'an account': async (lang) => {
    const { newest_ads: newest } = await read(
      `/v1/moderation/accounts/${seller.id}?lang=${lang}`,
      moderator.headers,
    );
    return shown(ofAd(newest, ad), lang);
  },
  'the mail of an unread message': async (lang) => {
    await rows(sql`update conversations set mailed_at = null where ad_id = ${ad}`);
    return mailIn(lang, () => mailUnread(new Date(Date.now() + 11 * 60_000)));
  },
  'the mail about a decision': async (lang) => {
    const id = await anotherAd();
    return mailIn(lang, async () => {
      const { version } = await read(`/v1/moderation/ads/${id}`, moderator.headers);
      await post(`/v1/moderation/ads/${id}/accept`, { version }, moderator.headers);
    });
  },
};

describe.each(Object.entries(places))('an Arabic ad in %s', (_, readIn) => {
  test.each(localeCodes)('is called in %s by words of that language', async (lang) => {
    const text = await readIn(lang);
    expect(text).toContain(named[lang]);
    if (lang !== 'ar') expect(text).not.toContain(title);
  });
});

test.each([
  ['en', 'Caterpillar 320, 2018, 5,200 h'],
  ['ar', title],
  ['ckb', 'کاتەرپیلەر 320، مۆدێل 2018'],
] as const)(
  'the picture of a link that is shared in %s says it as short as a card does',
  async (lang, said) => {
    expect(plainly(previewWords(await read(`/v1/ads/${ad}?lang=${lang}`), 'sale', lang).title)).toBe(said);
  },
);

test('the subject of a mail has no marks of direction, which programs would show', async () => {
  await rows(sql`update conversations set mailed_at = null where ad_id = ${ad}`);
  await mailIn('ckb', () => mailUnread(new Date(Date.now() + 11 * 60_000)));
  const mail = (await mailsTo(seller.email)).at(-1);
  expect(subjectOf(mail)).toContain('کاتەرپیلەر 320');
  expect(subjectOf(mail)).not.toMatch(/[\u2066-\u2069]/);
});
