export const keptHereKey = 'favourites-here';

/** Whether a visitor marked something on this device, for every page: what it is takes more to find out. */
export const hasKeptHere = (): boolean => {
  try {
    return localStorage.getItem(keptHereKey) !== null;
  } catch {
    return false;
  }
};
