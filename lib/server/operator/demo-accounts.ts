import { sql } from 'drizzle-orm';
import type { Database } from '@/lib/db/connect';
import { accounts } from '@/lib/db/schema';
import type { GeneratedSeller } from '@/seed/ads/types';
import { hashPassword } from '../accounts/passwords';

// Accounts to look around with. They exist only where the demo catalogue was loaded, and the start says so.

const demoPassword = 'demo-password';
const emails = { buyer: 'buyer@demo.test', seller: 'seller@demo.test', moderator: 'moderator@demo.test' };

/** The first seller of the catalogue, a dealer with many ads, is the one to log in as. */
export const withDemoSeller = (sellers: readonly GeneratedSeller[]): GeneratedSeller[] =>
  sellers.map((seller, index) => (index === 0 ? { ...seller, email: emails.seller } : seller));

type Tx = Pick<Database, 'execute' | 'insert' | 'update'>;

export const storeDemoAccounts = async (tx: Tx) => {
  const passwordHash = await hashPassword(demoPassword);
  const emailConfirmedAt = new Date();
  await tx
    .update(accounts)
    .set({ passwordHash, emailConfirmedAt })
    .where(sql`${accounts.email} = ${emails.seller}`);
  // A dealer has more ads than the free plan allows.
  await tx.execute(sql`
    insert into subscriptions (account_id, plan_id, status, starts_at, ends_at)
    select a.id, p.id, 'active', now(), now() + interval '1 year' from accounts a, plans p
     where a.email = ${emails.seller} and p.popular`);
  const account = { passwordHash, emailConfirmedAt, firstName: 'Demo' };
  await tx.insert(accounts).values([
    { ...account, username: 'demo-buyer', email: emails.buyer, lastName: 'Buyer' },
    {
      ...account,
      username: 'demo-moderator',
      email: emails.moderator,
      lastName: 'Moderator',
      role: 'moderator',
    },
  ]);
};

/** What the start prints; empty where nobody can log in with it. */
export const listDemoAccounts = async (db: Pick<Database, 'select'>): Promise<string[]> => {
  const rows = await db
    .select({ email: accounts.email })
    .from(accounts)
    .where(
      sql`${accounts.email} in ${Object.values(emails)} and ${accounts.passwordHash} is not null and ${accounts.deletedAt} is null`,
    )
    .orderBy(accounts.email);
  return rows.map(({ email }) => email);
};
