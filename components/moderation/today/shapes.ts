// Values as the `d` of a path: a unit of width for each, `height` for the most.

export const height = 40;

type Values = readonly (number | null)[];

const at = (value: number, most: number) => Number((height - (height * value) / most).toFixed(2));

/** The next of 1, 2, 5, 10, 20, 50 …: an axis that ends with a number to read. */
export const roundUp = (value: number): number => {
  if (value <= 1) return 1;
  const power = 10 ** Math.floor(Math.log10(value));
  const step = [1, 2, 5, 10].find((times) => times * power >= value) ?? 10;
  return step * power;
};

/** A bar for each value that is more than nothing, on top of those `below` it. */
export const bars = (values: Values, most: number, below: Values = []): string =>
  values
    .map((value, x) => {
      if (!value) return '';
      const foot = below[x] ?? 0;
      return `M${x + 0.1} ${at(foot, most)}V${at(foot + value, most)}h.8V${at(foot, most)}z`;
    })
    .join('');

/** A line that is broken where there is no value; one alone is a dot. */
export const line = (values: Values, most: number): string =>
  values
    .map((value, x) => {
      if (value === null) return '';
      const joined = x > 0 && values[x - 1] !== null && values[x - 1] !== undefined;
      const place = `${x + 0.5} ${at(Math.min(value, most), most)}`;
      return joined ? `L${place}` : `M${place}h.01`;
    })
    .join('');
