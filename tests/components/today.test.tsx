import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { bars, line, roundUp } from '@/components/moderation/today/shapes';
import { TodayScreen } from '@/components/moderation/today/today-screen';
import type { Today } from '@/lib/contract/moderation/today';
import { messagesOf } from '@/lib/i18n/messages';

const quarter = 15 * 60_000;
const from = Date.parse('2026-11-22T08:00:00.000Z');

const aQuarter = (n: number, given: Partial<Today['quarters'][number]> = {}): Today['quarters'][number] => ({
  at: new Date(from + n * quarter).toISOString(),
  requests: 0,
  errors: 0,
  pages_kept: 0,
  pages_drawn: 0,
  p50: null,
  p95: null,
  ads: 0,
  accounts: 0,
  messages: 0,
  reports: 0,
  searches_found: 0,
  searches_missed: 0,
  mails_sent: 0,
  mails_failed: 0,
  memory: 300_000_000,
  ...given,
});

const today: Today = {
  from: new Date(from).toISOString(),
  next_at: '2026-11-23T08:00:00.000Z',
  quarters: [
    aQuarter(0, { requests: 1_200, errors: 2, pages_kept: 9, pages_drawn: 1, p50: 12.5, p95: 80 }),
    aQuarter(2, { requests: 300, searches_found: 5, searches_missed: 2 }),
  ],
  p50: 12.5,
  p95: 80,
  failures: [
    {
      number: '1234567',
      at: '2026-11-23T07:01:00.000Z',
      times: 3,
      request: 'd9c2b7d0-0000-4000-8000-000000000000',
      route: '/[locale]/[currency]/ads',
      problem: 'TypeError',
    },
  ],
  jobs: [
    {
      name: 'backup',
      is_on: true,
      started_at: '2026-11-23T00:00:00.000Z',
      took: 5_120,
      outcome: 'failed',
      did: null,
      next_at: '2026-11-24T00:00:00.000Z',
    },
    { name: 'refold', is_on: true, started_at: null, took: null, outcome: null, did: null, next_at: null },
    { name: 'sweep', is_on: false, started_at: null, took: null, outcome: null, did: null, next_at: null },
  ],
};

const show = (given: Partial<Today> = {}) =>
  render(<TodayScreen today={{ ...today, ...given }} words={messagesOf('en').today} locale="en" />);
afterEach(cleanup);

describe('the page of today', () => {
  it('names each plot with its figures of 24 hours, and has its numbers behind it, the newest first', () => {
    show();
    const plot = screen.getByRole('img', { name: 'All: 1,500, Errors: 2' }).closest('figure') as HTMLElement;
    expect(within(plot).getByRole('heading').textContent).toBe('Requests');
    const lines = within(plot)
      .getAllByRole('row', { hidden: true })
      .map((row) => row.textContent);
    // Iraq is three hours ahead. A quarter without the site has no line.
    expect(lines).toEqual(['TimeAllErrors', '11:303000', '11:001,2002']);
    expect(screen.getByRole('img', { name: 'From memory: 90' })).toBeDefined();
    expect(
      screen.getByRole('img', { name: 'Half are faster: 12.5, 95 of 100 are faster: 80' }),
    ).toBeDefined();
    expect(screen.getByRole('img', { name: 'Memory: 300' })).toBeDefined();
    expect(screen.getAllByRole('img')).toHaveLength(10);
  });

  it('lists errors by the number that the visitor saw, and jobs with how they went', () => {
    show();
    const failures = within(screen.getByRole('region', { name: 'Errors' }));
    for (const text of ['1234567', '3', 'TypeError', 'd9c2b7d0-0000-4000-8000-000000000000'])
      expect(failures.getByText(text)).toBeDefined();
    const jobs = within(screen.getByRole('region', { name: 'Jobs' }));
    expect(jobs.getByText('Failed').className).toContain('text-bad');
    expect(jobs.getByText('5.1 s')).toBeDefined();
    expect(jobs.getByText('Not yet')).toBeDefined();
    expect(jobs.getByText('Not set up')).toBeDefined();
  });

  it('says on the first day when the first figures come, and that nothing failed', () => {
    show({ quarters: [], failures: [], p50: null, p95: null });
    expect(screen.getByText('No figures yet')).toBeDefined();
    expect(screen.getByText(/The first quarter of an hour appears at 11:00/)).toBeDefined();
    expect(screen.getByText('No errors')).toBeDefined();
    expect(screen.queryAllByRole('img')).toEqual([]);
  });
});

describe('a plot', () => {
  it('ends its axis with a number that is read easily', () => {
    expect([0, 1, 3, 11, 99, 120, 4_200].map(roundUp)).toEqual([1, 1, 5, 20, 100, 200, 5_000]);
  });

  it('draws bars from the foot, or on top of others, and none for nothing', () => {
    expect(bars([10, 0, null], 20)).toBe('M0.1 40V20h.8V40z');
    expect(bars([10], 20, [10])).toBe('M0.1 20V0h.8V20z');
  });

  it('breaks its line where the site did not run', () => {
    expect(line([0, 20, null, 10], 20)).toBe('M0.5 40h.01L1.5 0M3.5 20h.01');
  });
});
