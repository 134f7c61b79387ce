import { sql } from 'drizzle-orm';
import { connect } from '@/lib/db/connect';
import { hashPassword } from '@/lib/server/accounts/passwords';
import { startSession } from '@/lib/server/accounts/sessions';

let hash: Promise<string> | undefined;

export const memberPassword = 'a tractor in spring';

/** One more session of an account, as the headers that its calls carry. */
export const signIn = async (accountId: number, userAgent = 'Test') => {
  const request = new Request('http://localhost/', { headers: { 'user-agent': userAgent } });
  return { authorization: `Bearer ${await startSession(accountId, request)}` };
};

/** A member who is signed in: the account's row number, its e-mail, and the headers that its calls carry. */
export const aMember = async (changes: { role?: 'member' | 'moderator'; confirmed?: boolean } = {}) => {
  hash ??= hashPassword(memberPassword);
  const username = `member-${crypto.randomUUID().slice(0, 13)}`;
  const email = `${username}@example.com`;
  const { rows } = await connect();
  const [row] = await rows<{ id: number }>(sql`
    insert into accounts (username, email, password_hash, first_name, last_name, role, email_confirmed_at)
    values (${username}, ${email}, ${await hash}, 'Sara', 'Karim', ${changes.role ?? 'member'},
            ${changes.confirmed === false ? null : new Date().toISOString()}::timestamptz)
    returning id`);
  const id = row?.id ?? 0;
  const headers = await signIn(id);
  return { id, username, email, headers, token: headers.authorization.slice(7) };
};
