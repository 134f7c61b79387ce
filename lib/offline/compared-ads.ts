import { mostCompared } from '../compared-ads';

// The ads that were chosen on this device to stand side by side, in the order in which they were chosen.

const key = 'compared-ads';

/** Whatever stands there, even written by hand or by an older site, is a list of ads or none. */
export const readComparedAds = (): number[] => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    const isAd = (id: unknown) => Number.isInteger(id) && Number(id) > 0;
    return Array.isArray(stored) ? [...new Set(stored.filter(isAd))].slice(0, mostCompared) : [];
  } catch {
    return [];
  }
};

export const keepComparedAds = (ids: readonly number[]) => {
  try {
    if (ids.length) localStorage.setItem(key, JSON.stringify(ids));
    else localStorage.removeItem(key);
  } catch {
    // A browser that keeps nothing forgets with the page.
  }
};

/** Calls back when another window of this browser has chosen. */
export const onComparedElsewhere = (changed: () => void) => {
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) changed();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
};
