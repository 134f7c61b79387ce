export const percentile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
};

export const median = (values: readonly number[]): number => percentile(values, 0.5);

const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
const short = new Intl.NumberFormat('en', { maximumSignificantDigits: 3 });

/** As many digits as a reader can use. */
export const show = (value: number | null | undefined): string => {
  if (value === null || value === undefined || Number.isNaN(value)) return '–';
  return (Math.abs(value) >= 100 ? whole : short).format(value);
};

export const kilobytes = (bytes: number) => show(bytes / 1000);
export const seconds = (ms: number) => `${show(ms / 1000)} s`;
