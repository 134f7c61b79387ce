import { keptHereKey as key } from './has-kept-here';

// What a visitor marked on this device. It joins the account when one logs in here.

/** As many as an account is asked to take over at once. */
const most = 50;

export const readKeptHere = (): number[] => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => Number.isInteger(id) && id > 0).slice(-most) : [];
  } catch {
    return [];
  }
};

const write = (ids: readonly number[]) => {
  try {
    if (ids.length) localStorage.setItem(key, JSON.stringify(ids.slice(-most)));
    else localStorage.removeItem(key);
  } catch {
    // A browser that keeps nothing forgets with the page.
  }
};

export const keepHere = (adId: number, on: boolean) => {
  const others = readKeptHere().filter((id) => id !== adId);
  write(on ? [...others, adId] : others);
};

/** Hands over all of them; whoever takes them answers for them. */
export const takeKeptHere = (): number[] => {
  const kept = readKeptHere();
  write([]);
  return kept;
};
