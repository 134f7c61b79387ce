import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { AdDraft, OwnAd } from '@/lib/contract/own-ads';
import { connect } from '@/lib/db/connect';
import { ads } from '@/lib/db/schema';
import type { Locale } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import { findOpenEdit } from '../ads/decisions';
import { picturesByKey } from '../ads/pictures';
import { mayChange, type Reader } from '../ads/policy';
import { presentCards, type View } from '../ads/present';
import { readWritten } from '../ads/read-written';
import type { Written } from '../ads/written';
import { getCatalogue } from '../catalogue/rows';
import { notFound } from '../http-error';
import type { Asked } from '../search/asked';

type Status = OwnAd['status'];

/**
 * An account's ads as their owner is told of them: what moderators say of the ad, and of the change that is not part of
 * it, where it is accepted; the reason is that of either. Reads the ads of one account by their index.
 */
const ownAds = (accountId: number, asked: Asked | null): SQL => sql`
  select a.id, a.facet_bucket_id is not null as is_public, a.promotion, a.promoted_until, a.status, a.expires_at,
         case when a.status = 'accept' then e.status end as edit_status,
         case when a.status = 'rejected' then a.rejection_reason
              when a.status = 'accept' and e.status = 'rejected' then e.rejection_reason end as rejection_reason
    from ads a
    left join lateral (
      select r.status, r.rejection_reason from ad_revisions r
       where r.ad_id = a.id and r.status <> 'accept' order by r.id desc limit 1
    ) e on true
   where a.account_id = ${accountId} and a.deleted_at is null
     ${asked ? sql`and a.search @@ ${asked.query}::tsquery` : sql``}`;

type OwnRow = {
  id: number;
  is_public: boolean;
  promotion: string | null;
  promoted_until: string | Date | null;
  status: Status;
  expires_at: string | Date | null;
  edit_status: OwnAd['edit_status'];
  rejection_reason: string | null;
};

export type OwnQuery = {
  accountId: number;
  /** Words that were asked for; all ads otherwise. */
  asked: Asked | null;
  status: Status | undefined;
  limit: number;
  offset: number;
};

/** A page of an account's ads, newest first, and how many there are in all. */
export const listOwnAds = async (query: OwnQuery, view: View): Promise<{ data: OwnAd[]; total: number }> => {
  const { rows } = await connect();
  const own = sql`(${ownAds(query.accountId, query.asked)}) own`;
  const shown = query.status === undefined ? sql`true` : sql`status = ${query.status}`;
  const [page, [counted]] = await Promise.all([
    rows<OwnRow>(
      sql`select * from ${own} where ${shown} order by id desc limit ${query.limit} offset ${query.offset}`,
    ),
    rows<{ n: number }>(sql`select count(*)::int as n from ${own} where ${shown}`),
  ]);
  const cards = await presentCards(
    page.map(({ id }) => id),
    view,
  );
  const byId = new Map(page.map((row) => [row.id, row]));
  const data = cards.flatMap((card) => {
    const row = byId.get(card.id);
    if (!row) return [];
    const { is_public, edit_status, rejection_reason, promoted_until, expires_at } = row;
    return [
      {
        ...card,
        is_public,
        edit_status,
        rejection_reason,
        promoted_until: card.promotion && promoted_until ? new Date(promoted_until).toISOString() : null,
        expires_at: expires_at ? new Date(expires_at).toISOString() : null,
      },
    ];
  });
  return { data, total: counted?.n ?? 0 };
};

export const countOwnAds = async (
  accountId: number,
): Promise<{ count_accept: number; count_pending: number; count_reject: number }> => {
  const { rows } = await connect();
  const counted = await rows<{ status: Status; n: number }>(
    sql`select status, count(*)::int as n from (${ownAds(accountId, null)}) own group by 1`,
  );
  const of = (status: Status) => counted.find((row) => row.status === status)?.n ?? 0;
  return { count_accept: of('accept'), count_pending: of('pending'), count_reject: of('rejected') };
};

/** An ad that this account may change; null for any other. */
export const findChangeable = async (id: number, owner: Reader) => {
  const { db } = await connect();
  const [ad] = await db
    .select()
    .from(ads)
    .where(and(eq(ads.id, id), isNull(ads.deletedAt)));
  return ad && mayChange(owner, ad) ? ad : null;
};

/** The same; throws an HttpError 404 for any other. */
export const getChangeable = async (id: number, owner: Reader, lang: Locale) => {
  const ad = await findChangeable(id, owner);
  if (!ad) throw notFound(messagesOf(lang).adAnswers.noSuchAd);
  return ad;
};

/** An own ad as its form has it: the edit that waits or was rejected, where there is one. Throws an HttpError 404. */
export const getDraft = async (id: number, owner: Reader, lang: Locale): Promise<AdDraft> => {
  const { db } = await connect();
  const ad = await getChangeable(id, owner, lang);
  const edit = await findOpenEdit(db, id);
  const { images, ...written } = edit
    ? (edit.fields as Written)
    : await readWritten(db, ad, await getCatalogue());
  const change = ad.status === 'accept' ? edit : null;
  return {
    id,
    status: ad.status,
    is_public: ad.facetBucketId !== null,
    edit_status: change && change.status !== 'accept' ? change.status : null,
    rejection_reason: change ? change.rejectionReason : ad.rejectionReason,
    ...written,
    facts: written.facts ?? {},
    price_currency: written.price_currency ?? 'USD',
    pictures: await picturesByKey(images),
  };
};
