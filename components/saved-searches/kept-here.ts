// Searches that a visitor saved on this device. They join the account when one logs in here.

const key = 'searches-here';
/** As many as an account is asked to take over at once. */
const most = 20;
const longest = 4_000;

export const readKeptHere = (): string[] => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    const isQuery = (one: unknown) => typeof one === 'string' && one.length <= longest;
    return Array.isArray(kept) ? kept.filter(isQuery).slice(-most) : [];
  } catch {
    return [];
  }
};

const write = (queries: readonly string[]) => {
  try {
    if (queries.length) localStorage.setItem(key, JSON.stringify(queries.slice(-most)));
    else localStorage.removeItem(key);
  } catch {
    // A browser that keeps nothing forgets with the page.
  }
};

export const keepHere = (query: string) => write([...readKeptHere().filter((one) => one !== query), query]);

/** Hands over all of them; whoever takes them answers for them. */
export const takeKeptHere = (): string[] => {
  const kept = readKeptHere();
  write([]);
  return kept;
};
