import { mayKeep } from '@/lib/offline/forget';
import type { KeptPhoto } from './photos/photo-queue';
import { type AdValues, readValues } from './values';

// What was typed, kept on the device. A draft belongs to whoever wrote it: on a shared computer the next seller does
// not find it, and one that was begun without an account goes to the account that logs in.

export type Draft = { values: AdValues; photos: KeptPhoto[]; savedAt: number };

export type DraftName = { ad: number | null; account: number | null };

const keyOf = ({ ad, account }: DraftName) => `makinar:ad:${ad ?? 'new'}:${account ?? 'visitor'}`;

const storage = () => {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
};

const isPhoto = (value: unknown): value is KeptPhoto =>
  typeof value === 'object' && value !== null && typeof (value as KeptPhoto).id === 'string';

const parse = (text: string | null): Draft | null => {
  if (!text) return null;
  try {
    const { values, photos, savedAt } = JSON.parse(text);
    return {
      values: readValues(values),
      photos: Array.isArray(photos)
        ? photos.filter(isPhoto).map(({ id, name, key, src }) => ({
            id,
            name: String(name ?? ''),
            key: typeof key === 'string' ? key : null,
            src: typeof src === 'string' ? src : null,
          }))
        : [],
      savedAt: Number(savedAt) || 0,
    };
  } catch {
    return null;
  }
};

export const writeDraft = (name: DraftName, draft: Omit<Draft, 'savedAt'>) => {
  if (!mayKeep()) return;
  try {
    storage()?.setItem(keyOf(name), JSON.stringify({ ...draft, savedAt: Date.now() }));
  } catch {
    // A full or closed storage takes nothing; the form itself still has everything.
  }
};

export const dropDraft = (name: DraftName) => {
  storage()?.removeItem(keyOf(name));
  storage()?.removeItem(keyOf({ ...name, account: null }));
};

/** The newer of the account's own and the one that it began before it logged in, which is its own from then on. */
export const readDraft = (name: DraftName): Draft | null => {
  const own = parse(storage()?.getItem(keyOf(name)) ?? null);
  if (name.account === null) return own;
  const visitors = { ...name, account: null };
  const begun = parse(storage()?.getItem(keyOf(visitors)) ?? null);
  if (!begun) return own;
  storage()?.removeItem(keyOf(visitors));
  if (own && own.savedAt > begun.savedAt) return own;
  writeDraft(name, begun);
  return begun;
};
