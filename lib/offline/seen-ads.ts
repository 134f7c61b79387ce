// The ads that were looked at on this device, last one first. They never leave it but as numbers in a read of the list.

const key = 'seen-ads';
const most = 20;

/** An ad as it was when it was seen: enough to be known again without a line. */
export type SeenAd = {
  id: number;
  /** Address of the page, language included. */
  path: string;
  title: string;
  language: string;
  picture: string | null;
  /** Milliseconds since 1970. */
  at: number;
};

const isSeenAd = (value: unknown): value is SeenAd => {
  const ad = value as Partial<SeenAd> | null;
  return (
    Number.isInteger(ad?.id) &&
    Number.isFinite(ad?.at) &&
    typeof ad?.title === 'string' &&
    typeof ad.language === 'string' &&
    typeof ad.path === 'string' &&
    ad.path.startsWith('/') &&
    (ad.picture === null || typeof ad.picture === 'string')
  );
};

/** Whatever stands there, even written by hand or by an older site, is a list of ads or none. */
export const readSeenAds = (): SeenAd[] => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isSeenAd).slice(0, most) : [];
  } catch {
    return [];
  }
};

const write = (ads: readonly SeenAd[]) => {
  try {
    if (ads.length) localStorage.setItem(key, JSON.stringify(ads.slice(0, most)));
    else localStorage.removeItem(key);
  } catch {
    // A browser that keeps nothing keeps no list either.
  }
};

export const noteSeenAd = (ad: SeenAd) => write([ad, ...readSeenAds().filter(({ id }) => id !== ad.id)]);

export const dropSeenAds = (gone: readonly number[]) =>
  write(readSeenAds().filter(({ id }) => !gone.includes(id)));

export const forgetSeenAds = () => write([]);
