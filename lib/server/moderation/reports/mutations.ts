import { and, eq, inArray } from 'drizzle-orm';
import type { z } from 'zod';
import type { AccountVerdict, AdVerdict } from '@/lib/contract/moderation-fields';
import { accountReports, ads, reports } from '@/lib/db/schema';
import { presentUser } from '../../accounts/present';
import { getCatalogue } from '../../catalogue/rows';
import { announce } from '../../changes';
import { HttpError, notFound } from '../../http-error';
import { transact } from '../../transaction';
import { getAccount } from '../accounts/queries';
import { conflictAbout } from '../ads/conflict';
import { type Deciding, takeDownIn } from '../ads/mutations';
import { decidedAlready } from '../conflict';
import { audit } from '../log/write';

const outcomes = { uphold: 'upheld', dismiss: 'dismissed' } as const;

/** Undoes the transaction that it is thrown in. */
const late = () => new HttpError(409, 'late');
const isLate = (error: unknown) => error instanceof HttpError && error.message === 'late';

/**
 * Closes the reports of an ad that the moderator has read; upheld ones may take the ad down with them, all or nothing.
 * 409 when another moderator closed them first, or the ad is not as it was seen.
 */
export const decideAdReports = async (id: number, given: AdVerdict, { moderator, lang }: Deciding) => {
  const catalogue = await getCatalogue();
  const { verdict, note, take_down } = given;
  let gone = false;
  const work = transact(async (tx) => {
    // The ad first, as whoever reports it does: two who hold one of the two each would wait for ever.
    const [ad] = await tx.select({ title: ads.title }).from(ads).where(eq(ads.id, id)).for('update');
    if (!ad) throw notFound();
    const closed = await tx
      .update(reports)
      .set({ status: outcomes[verdict], decidedAt: new Date() })
      .where(and(eq(reports.adId, id), inArray(reports.id, given.reports), eq(reports.status, 'open')))
      .returning({ id: reports.id });
    if (!closed.length) throw late();
    await audit(tx, {
      actorId: moderator.id,
      action: `report.${verdict}`,
      subject: 'ad',
      subjectId: id,
      reason: note,
      details: { title: ad.title, reports: closed.map((report) => report.id) },
    });
    const down = take_down && (await takeDownIn(tx, id, take_down, { moderator, catalogue }));
    gone = take_down !== undefined && !down;
    if (gone) throw late();
    return { closed: closed.length, down };
  });
  const { closed, down } = await work.catch(async (error) => {
    if (!isLate(error)) throw error;
    throw gone
      ? await conflictAbout(id, take_down?.version ?? '', lang)
      : await decidedAlready('ad', id, 'report', lang);
  });
  if (down) announce(down.changed);
  return closed;
};

/** Closes the reports of a member that the moderator has read. Blocking him is a decision of its own. */
export const decideAccountReports = async (
  id: number,
  { verdict, note, reports: read }: z.output<typeof AccountVerdict>,
  { moderator, lang }: Deciding,
) => {
  const account = await getAccount(id);
  const closed = await transact(async (tx) => {
    const done = await tx
      .update(accountReports)
      .set({ status: outcomes[verdict], decidedAt: new Date() })
      .where(
        and(
          eq(accountReports.subjectId, id),
          inArray(accountReports.id, read),
          eq(accountReports.status, 'open'),
        ),
      )
      .returning({ id: accountReports.id });
    if (!done.length) return 0;
    await audit(tx, {
      actorId: moderator.id,
      action: `account-report.${verdict}`,
      subject: 'account',
      subjectId: id,
      reason: note,
      details: { title: presentUser(account).full_name, reports: done.map((report) => report.id) },
    });
    return done.length;
  });
  if (!closed) throw await decidedAlready('account', id, 'account-report', lang);
  return closed;
};
