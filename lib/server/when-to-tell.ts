import { defaultTimeZone } from '@/lib/contract/time-zone';

// When somebody is told, by the clock of where he is.

const second = 1_000;
const hour = 3_600 * second;
const day = 24 * hour;

/** In the evening and in the morning. */
const quiet = { from: 22, to: 7 };
/** When what comes daily or weekly is read. */
const morning = 8;
const sunday = 0;

/** What comes within that time of the first is told together with it. */
export const gathering = 60 * second;

const clocks = new Map<string, Intl.DateTimeFormat>();

const clockOf = (timeZone: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });

/** A row may name a zone that this release of Node does not know. */
const clockIn = (zone: string): Intl.DateTimeFormat => {
  const known = clocks.get(zone);
  if (known) return known;
  let clock: Intl.DateTimeFormat;
  try {
    clock = clockOf(zone);
  } catch {
    return clockIn(defaultTimeZone);
  }
  clocks.set(zone, clock);
  return clock;
};

/** What the clock of a zone shows at a time, as if it were that of Greenwich. */
const shownAt = (at: Date, zone: string): number => {
  const parts = new Map(
    clockIn(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
};

/** When the clock of a zone shows that; of an hour that is left out in spring, as much later. */
const whenShown = (shown: number, zone: string): Date => {
  const ahead = (at: number) => shownAt(new Date(at), zone) - Math.floor(at / second) * second;
  const about = shown - ahead(shown);
  return new Date(shown - ahead(about));
};

/** The next time after `from` at which a clock shows that hour, on a day that will do. */
const nextAt = (from: Date, zone: string, hourOfDay: number, willDo: (weekday: number) => boolean): Date => {
  const today = Math.floor(shownAt(from, zone) / day) * day;
  for (let days = 0; ; days += 1) {
    const then = today + days * day;
    const at = whenShown(then + hourOfDay * hour, zone);
    if (at > from && willDo(new Date(then).getUTCDay())) return at;
  }
};

/** Nobody is told anything from ten in the evening to seven in the morning. */
export const isQuiet = (at: Date, zone: string): boolean => {
  const hourOfDay = new Date(shownAt(at, zone)).getUTCHours();
  return hourOfDay >= quiet.from || hourOfDay < quiet.to;
};

/** That time, or seven o'clock where it is quiet then. */
export const afterQuiet = (at: Date, zone: string): Date =>
  isQuiet(at, zone) ? nextAt(at, zone, quiet.to, () => true) : at;

/** When to tell what comes up at a time, or what has waited since then. */
export const whenToTell = (frequency: 'at_once' | 'daily' | 'weekly', from: Date, zone: string): Date => {
  if (frequency === 'at_once') return afterQuiet(new Date(from.getTime() + gathering), zone);
  return nextAt(from, zone, morning, (weekday) => frequency === 'daily' || weekday === sunday);
};
