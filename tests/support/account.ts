import { sql } from 'drizzle-orm';
import { connect } from '@/lib/db/connect';
import { startSession } from '@/lib/server/accounts/sessions';

let people = 0;

/** A member who is signed in: the account's row number, and the headers that its calls carry. */
export const aMember = async (changes: { role?: 'member' | 'moderator' } = {}) => {
  people += 1;
  const { rows } = await connect();
  const [row] = await rows<{ id: number }>(sql`
    insert into accounts (username, email, first_name, last_name, role, email_confirmed_at)
    values (${`member${people}`}, ${`member${people}@example.com`}, 'Sara', 'Karim', ${changes.role ?? 'member'}, now())
    returning id`);
  const id = row?.id ?? 0;
  const token = await startSession(id, new Request('http://localhost/'));
  return { id, token, headers: { authorization: `Bearer ${token}` } };
};
