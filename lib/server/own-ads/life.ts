import { and, eq, sql } from 'drizzle-orm';
import type { AvailabilityFields } from '@/lib/contract/ad-fields';
import { type Availability, isOffered } from '@/lib/contract/availability';
import { adSales, ads, conversations } from '@/lib/db/schema';
import type { Locale } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import { holdAccount } from '../accounts/hold';
import { moveAd, nextExpiry } from '../ads/availability';
import { holdAd } from '../ads/decisions';
import { adChanged } from '../ads/events';
import { mayChange, type Reader } from '../ads/policy';
import { priceColumns } from '../ads/price';
import { getCatalogue } from '../catalogue/rows';
import { announce, type Tag } from '../changes';
import { HttpError, notFound } from '../http-error';
import { refuseFields } from '../problems';
import { type Transaction, transact } from '../transaction';
import { refuseAboveAllowance } from './allowance';
import { adOfToken, isRenewalToken } from './renewal-links';

// What a seller says of his ad without a moderator: what became of it, and that it is to be listed longer.

type Asked = { seller: Reader; lang: Locale };
type AdRow = typeof ads.$inferSelect;
export type Life = { id: number; availability: Availability; expiresAt: Date | null };

const readLife = async (tx: Transaction, id: number): Promise<Life> => {
  const { availability, expiresAt } = ads;
  const [life] = await tx.select({ id: ads.id, availability, expiresAt }).from(ads).where(eq(ads.id, id));
  if (!life) throw new Error(`Ad ${id} is gone while it is held.`);
  return life;
};

const holdOwn = async (tx: Transaction, id: number, { seller, lang }: Asked): Promise<AdRow> => {
  await holdAccount(tx, seller.id, lang);
  const held = await holdAd(tx, id);
  if (!held || !mayChange(seller, held.ad)) throw notFound(messagesOf(lang).adAnswers.noSuchAd);
  return held.ad;
};

/** Throws an HttpError 422 for somebody who has not written about the ad: nobody else's name comes into it. */
const refuseStranger = async (tx: Transaction, ad: AdRow, buyerId: number, lang: Locale) => {
  const [talked] = await tx
    .select({ buyer: conversations.otherId })
    .from(conversations)
    .where(
      and(
        eq(conversations.accountId, ad.accountId),
        eq(conversations.otherId, buyerId),
        eq(conversations.adId, ad.id),
      ),
    );
  if (!talked) throw refuseFields([['buyer_id', 'choice']], lang);
};

const readSale = async (tx: Transaction, ad: AdRow, fields: AvailabilityFields, lang: Locale) => {
  const { sold_price: price = null, price_currency, buyer_id: buyerId = null } = fields;
  if (buyerId !== null) await refuseStranger(tx, ad, buyerId, lang);
  if (price === null && buyerId === null) return undefined;
  const asked = price_currency === undefined ? { price } : { price, price_currency };
  return { priceCents: priceColumns(asked, await getCatalogue()).priceCents, buyerId };
};

/** What a sold ad was sold for may be said later, and anew; what is not said stays as it was. */
const addToSale = async (tx: Transaction, ad: AdRow, fields: AvailabilityFields, lang: Locale) => {
  const sale = await readSale(tx, ad, fields, lang);
  if (!sale) return;
  await tx
    .insert(adSales)
    .values({ adId: ad.id, ...sale })
    .onConflictDoUpdate({
      target: adSales.adId,
      set: {
        priceCents: sql`coalesce(excluded.price_cents, ${adSales.priceCents})`,
        buyerId: sql`coalesce(excluded.buyer_id, ${adSales.buyerId})`,
      },
    });
};

/**
 * Takes an own, accepted ad to where its seller says it is; where it is there already nothing happens, but that the
 * price and the buyer of a sale are added. Refuses with 404,
 * with 409 what is nobody's to do (`moves`) or above the plan's allowance, and with 422 a buyer who never wrote.
 */
export const changeAvailability = async (
  id: number,
  fields: AvailabilityFields,
  asked: Asked,
  now = new Date(),
): Promise<Life> => {
  const { lang, seller } = asked;
  const { availability: to } = fields;
  const done = await transact(async (tx) => {
    const ad = await holdOwn(tx, id, asked);
    let changed: readonly Tag[] | null = [];
    if (ad.status !== 'accept') throw new HttpError(409, messagesOf(lang).adAnswers.notAccepted);
    if (ad.availability !== to) {
      const sale = to === 'sold' ? await readSale(tx, ad, fields, lang) : undefined;
      if (isOffered(to) && !isOffered(ad.availability)) await refuseAboveAllowance(tx, seller.id, lang);
      changed = await moveAd(tx, ad, { to, by: 'seller', now, ...(sale ? { sale } : {}) });
    } else if (to === 'sold') await addToSale(tx, ad, fields, lang);
    if (changed === null) throw new HttpError(409, messagesOf(lang).adAnswers.notFromThere);
    return { changed, life: await readLife(tx, id) };
  });
  announce(done.changed);
  return done.life;
};

/** Lists an accepted ad that is held for a whole period from now on. Throws an HttpError 409 for one that is over. */
const renewHeld = async (tx: Transaction, ad: AdRow, lang: Locale, now: Date): Promise<readonly Tag[]> => {
  const { notAccepted, notRenewable } = messagesOf(lang).adAnswers;
  if (ad.status !== 'accept') throw new HttpError(409, notAccepted);
  if (ad.availability === 'expired') {
    await refuseAboveAllowance(tx, ad.accountId, lang);
    return (await moveAd(tx, ad, { to: 'available', by: 'seller', now })) ?? [];
  }
  if (!isOffered(ad.availability)) throw new HttpError(409, notRenewable);
  const expiresAt = await nextExpiry(tx, ad.accountId, now);
  await tx.update(ads).set({ expiresAt, remindedDays: null }).where(eq(ads.id, ad.id));
  await adChanged(tx, { adId: ad.id, kind: 'renewed' });
  return [];
};

/** Renews an own ad that is listed or has expired. Refuses with 404 and 409. */
export const renewAd = async (id: number, asked: Asked, now = new Date()): Promise<Life> => {
  const done = await transact(async (tx) => {
    const ad = await holdOwn(tx, id, asked);
    return { changed: await renewHeld(tx, ad, asked.lang, now), life: await readLife(tx, id) };
  });
  announce(done.changed);
  return done.life;
};

/** The same for whoever has the link of a mail about it. Refuses with 422 a link that is used, or none of ours. */
export const renewByLink = async (token: string, lang: Locale, now = new Date()): Promise<Life> => {
  const unusable = () => new HttpError(422, messagesOf(lang).adAnswers.renewalUnusable);
  const id = adOfToken(token);
  if (id === null) throw unusable();
  const done = await transact(async (tx) => {
    const [about] = await tx.select({ accountId: ads.accountId }).from(ads).where(eq(ads.id, id));
    if (!about) throw unusable();
    await holdAccount(tx, about.accountId, lang);
    const held = await holdAd(tx, id);
    const expiresAt = held?.ad.expiresAt;
    if (!held || !expiresAt || !isRenewalToken(token, id, expiresAt)) throw unusable();
    return { changed: await renewHeld(tx, held.ad, lang, now), life: await readLife(tx, id) };
  });
  announce(done.changed);
  return done.life;
};
