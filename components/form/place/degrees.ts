import { latinDigits } from '@/lib/format/parse-number';

export type Point = { lat: number; long: number };
type Typed = { lat: string; long: string };

/** Degrees have a point where thousands have none. */
export const degreesIn = (text: string) =>
  latinDigits(text)
    .replace(/\p{Cf}/gu, '')
    .trim()
    .replace('\u2212', '-')
    .replace(/[٫,،]/, '.');

/** What the fields say, where that is a place. */
export const pointOf = (lat: string, long: string): Point | null => {
  const [north, east] = [degreesIn(lat), degreesIn(long)];
  const point = { lat: Number(north), long: Number(east) };
  const typed = north !== '' && east !== '';
  return typed && Math.abs(point.lat) <= 90 && Math.abs(point.long) <= 180 ? point : null;
};

/** The values as the contract's rules read them. */
export const readPlace = <Values extends Typed>(values: Values): Values => ({
  ...values,
  lat: degreesIn(values.lat),
  long: degreesIn(values.long),
});

/** Some ten metres: as exact as a finger on the map. */
const mapDecimals = 4;

/** A place as it is typed. */
export const placeOf = ({ lat, long }: Point, decimals = mapDecimals): Typed => {
  const rounded = (degrees: number) => String(Number(degrees.toFixed(decimals)));
  return { lat: rounded(lat), long: rounded(long) };
};

/** A metre: whoever is more exact than that has written it himself. */
const finestDecimals = 5;

/** Whether somebody wrote this: what a map or a device has said is a whole place, and never so exact. */
export const isTyped = ({ lat, long }: Typed): boolean => {
  if (lat.trim() === '' && long.trim() === '') return false;
  const point = pointOf(lat, long);
  if (!point) return true;
  const shown = placeOf(point, finestDecimals);
  return Number(shown.lat) !== point.lat || Number(shown.long) !== point.long;
};
