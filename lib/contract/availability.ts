/** What became of an ad on the market. Listed are those that are available or reserved. */
export const availabilities = ['available', 'reserved', 'sold', 'expired', 'withdrawn'] as const;
export type Availability = (typeof availabilities)[number];
