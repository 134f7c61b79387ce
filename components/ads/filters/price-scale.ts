// The price slider: positions 0 to 100, where equal steps are equal ratios, over 100 to 1,000,000 US dollars. Half a
// million of steps on a straight line would leave every tractor within the first finger's width.

export const lowestPrice = 100;
export const highestPrice = 1_000_000;
export const lastPosition = 100;

const decades = Math.log10(highestPrice / lowestPrice);

/** Two figures are enough: "from 13,183" would be false precision. */
const twoFigures = (value: number) => Number(value.toPrecision(2));

export const priceAt = (position: number): number =>
  twoFigures(lowestPrice * 10 ** ((position / lastPosition) * decades));

/** The nearest position; a price beyond an end stands at that end. */
export const positionOf = (price: number): number => {
  const position = Math.round((Math.log10(Math.max(price, 1) / lowestPrice) / decades) * lastPosition);
  return Math.min(lastPosition, Math.max(0, position));
};

export type PriceFilter = { fromPrice: number | null; toPrice: number | null };
export type Handles = { min: number; max: number };

/** Where the handles stand; they are at least one apart wherever the prices are. */
export const handlesOf = ({ fromPrice, toPrice }: PriceFilter): Handles => {
  const max = toPrice === null ? lastPosition : Math.max(1, positionOf(toPrice));
  const min = fromPrice === null ? 0 : positionOf(fromPrice);
  return { min: Math.min(min, max - 1), max };
};

/** A price beside the other one, at least one dollar apart from it. */
const apart = (filter: PriceFilter, field: keyof PriceFilter, price: number): PriceFilter =>
  field === 'fromPrice'
    ? {
        ...filter,
        fromPrice: filter.toPrice === null ? price : Math.max(0, Math.min(price, filter.toPrice - 1)),
      }
    : { ...filter, toPrice: Math.max(price, (filter.fromPrice ?? 0) + 1) };

/** A handle at its end asks for nothing. */
export const moveHandle = (filter: PriceFilter, handle: keyof Handles, to: number): PriceFilter => {
  const { min, max } = handlesOf(filter);
  if (handle === 'min') {
    const position = Math.max(0, Math.min(to, max - 1));
    return position === 0 ? { ...filter, fromPrice: null } : apart(filter, 'fromPrice', priceAt(position));
  }
  const position = Math.min(lastPosition, Math.max(to, min + 1));
  return position === lastPosition
    ? { ...filter, toPrice: null }
    : apart(filter, 'toPrice', priceAt(position));
};

/** What was typed into one of the two fields, in US dollars, kept at least one apart from the other. */
export const typePrice = (
  filter: PriceFilter,
  field: keyof PriceFilter,
  typed: number | null,
): PriceFilter => {
  if (typed === null) return { ...filter, [field]: null };
  return apart(filter, field, Math.max(0, Math.round(typed)));
};
