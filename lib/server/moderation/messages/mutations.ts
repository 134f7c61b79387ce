import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { contactMessages } from '@/lib/db/schema';
import type { AccountRow } from '../../accounts/present';
import { notFound } from '../../http-error';
import { transact } from '../../transaction';
import { audit } from '../log/write';
import { presentMessage } from './queries';

/** Notes that a message is answered, or is not after all. The same twice changes nothing. */
export const markMessage = async (id: number, answered: boolean, moderator: AccountRow) => {
  return transact(async (tx) => {
    const { answeredAt } = contactMessages;
    const [changed] = await tx
      .update(contactMessages)
      .set({ answeredAt: answered ? new Date() : null })
      .where(and(eq(contactMessages.id, id), answered ? isNull(answeredAt) : isNotNull(answeredAt)))
      .returning();
    if (changed) {
      await audit(tx, {
        actorId: moderator.id,
        action: answered ? 'message.answer' : 'message.reopen',
        subject: 'message',
        subjectId: id,
        details: { title: changed.name },
      });
      return presentMessage(changed);
    }
    const [row] = await tx.select().from(contactMessages).where(eq(contactMessages.id, id));
    if (!row) throw notFound();
    return presentMessage(row);
  });
};
