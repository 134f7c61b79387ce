import { and, asc, desc, eq, inArray, isNotNull } from 'drizzle-orm';
import type { ModeratedAd } from '@/lib/contract/moderation/ads';
import { connect } from '@/lib/db/connect';
import { accounts, adRevisions, ads, auditLog, reports } from '@/lib/db/schema';
import type { Locale } from '@/lib/i18n/locales';
import { presentUser } from '../../accounts/present';
import { versionOf } from '../../ads/decisions';
import { readWritten } from '../../ads/read-written';
import { rowsOf, type Written } from '../../ads/written';
import { getCatalogue } from '../../catalogue/rows';
import { notFound } from '../../http-error';
import { presentModeratedAccount } from '../accounts/queries';
import { decisionsAbout } from '../log/queries';
import type { AuditDetails } from '../log/write';
import { nameAds } from '../present';
import { compare } from './compare';
import { findLookAlikes } from './look-alikes';
import { asWritten } from './queue';

type Db = Awaited<ReturnType<typeof connect>>['db'];

/** What the ad said when it was last rejected or taken down, which the log has kept. */
const saidWhenRefused = async (
  db: Db,
  adId: number,
): Promise<{ written: Written; with: 'accepted' | 'rejected' } | null> => {
  const [last] = await db
    .select()
    .from(auditLog)
    .where(
      and(
        eq(auditLog.subject, 'ad'),
        eq(auditLog.subjectId, String(adId)),
        inArray(auditLog.action, ['ad.reject', 'ad.take-down']),
        isNotNull(auditLog.details),
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(1);
  const said = (last?.details as AuditDetails | null)?.written as Written | undefined;
  if (!last || !said) return null;
  // What is old says no telephone (log/forget.ts).
  const written = { ...said, phone: said.phone ?? null };
  return { written, with: last.action === 'ad.take-down' ? 'accepted' : 'rejected' };
};

const openReports = async (db: Db, adId: number): Promise<ModeratedAd['reports']> => {
  const rows = await db
    .select({ report: reports, reporter: accounts })
    .from(reports)
    .innerJoin(accounts, eq(accounts.id, reports.accountId))
    .where(and(eq(reports.adId, adId), eq(reports.status, 'open')))
    .orderBy(asc(reports.id))
    .limit(200);
  return rows.map(({ report, reporter }) => ({
    id: report.id,
    note: report.note,
    date: report.createdAt.toISOString(),
    reporter: { id: reporter.id, name: presentUser(reporter).full_name },
  }));
};

/** Everything that a moderator sees of an ad. Throws a 404 for one that was never there. */
export const getModeratedAd = async (id: number, lang: Locale): Promise<ModeratedAd> => {
  const [{ db }, catalogue] = await Promise.all([connect(), getCatalogue()]);
  const [found] = await db
    .select({ ad: ads, seller: accounts })
    .from(ads)
    .innerJoin(accounts, eq(accounts.id, ads.accountId))
    .where(eq(ads.id, id));
  const named = (await nameAds([id], lang)).get(id);
  if (!found || !named) throw notFound();
  const { ad, seller } = found;
  const [edit] = await db
    .select()
    .from(adRevisions)
    .where(and(eq(adRevisions.adId, id), eq(adRevisions.status, 'pending')));
  const stands = await readWritten(db, ad, catalogue);
  const waits = ad.deletedAt ? null : edit ? 'edit' : ad.status === 'pending' ? 'ad' : null;
  const shown = waits === 'edit' ? (edit?.fields as Written) : stands;
  const refused = waits === 'ad' ? await saidWhenRefused(db, id) : null;
  const was = waits === 'edit' ? stands : (refused?.written ?? null);
  const accepted = waits === 'edit' ? ad.status === 'accept' : refused?.with === 'accepted';
  return {
    ...(await asWritten(named, waits === 'edit' ? shown : null, lang)),
    waits,
    version: versionOf(ad, edit?.id ?? null),
    since: (waits === 'edit' && edit ? edit.createdAt : ad.updatedAt).toISOString(),
    created_at: ad.createdAt.toISOString(),
    rejection_reason: ad.rejectionReason,
    compared_with: was ? (accepted ? 'accepted' : 'rejected') : null,
    ...(await compare(shown, was, catalogue, lang)),
    account: await presentModeratedAccount(seller),
    look_alikes: await findLookAlikes({
      id,
      accountId: ad.accountId,
      texts: rowsOf(shown, catalogue).texts,
      pictures: shown.images,
      lang,
    }),
    decisions: await decisionsAbout('ad', id),
    reports: await openReports(db, id),
  };
};
