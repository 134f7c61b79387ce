/** How often a saved search tells what is new. */
export const alertFrequencies = ['at_once', 'daily', 'weekly', 'never'] as const;
export type AlertFrequency = (typeof alertFrequencies)[number];

/** As many as an account can keep. */
export const mostSavedSearches = 50;

/** What an account is told of an ad. */
export const alertKinds = ['new', 'cheaper', 'reserved', 'sold', 'back'] as const;

/** More than this are not counted. */
export const mostCountedAlerts = 100;
