/** What became of an ad on the market. Listed are those that are available or reserved. */
export const availabilities = ['available', 'reserved', 'sold', 'expired', 'withdrawn'] as const;
export type Availability = (typeof availabilities)[number];

/** Those to which a seller takes his ad; that it expired is said by the clock. */
export const chosenAvailabilities = ['available', 'reserved', 'sold', 'withdrawn'] as const;

/** Moderators move nothing here: they accept and reject, which is another thing. */
export type Mover = 'seller' | 'clock';

/**
 * Who takes an ad from one state to another. What does not stand here, nobody does. The same table is in
 * lib/server/ads/README.md.
 */
export const moves: Record<Availability, Partial<Record<Availability, Mover>>> = {
  available: { reserved: 'seller', sold: 'seller', withdrawn: 'seller', expired: 'clock' },
  reserved: { available: 'seller', sold: 'seller', withdrawn: 'seller', expired: 'clock' },
  sold: { available: 'seller' },
  expired: { available: 'seller', sold: 'seller', withdrawn: 'seller' },
  withdrawn: { available: 'seller', sold: 'seller' },
};

/** Whether an ad of this state is in lists, and can be bought. */
export const isOffered = (availability: Availability): boolean =>
  availability === 'available' || availability === 'reserved';

/** Days that the page of a sold ad stays, and of these the first that search engines may show it. */
export const soldPageDays = 90;
export const soldIndexDays = 30;

/** What stands at the address of an ad: its page, nothing any more, or nothing that was ever public. */
export type PageOfAd = 'here' | 'gone' | 'none';
