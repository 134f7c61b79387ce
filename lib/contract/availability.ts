/** What became of an ad on the market. Listed are those that are available or reserved. */
export const availabilities = ['available', 'reserved', 'sold', 'expired', 'withdrawn'] as const;
export type Availability = (typeof availabilities)[number];

/** Those to which a seller takes his ad; that it expired is said by the clock. */
export const chosenAvailabilities = ['available', 'reserved', 'sold', 'withdrawn'] as const;
export type ChosenAvailability = (typeof chosenAvailabilities)[number];
