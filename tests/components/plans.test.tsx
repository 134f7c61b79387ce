import { focusManager } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Plans, type PlansLabels } from '@/components/pages/plans';
import { queriesOfVisit } from '@/lib/api/queries/visit';
import type { Plan } from '@/lib/contract/reference';
import en from '@/messages/en.json';

const { pricing, choosePlan, common } = en;
const ads = (kind: string) => ({
  zero: '',
  one: `{n} ${kind} ad`,
  two: '',
  few: '',
  many: '',
  other: `{n} ${kind} ads`,
});
const labels: PlansLabels = {
  card: {
    popular: pricing.popular,
    perMonth: pricing.perMonth,
    choosePlan: pricing.choosePlan,
    regular: ads('Regular'),
    featured: ads('Featured'),
    top: ads('Top'),
    adDays: ads('listed'),
  },
  choices: { ...choosePlan, choose: pricing.choose, cancel: common.cancel, close: common.close },
  loading: pricing.loading,
  empty: pricing.empty,
  failed: pricing.failed,
  retry: common.tryAgain,
};
const dealer: Plan = {
  id: 3,
  title: 'Dealer',
  price: 49,
  regular: 1250,
  featured: 10,
  top: 1,
  ad_days: null,
  popular: 1,
};

/** The network: one answer after the other, each when it is let go. */
const answers = () => {
  const waiting: ((answer: Response | Error) => void)[] = [];
  vi.stubGlobal(
    'fetch',
    () =>
      new Promise((resolve, reject) => {
        waiting.push((answer) => (answer instanceof Error ? reject(answer) : resolve(answer)));
      }),
  );
  return {
    next: (answer: Response | Error) => waiting.shift()?.(answer),
    asked: (times = 1) => waitFor(() => expect(waiting).toHaveLength(times)),
  };
};

const show = (plans: Plan[] | null) => render(<Plans plans={plans} locale="en" labels={labels} />);

afterEach(() => {
  cleanup();
  queriesOfVisit().clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a plan says its price in dollars by the month, its ads of each kind, and whether it is popular (R95, R135)', () => {
  show([dealer, { ...dealer, id: 4, title: 'Fleet', popular: 0 }]);
  const card = within(screen.getByRole('article', { name: 'Dealer' }));
  for (const text of ['$49', 'per month', '1,250 Regular ads', '10 Featured ads', '1 Top ad', 'Popular'])
    expect(card.getByText(text)).toBeDefined();
  expect(card.getByRole('link', { name: 'Choose Plan: Dealer' })).toBeDefined();
  expect(within(screen.getByRole('article', { name: 'Fleet' })).queryByText('Popular')).toBeNull();
});

test('no plans are said to be none (R95)', () => {
  show([]);
  expect(screen.getByText('No plans available at the moment.')).toBeDefined();
});

test('plans that did not come with the page are eight skeletons, then a failure to try again, then there (R95, R244)', async () => {
  const network = answers();
  const { container } = show(null);
  expect(container.querySelectorAll('[aria-hidden].rounded.border')).toHaveLength(8);
  expect(screen.getByRole('status').textContent).toBe('Loading plans...');

  // What does not arrive is asked for once more.
  const fail = async () => {
    network.next(new TypeError('no line'));
    await network.asked();
    network.next(new TypeError('no line'));
    return screen.findByRole('alert');
  };
  expect((await fail()).textContent).toContain('Failed to load plans.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByRole('status')).toBeDefined();

  await fail();
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByRole('status')).toBeDefined();
  network.next(Response.json({ data: [dealer] }));
  expect(await screen.findByRole('article', { name: 'Dealer' })).toBeDefined();
});

test('plans are good for 5 seconds, then they are read anew by the next look at them (R212)', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const network = answers();
  show([dealer]);
  const look = () => {
    focusManager.setFocused(false);
    focusManager.setFocused(true);
  };
  look();
  await network.asked(0);
  vi.setSystemTime(Date.now() + 5_100);
  look();
  await network.asked();
  expect(screen.getByRole('article', { name: 'Dealer' })).toBeDefined();
  network.next(Response.json({ data: [{ ...dealer, price: 59 }] }));
  expect(await screen.findByText('$59')).toBeDefined();
});
