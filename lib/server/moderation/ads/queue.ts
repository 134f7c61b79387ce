import { type SQL, sql } from 'drizzle-orm';
import type { WaitingAd } from '@/lib/contract/moderation/ads';
import type { NamedAd } from '@/lib/contract/moderation/shapes';
import { connect } from '@/lib/db/connect';
import type { Locale } from '@/lib/i18n/locales';
import { daysToRestore } from '../../ads/decisions';
import { presentLine } from '../../ads/present-line';
import { dollarsOf } from '../../ads/price';
import { rowsOf, type Written } from '../../ads/written';
import { getCatalogue, nameOf } from '../../catalogue/rows';
import { after, before, cut, instantKey, perPage } from '../cursor';
import { localeOf, nameAds, picturesByKey } from '../present';

type Asked = { lang: Locale; cursor?: string | undefined; kind?: 'ad' | 'edit' | undefined };
type Row = { id: number; kind: 'ad' | 'edit'; since: string; fields: Written | null; open_reports: number };

const iso = (instant: string | Date) => new Date(instant).toISOString();
const instant = sql`since`;
const id = sql`id`;

/** Each side by its own partial index, one page of each; together they hold the page that is asked for. */
const sides: Record<'ad' | 'edit', (cursor: string | undefined) => SQL> = {
  ad: (cursor) => sql`
    (select updated_at as since, id, 'ad' as kind, null::jsonb as fields from ads
      where status = 'pending' and deleted_at is null and ${after(sql`updated_at`, sql`id`, cursor)}
      order by updated_at, id limit ${perPage + 1})`,
  edit: (cursor) => sql`
    (select r.created_at as since, r.ad_id as id, 'edit' as kind, r.fields
       from ad_revisions r join ads a on a.id = r.ad_id
      where r.status = 'pending' and a.deleted_at is null and a.status <> 'pending'
        and ${after(sql`r.created_at`, sql`r.ad_id`, cursor)}
      order by r.created_at, r.ad_id limit ${perPage + 1})`,
};

/** A waiting edit is shown as what it wants to be. */
export const asWritten = async (ad: NamedAd, written: Written | null, lang: Locale): Promise<NamedAd> => {
  if (!written) return ad;
  const [catalogue, pictures] = await Promise.all([
    getCatalogue(),
    picturesByKey(written.images.slice(0, 1)),
  ]);
  return {
    ...ad,
    title: written.title,
    line: presentLine(rowsOf(written, catalogue).texts, { lang, catalogue }),
    language: localeOf(written.language),
    category: nameOf(catalogue.categories.get(written.category_id), lang) ?? '',
    price: dollarsOf(written, catalogue),
    year: written.year,
    picture: pictures.get(written.images[0] ?? '') ?? ad.picture,
  };
};

/** What waits for a decision, the longest first: new ads by when they were last changed, edits by when they came. */
export const listWaiting = async ({ lang, cursor, kind }: Asked) => {
  const { rows } = await connect();
  const wanted = kind ? [sides[kind](cursor)] : [sides.ad(cursor), sides.edit(cursor)];
  const found = await rows<Row & { key: string }>(sql`
    select id, kind, since, fields, ${instantKey(instant, id)} as key,
           (select count(*)::int from reports r where r.ad_id = w.id and r.status = 'open') as open_reports
      from (${sql.join(wanted, sql` union all `)}) w
     order by since, id limit ${perPage + 1}`);
  const { page, next } = cut(found, ({ key }) => key);
  const named = await nameAds(
    page.map((row) => row.id),
    lang,
  );
  const data: WaitingAd[] = [];
  for (const row of page) {
    const ad = named.get(row.id);
    if (!ad) continue;
    data.push({
      ...(await asWritten(ad, row.fields, lang)),
      kind: row.kind,
      since: iso(row.since),
      open_reports: row.open_reports,
    });
  }
  return { data, next };
};

/** What can still be brought back, the newest first. */
export const listDeleted = async ({ lang, cursor }: Asked) => {
  const { rows } = await connect();
  const found = await rows<{ id: number; key: string }>(sql`
    select id, ${instantKey(sql`deleted_at`, id)} as key from ads
     where deleted_at > now() - make_interval(days => ${daysToRestore}::int)
       and ${before(sql`deleted_at`, id, cursor)}
     order by deleted_at desc, id desc limit ${perPage + 1}`);
  const { page, next } = cut(found, ({ key }) => key);
  const named = await nameAds(
    page.map((row) => row.id),
    lang,
  );
  return { data: page.flatMap((row) => named.get(row.id) ?? []), next };
};
