import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { ReportedAccount, ReportedAd } from '@/lib/contract/moderation/reports';
import { connect } from '@/lib/db/connect';
import { accountReports, accounts, adRevisions, ads, reports } from '@/lib/db/schema';
import type { Locale } from '@/lib/i18n/locales';
import { presentUser } from '../../accounts/present';
import { versionOf } from '../../ads/decisions';
import { after, cut, instantKey, perPage } from '../cursor';
import { nameAds } from '../present';

type Asked = { lang: Locale; cursor?: string | undefined };
type Group = { id: number; since: string | Date; key: string };

const id = sql`id`;
const since = sql`since`;

const iso = (instant: string | Date) => new Date(instant).toISOString();

/** The versions under which ads are seen now, for a decision that takes one down. */
const versionsOf = async (ids: readonly number[]): Promise<Map<number, string>> => {
  const { db } = await connect();
  const rows = await db
    .select({ id: ads.id, status: ads.status, updatedAt: ads.updatedAt, editId: adRevisions.id })
    .from(ads)
    .leftJoin(adRevisions, and(eq(adRevisions.adId, ads.id), eq(adRevisions.status, 'pending')))
    .where(inArray(ads.id, [...ids]));
  return new Map(rows.map((row) => [row.id, versionOf(row, row.editId)]));
};

/** Ads with open reports, each with all of them; that whose first report waits longest comes first. */
export const listReportedAds = async ({ lang, cursor }: Asked) => {
  const { db, rows } = await connect();
  const groups = await rows<Group>(sql`
    select id, since, ${instantKey(since, id)} as key from
      (select ad_id as id, min(created_at) as since from reports where status = 'open' group by ad_id) r
     where ${after(since, id, cursor)} order by since, id limit ${perPage + 1}`);
  const { page, next } = cut(groups, ({ key }) => key);
  if (!page.length) return { data: [], next };
  const ids = page.map((group) => group.id);
  const [named, versions, open] = [
    await nameAds(ids, lang),
    await versionsOf(ids),
    await db
      .select({ report: reports, reporter: accounts })
      .from(reports)
      .innerJoin(accounts, eq(accounts.id, reports.accountId))
      .where(and(inArray(reports.adId, ids), eq(reports.status, 'open')))
      .orderBy(asc(reports.id)),
  ];
  const data: ReportedAd[] = page.flatMap((group) => {
    const ad = named.get(group.id);
    if (!ad) return [];
    const notes = open.filter(({ report }) => report.adId === group.id).slice(0, 200);
    return [
      {
        ad,
        version: versions.get(group.id) ?? '',
        since: iso(group.since),
        reports: notes.map(({ report, reporter }) => ({
          id: report.id,
          note: report.note,
          date: report.createdAt.toISOString(),
          reporter: { id: reporter.id, name: presentUser(reporter).full_name },
        })),
      },
    ];
  });
  return { data, next };
};

/** Members with open reports, each with all of them; the longest waiting first. */
export const listReportedAccounts = async ({ cursor }: Asked) => {
  const { db, rows } = await connect();
  const groups = await rows<Group>(sql`
    select id, since, ${instantKey(since, id)} as key from
      (select subject_id as id, min(created_at) as since from account_reports where status = 'open' group by subject_id) r
     where ${after(since, id, cursor)} order by since, id limit ${perPage + 1}`);
  const { page, next } = cut(groups, ({ key }) => key);
  if (!page.length) return { data: [], next };
  const ids = page.map((group) => group.id);
  const subjects = await db.select().from(accounts).where(inArray(accounts.id, ids));
  const open = await db
    .select({ report: accountReports, reporter: accounts })
    .from(accountReports)
    .innerJoin(accounts, eq(accounts.id, accountReports.accountId))
    .where(and(inArray(accountReports.subjectId, ids), eq(accountReports.status, 'open')))
    .orderBy(asc(accountReports.id));
  const data: ReportedAccount[] = page.flatMap((group) => {
    const subject = subjects.find((row) => row.id === group.id);
    if (!subject) return [];
    const notes = open.filter(({ report }) => report.subjectId === group.id).slice(0, 200);
    return [
      {
        account: {
          id: subject.id,
          name: presentUser(subject).full_name,
          email: subject.email,
          blocked: subject.blockedAt !== null,
        },
        since: iso(group.since),
        reports: notes.map(({ report, reporter }) => ({
          id: report.id,
          note: report.note,
          date: report.createdAt.toISOString(),
          reporter: { id: reporter.id, name: presentUser(reporter).full_name },
          ad_id: report.adId,
        })),
      },
    ];
  });
  return { data, next };
};
