import { describe, expect, test } from 'vitest';
import { afterQuiet, isQuiet, whenToTell } from './when-to-tell';

const at = (iso: string) => new Date(iso);
const clockIn = (time: Date, zone: string) =>
  time.toLocaleString('en-GB', { timeZone: zone, weekday: 'short', hour: '2-digit', minute: '2-digit' });

describe('what comes at once', () => {
  test.each([
    ['Asia/Baghdad', '2026-07-01T12:00:00Z', '2026-07-01T12:01:00Z', 'by day: a minute later'],
    ['Asia/Baghdad', '2026-07-01T18:58:59Z', '2026-07-01T18:59:59Z', 'just before ten'],
    ['Asia/Baghdad', '2026-07-01T18:59:00Z', '2026-07-02T04:00:00Z', 'at ten: the next morning'],
    ['Asia/Baghdad', '2026-07-01T23:30:00Z', '2026-07-02T04:00:00Z', 'after midnight: the same morning'],
    ['Asia/Baghdad', '2026-07-02T03:59:00Z', '2026-07-02T04:00:00Z', 'at seven'],
    ['Europe/Berlin', '2026-03-28T22:00:00Z', '2026-03-29T05:00:00Z', 'over the night that is an hour short'],
    ['Europe/Berlin', '2026-10-24T22:00:00Z', '2026-10-25T06:00:00Z', 'over the night that is an hour long'],
    ['America/New_York', '2026-03-08T04:00:00Z', '2026-03-08T11:00:00Z', 'over the short night elsewhere'],
    ['Asia/Kathmandu', '2026-07-01T17:00:00Z', '2026-07-02T01:15:00Z', 'where minutes differ'],
    ['Pacific/Kiritimati', '2026-07-01T09:00:00Z', '2026-07-01T17:00:00Z', 'where it is tomorrow'],
    ['Pacific/Pago_Pago', '2026-07-01T10:00:00Z', '2026-07-01T18:00:00Z', 'where it is yesterday'],
    ['Nowhere/At_all', '2026-07-01T23:30:00Z', '2026-07-02T04:00:00Z', 'in a zone that nobody knows'],
  ])('in %s from %s is told at %s, %s', (zone, from, told) => {
    expect(whenToTell('at_once', at(from), zone)).toEqual(at(told));
  });
});

test.each([
  ['Asia/Baghdad', '2026-07-01T04:59:59Z', '2026-07-01T05:00:00Z', '2026-07-05T05:00:00Z'],
  ['Asia/Baghdad', '2026-07-01T05:00:00Z', '2026-07-02T05:00:00Z', '2026-07-05T05:00:00Z'],
  ['Asia/Baghdad', '2026-07-05T04:00:00Z', '2026-07-05T05:00:00Z', '2026-07-05T05:00:00Z'],
  ['Asia/Baghdad', '2026-07-05T05:00:00Z', '2026-07-06T05:00:00Z', '2026-07-12T05:00:00Z'],
  ['Europe/Berlin', '2026-03-28T12:00:00Z', '2026-03-29T06:00:00Z', '2026-03-29T06:00:00Z'],
  ['Europe/Berlin', '2026-10-24T12:00:00Z', '2026-10-25T07:00:00Z', '2026-10-25T07:00:00Z'],
  ['America/Los_Angeles', '2026-07-01T02:00:00Z', '2026-07-01T15:00:00Z', '2026-07-05T15:00:00Z'],
  ['Pacific/Kiritimati', '2026-07-01T20:00:00Z', '2026-07-02T18:00:00Z', '2026-07-04T18:00:00Z'],
])('in %s what comes at %s waits daily until %s, weekly until %s', (zone, from, daily, weekly) => {
  expect(whenToTell('daily', at(from), zone)).toEqual(at(daily));
  expect(whenToTell('weekly', at(from), zone)).toEqual(at(weekly));
});

test('nothing is ever told at night, daily is at eight and weekly on a Sunday, in every zone and through a year', () => {
  const wrong: string[] = [];
  const zones = Intl.supportedValuesOf('timeZone');
  expect(zones.length).toBeGreaterThan(300);
  for (const [n, zone] of zones.entries())
    for (let hours = n % 24; hours < 365 * 24; hours += 577) {
      const from = new Date(Date.UTC(2026, 0, 1) + hours * 3_600_000);
      const [soon, daily, weekly] = (['at_once', 'daily', 'weekly'] as const).map((frequency) =>
        whenToTell(frequency, from, zone),
      );
      if (!soon || !daily || !weekly) throw new Error('It is never told.');
      const waits = soon.getTime() - from.getTime();
      if (isQuiet(soon, zone) || waits < 60_000 || waits > 11 * 3_600_000) wrong.push(`${zone} ${from}`);
      if (!clockIn(daily, zone).endsWith('08:00')) wrong.push(`${zone} daily ${clockIn(daily, zone)}`);
      if (!/^Sun.* 08:00$/.test(clockIn(weekly, zone))) wrong.push(`${zone} weekly ${clockIn(weekly, zone)}`);
      if (afterQuiet(soon, zone) !== soon) wrong.push(`${zone} quiet ${soon}`);
    }
  expect(wrong).toEqual([]);
});
