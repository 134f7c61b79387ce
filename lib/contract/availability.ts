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

/** Days before its end from which the seller of a listed ad is told so, and can renew it. */
export const endsSoonDays = 7;

/** Whether an ad that is listed until then ends soon. `expiresAt`: an ISO date. */
export const endsSoon = (expiresAt: string): boolean =>
  new Date(expiresAt).getTime() - Date.now() <= endsSoonDays * 86_400_000;

/** Days that the page of a sold ad stays, and of these the first that search engines may show it. */
export const soldPageDays = 90;
export const soldIndexDays = 30;

/** What stands at the address of an ad: its page, nothing any more, or nothing that was ever public. */
export type PageOfAd = 'here' | 'gone' | 'none';
