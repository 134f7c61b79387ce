// Which entries of the word index hold the ads of a range of prices. A range of one number in a GIN index is read whole and
// kept as a bitmap before any word is met; equal entries are skipped through. So each ad stands in one band of prices at each
// of some levels, every level's bands twice as wide as those below, and a few bands of any range's ads are all of them.

/** As many bands to each e-fold of the price, so the highest price of one is some three in a hundred above the lowest. */
const bandsPerUnit = 32;
/** The level whose bands are the widest, and the bits of an entry that say which band of its level it is. */
const topLevel = 10;
const levelBits = 12;

/** Of prices at the very end of a band PostgreSQL's logarithm and ours may be of two minds. */
const margin = 1e-6;

const bandOf = (cents: number, towards: -1 | 1): number =>
  Math.max(0, Math.floor(Math.log(cents + 1) * bandsPerUnit + towards * margin));

/** No ad costs more (the check `ads_price`). */
const mostCents = 1e14;

/** The fewest entries of `price_bands` that between them have every ad of these prices, in cents, and some at both ends. */
export const bandsBetween = (fromCents: number | null, toCents: number | null): number[] => {
  let first = bandOf(fromCents ?? 0, -1);
  let last = bandOf(toCents ?? mostCents, 1);
  const entries: number[] = [];
  for (let level = 0; first <= last; level++) {
    const entry = (band: number) => (level << levelBits) | band;
    if (level === topLevel) {
      for (let band = first; band <= last; band++) entries.push(entry(band));
      break;
    }
    // What begins or ends within a wider band is said by the narrow ones.
    if (first % 2 === 1) entries.push(entry(first++));
    if (last % 2 === 0) entries.push(entry(last--));
    first >>= 1;
    last >>= 1;
  }
  return entries;
};
