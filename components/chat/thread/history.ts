import type { ChatMessage } from '@/lib/contract/chat';
import { markSeen, mergeMessages, newestId, oldestId } from './messages';

// What both have written, as far as it was read: the newest page, older ones as someone scrolls up, and what comes.

export type Page = { data: readonly ChatMessage[]; meta: { has_more: boolean } };
type Ask = (where: { before?: number; after?: number }) => Promise<Page>;

export type HistoryView = {
  status: 'loading' | 'ready' | 'failed';
  messages: readonly ChatMessage[];
  hasOlder: boolean;
  loadingOlder: boolean;
};

export const createHistory = (ask: Ask) => {
  let view: HistoryView = { status: 'loading', messages: [], hasOlder: false, loadingOlder: false };
  let reading: Promise<void> | null = null;
  let again = false;
  /** All up to here was read from the server. What comes in live may be ahead of what was missed. */
  let readUpTo = 0;
  const listeners = new Set<() => void>();

  const show = (next: Partial<HistoryView>) => {
    view = { ...view, ...next };
    for (const listener of listeners) listener();
  };
  const take = (messages: readonly ChatMessage[]) =>
    show({ messages: mergeMessages(view.messages, messages) });

  const load = async () => {
    show({ status: 'loading' });
    try {
      const { data, meta } = await ask({});
      take(data);
      readUpTo = newestId(data);
      show({ status: 'ready', hasOlder: meta.has_more });
    } catch {
      show({ status: 'failed' });
    }
  };

  const readOn = async () => {
    do {
      again = false;
      for (let more = true; more; ) {
        const page = await ask({ after: readUpTo });
        take(page.data);
        readUpTo = Math.max(readUpTo, newestId(page.data));
        more = page.meta.has_more && page.data.length > 0;
      }
    } while (again);
  };

  /** Reads what was said since it was last read. What cannot be read now is read the next time. */
  const readMissed = (): Promise<void> => {
    if (view.status !== 'ready') return Promise.resolve();
    again = true;
    reading ??= readOn()
      .catch(() => {})
      .finally(() => {
        reading = null;
      });
    return reading;
  };

  return {
    view: () => view,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    load,
    take,
    readMissed,
    loadOlder: async () => {
      const before = oldestId(view.messages);
      if (before === undefined || !view.hasOlder || view.loadingOlder) return;
      show({ loadingOlder: true });
      try {
        const { data, meta } = await ask({ before });
        take(data);
        show({ hasOlder: meta.has_more });
      } catch {
        // The next scroll tries again.
      }
      show({ loadingOlder: false });
    },
    /** As at the start, without taking anything away: also tells what the other has read meanwhile. */
    refresh: async () => {
      if (view.status !== 'ready') return;
      await readMissed();
      await ask({}).then(
        ({ data }) => take(data),
        () => {},
      );
    },
    /** The other has read mine, or I have read theirs. */
    seen: (reading: Parameters<typeof markSeen>[1]) => show({ messages: markSeen(view.messages, reading) }),
  };
};
