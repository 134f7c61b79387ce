// The heart that a visitor pressed before he logged in. It lives as long as the tab, and half an hour at most.

const key = 'favourite-after-login';
const longest = 30 * 60_000;

export const keepWish = (adId: number) => {
  try {
    sessionStorage.setItem(key, JSON.stringify({ adId, at: Date.now() }));
  } catch {
    // A browser that keeps nothing still leads to the login and back.
  }
};

export const takeWish = (): number | null => {
  try {
    const { adId, at } = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    sessionStorage.removeItem(key);
    return Number.isInteger(adId) && Date.now() - at < longest ? adId : null;
  } catch {
    return null;
  }
};
