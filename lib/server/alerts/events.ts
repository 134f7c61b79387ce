import { oncePerProcess } from '@/lib/once-per-process';
import { accountChannel } from '@/lib/realtime/channels';
import { publish } from '@/lib/realtime/publish';
import { afterCommit } from '../after-commit';

// What open pages hear of alerts, after the commit. What is lost on the way they read when they ask the next time.

/** The service takes so many channels in one call. */
const atOnce = 100;
/** Of more accounts than these nobody is told at once. */
const mostWaiting = 50_000;

const teller = oncePerProcess('accounts to tell of alerts', () => ({
  waiting: new Set<number>(),
  busy: false,
}));

const takeWaiting = (): number[] => {
  const taken: number[] = [];
  for (const id of teller.waiting) {
    if (taken.length === atOnce) break;
    teller.waiting.delete(id);
    taken.push(id);
  }
  return taken;
};

const tellWaiting = async () => {
  try {
    while (teller.waiting.size)
      await publish({ channels: takeWaiting().map(accountChannel), event: 'AlertsWritten', data: {} });
  } finally {
    // A service that takes nothing is not asked again for each of the others.
    teller.waiting.clear();
    teller.busy = false;
  }
};

/**
 * `AlertsWritten` to accounts, without their counts: whoever has a page open asks for his. An account that waits to be
 * told is told once, however much was written for it meanwhile.
 */
export const announceAlerts = (accountIds: readonly number[]) => {
  for (const id of accountIds) if (teller.waiting.size < mostWaiting) teller.waiting.add(id);
  if (teller.busy || !teller.waiting.size) return;
  teller.busy = true;
  afterCommit('Telling open pages of alerts', tellWaiting);
};

/** `AlertsRead` to the other pages of whoever has read them. */
export const announceAlertsRead = (accountId: number, unread: number) =>
  afterCommit('Telling open pages that alerts were read', () =>
    publish({ channels: [accountChannel(accountId)], event: 'AlertsRead', data: { unread } }),
  );
