/** What a page tells the service worker. */
export type Told =
  /** A page was read: keep it, the pictures that were seen on it, and the page that stands in for all others. */
  | { type: 'seen'; page: string; pictures: readonly string[]; offlinePage: string }
  /** The reader wants no traces: drop what was kept of his reading. */
  | { type: 'forget' };

/** Tells it, if one is at work here; without one nothing is kept and nothing is missed. */
export const tellWorker = async (told: Told): Promise<void> => {
  const registration = await navigator.serviceWorker?.getRegistration();
  registration?.active?.postMessage(told);
};
