import { dayOf, readersZone } from '@/lib/format/dates';
import { isUnsent, type Shown } from './messages';

export type Row =
  | { kind: 'day'; key: string; at: string }
  | { kind: 'unread'; key: string }
  | { kind: 'message'; key: string; message: Shown; mine: boolean; first: boolean };

/** One person's messages with less than this between them stand together. */
const together = 5 * 60_000;

const isMine = (message: Shown, otherId: number) =>
  isUnsent(message) || message.from_app_account_id !== otherId;

/** The same for a message on its way and when it has arrived, so that it does not blink. */
const keyOf = (message: Shown) => (isUnsent(message) ? message.id : (message.client_id ?? `m${message.id}`));

/** What stands in a thread from above to below. `unreadFrom` is the first message that was new when it was opened. */
export const rowsOf = (
  messages: readonly Shown[],
  { otherId, unreadFrom }: { otherId: number; unreadFrom: number | null },
): Row[] => {
  const rows: Row[] = [];
  let before = null as { mine: boolean; at: number; day: number } | null;
  for (const message of messages) {
    const at = Date.parse(message.created_at);
    const day = dayOf(message.created_at, readersZone);
    const mine = isMine(message, otherId);
    const newDay = before === null || day > before.day;
    if (newDay) rows.push({ kind: 'day', key: `day${day}`, at: message.created_at });
    const line = message.id === unreadFrom;
    if (line) rows.push({ kind: 'unread', key: 'unread' });
    const first = newDay || line || before === null || before.mine !== mine || at - before.at >= together;
    rows.push({ kind: 'message', key: keyOf(message), message, mine, first });
    // A device whose clock is wrong does not open an earlier day below a later one.
    before = { mine, at, day: Math.max(day, before?.day ?? day) };
  }
  return rows;
};
