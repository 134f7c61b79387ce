import { dollarsOf } from '../ads/price';
import type { Written } from '../ads/written';
import type { Catalogue } from '../catalogue/rows';

// Of an accepted ad some things are only its seller's to know, and old within a day: nobody has to look at them first.

const meters = ['hours', 'distance', 'distance_type'] as const;
const contact = ['phone', 'whatsapp_number', 'email'] as const;
const price = ['price', 'price_currency', 'price_type', 'vat'] as const;

/** How far a price moves from what a moderator last saw before one looks at it again. */
const mostChange = 0.4;

const isNear = (dollars: number | null, seen: number | null): boolean =>
  dollars === null || seen === null
    ? dollars === seen
    : Math.abs(dollars - seen) <= seen * mostChange + 0.005;

const pick = <Name extends keyof Written>(from: Written, names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, from[name]])) as Pick<Written, Name>;

/** The public ad with what of `wanted` holds at once. `seenDollars`: the price that a moderator last saw. */
export const atOnce = (
  now: Written,
  wanted: Written,
  seenDollars: number | null,
  catalogue: Catalogue,
): Written => ({
  ...now,
  ...pick(wanted, meters),
  ...pick(wanted, contact),
  ...(isNear(dollarsOf(wanted, catalogue), seenDollars) ? pick(wanted, price) : {}),
});
