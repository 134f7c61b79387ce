import { mayKeep } from '@/lib/offline/forget';
import type { Unsent } from './thread/messages';

// What is kept on this device only: texts that were begun, and messages that wait for the line. Logging out takes them
// away (lib/offline/forget.ts).

type Place = { me: number; otherId: number; adId: number };
const keyOf = (what: 'draft' | 'outbox', { me, otherId, adId }: Place) =>
  `chat:${what}:${me}:${otherId}:${adId}`;

/** A browser may forbid it or have no room; nothing depends on it. */
const write = (key: string, value: string | null) => {
  if (!mayKeep()) return;
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {}
};
const read = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

export const keptDraft = (place: Place) => ({
  read: () => read(keyOf('draft', place)) ?? '',
  write: (text: string) => write(keyOf('draft', place), text === '' ? null : text),
});

const isUnsent = (value: unknown): value is Unsent => {
  const { id, body, created_at } = (value ?? {}) as Record<string, unknown>;
  return typeof id === 'string' && typeof body === 'string' && typeof created_at === 'string';
};

export const keptOutbox = (place: Place) => ({
  read: (): Unsent[] => {
    try {
      const kept: unknown = JSON.parse(read(keyOf('outbox', place)) ?? '[]');
      return Array.isArray(kept)
        ? kept.filter(isUnsent).map((message) => ({ ...message, optimistic: true, state: 'waiting' }))
        : [];
    } catch {
      return [];
    }
  },
  write: (messages: readonly Unsent[]) =>
    write(keyOf('outbox', place), messages.length ? JSON.stringify(messages) : null),
});
