/** How often a saved search tells what is new. */
export const alertFrequencies = ['at_once', 'daily', 'weekly', 'never'] as const;
export type AlertFrequency = (typeof alertFrequencies)[number];

/** As many as an account can keep. */
export const mostSavedSearches = 50;

/** What an account is told of an ad: that a saved search finds it, what became of a favourite, when an own one ends. */
export const alertKinds = ['new', 'cheaper', 'reserved', 'sold', 'back', 'ending', 'expired'] as const;

/** More than this are not counted. */
export const mostCountedAlerts = 100;
