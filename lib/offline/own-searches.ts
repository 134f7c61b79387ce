// What was searched for on this device, last one first. It never leaves it but as a search.

const key = 'own-searches';
export const mostOwnSearches = 8;
const longest = 200;

/** Whatever stands there, even written by hand or by an older site, is a list of words or none. */
export const readOwnSearches = (): string[] => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    const isSearch = (one: unknown) => typeof one === 'string' && one !== '' && one.length <= longest;
    return Array.isArray(stored) ? stored.filter(isSearch).slice(0, mostOwnSearches) : [];
  } catch {
    return [];
  }
};

const write = (searches: readonly string[]) => {
  try {
    if (searches.length) localStorage.setItem(key, JSON.stringify(searches.slice(0, mostOwnSearches)));
    else localStorage.removeItem(key);
  } catch {
    // A browser that keeps nothing keeps no list either.
  }
};

export const noteOwnSearch = (search: string) => {
  const words = search.trim().replace(/\s+/g, ' ');
  if (words) write([words, ...readOwnSearches().filter((one) => one.toLowerCase() !== words.toLowerCase())]);
};

export const forgetOwnSearches = () => write([]);
