import { and, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { ModeratedAccount } from '@/lib/contract/moderation/accounts';
import { connect } from '@/lib/db/connect';
import { accounts, ads } from '@/lib/db/schema';
import type { Locale } from '@/lib/i18n/locales';
import { type AccountRow, presentUser } from '../../accounts/present';
import { notFound } from '../../http-error';
import { anywhere } from '../anywhere';
import { decisionsAbout } from '../log/queries';
import { localeOf, nameAds } from '../present';

const mostFound = 20;
const newestAds = 12;

/** An account as its row says it, without its history. */
const presentRow = (row: AccountRow): Omit<ModeratedAccount, 'ads' | 'reports'> => ({
  id: row.id,
  username: row.username,
  name: presentUser(row).full_name,
  email: row.email,
  email_confirmed: row.emailConfirmedAt !== null,
  phone_number: row.phoneNumber,
  locale: localeOf(row.locale),
  role: row.role,
  member_since: row.createdAt.toISOString(),
  blocked_at: row.blockedAt?.toISOString() ?? null,
});

type Counts = {
  accept: number;
  pending: number;
  rejected: number;
  deleted: number;
  open: number;
  upheld: number;
};

/** An account with its history: its ads by status, and the reports of them and of itself. */
export const presentModeratedAccount = async (row: AccountRow): Promise<ModeratedAccount> => {
  const { rows } = await connect();
  const [counts] = await rows<Counts>(sql`
    select a.*, r.open + p.open as open, r.upheld + p.upheld as upheld from
      (select count(*) filter (where deleted_at is null and status = 'accept')::int as accept,
              count(*) filter (where deleted_at is null and status = 'pending')::int as pending,
              count(*) filter (where deleted_at is null and status = 'rejected')::int as rejected,
              count(*) filter (where deleted_at is not null)::int as deleted
         from ads where account_id = ${row.id}) a,
      (select count(*) filter (where r.status = 'open')::int as open,
              count(*) filter (where r.status = 'upheld')::int as upheld
         from reports r join ads on ads.id = r.ad_id where ads.account_id = ${row.id}) r,
      (select count(*) filter (where status = 'open')::int as open,
              count(*) filter (where status = 'upheld')::int as upheld
         from account_reports where subject_id = ${row.id}) p`);
  const { accept = 0, pending = 0, rejected = 0, deleted = 0, open = 0, upheld = 0 } = counts ?? {};
  return {
    ...presentRow(row),
    ads: { accept, pending, rejected, deleted },
    reports: { open, upheld },
  };
};

/** The account of that number that is not deleted, or a 404. */
export const getAccount = async (id: number): Promise<AccountRow> => {
  const { db } = await connect();
  const [row] = await db
    .select()
    .from(accounts)
    .where(and(eq(accounts.id, id), isNull(accounts.deletedAt)));
  if (!row) throw notFound();
  return row;
};

/** An account with its history, its newest ads of any status and what was decided about it. */
export const showAccount = async (id: number, lang: Locale) => {
  const row = await getAccount(id);
  const { db } = await connect();
  const newest = await db
    .select({ id: ads.id })
    .from(ads)
    .where(eq(ads.accountId, id))
    .orderBy(desc(ads.id))
    .limit(newestAds);
  const named = await nameAds(
    newest.map((ad) => ad.id),
    lang,
  );
  return {
    ...(await presentModeratedAccount(row)),
    newest_ads: newest.flatMap((ad) => named.get(ad.id) ?? []),
    decisions: await decisionsAbout('account', id),
  };
};

/** A number or an address is looked up; a part of a name is looked for, from the newest account on. */
const matching = (search: string): SQL => {
  if (/^[1-9]\d{0,8}$/.test(search)) return sql`${accounts.id} = ${Number(search)}`;
  if (search.includes('@')) return sql`lower(${accounts.email}) = lower(${search})`;
  const part = anywhere(search);
  return sql`(${accounts.username} ilike ${part}
              or ${accounts.firstName} || ' ' || ${accounts.lastName} ilike ${part}
              or ${accounts.phoneNumber} = ${search})`;
};

/** Accounts by number, whole e-mail address, whole phone number or a part of a name; the newest without words. */
export const findAccounts = async (search: string | undefined, blocked: boolean) => {
  const { db } = await connect();
  const rows = await db
    .select()
    .from(accounts)
    .where(
      and(
        isNull(accounts.deletedAt),
        search ? matching(search) : undefined,
        blocked ? isNotNull(accounts.blockedAt) : undefined,
      ),
    )
    .orderBy(desc(accounts.id))
    .limit(mostFound);
  return rows.map(presentRow);
};
