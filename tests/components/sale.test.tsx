import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LifeActions } from '@/components/life/life-actions';
import { lifeLabels } from '@/components/life/life-labels';
import type { Availability } from '@/lib/contract/availability';
import { messagesOf } from '@/lib/i18n/messages';

// The network is the edge of our code: it is answered here.

let sent: Record<string, unknown>[];
let refusal: object | null;

beforeEach(() => {
  sent = [];
  refusal = null;
  vi.stubGlobal('fetch', async (_path: string, init: RequestInit) => {
    sent.push(JSON.parse(String(init.body)));
    const done = {
      status: true,
      message: 'Congratulations!',
      data: { id: 7, availability: 'sold', expires_at: null },
    };
    return Response.json(refusal ?? done, { status: refusal ? 422 : 200 });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const labels = lifeLabels(messagesOf('en'));
const { say, sale } = labels;
const show = (availability: Availability, expires_at: string | null = null) =>
  render(
    <LifeActions
      ad={{ id: 7, availability, title: 'Grader', expires_at }}
      locale="en"
      labels={labels}
      className=""
      onDone={() => {}}
    />,
  );
const nameOf = (action: string) => `${action}: Grader`;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name: nameOf(name) }));

it('is said with one touch, which asks for no price', async () => {
  show('available');
  expect(screen.queryByRole('button', { name: nameOf(say.price) })).toBeNull();
  await press(say.sold);
  await vi.waitFor(() => expect(sent).toEqual([{ availability: 'sold' }]));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it.each([
  ['available', 6, true],
  ['reserved', 1, true],
  ['available', 8, false],
  ['sold', 1, false],
  ['expired', -1, true],
] as const)('an ad that is %s and ends in %s days can be renewed: %s', (availability, days, can) => {
  show(availability, new Date(Date.now() + days * 86_400_000).toISOString());
  expect(screen.queryByRole('button', { name: nameOf(say.renew) }) !== null).toBe(can);
});

it('takes a price afterwards from whoever likes to say it, in digits of any script', async () => {
  show('sold');
  await press(say.price);
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText(sale.price), '٢٧٬٥٠٠');
  await userEvent.selectOptions(dialog.getByLabelText(sale.currency), 'IQD');
  await userEvent.click(dialog.getByRole('button', { name: sale.keep }));
  const said = { availability: 'sold', sold_price: 27_500, price_currency: 'IQD' };
  await vi.waitFor(() => expect(sent).toEqual([said]));
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('says what is wrong with a price, and is skipped without one', async () => {
  show('sold');
  await press(say.price);
  const dialog = within(await screen.findByRole('dialog'));
  refusal = { status: false, message: 'Not so.', errors: { sold_price: ['This is no price.'] } };
  await userEvent.type(dialog.getByLabelText(sale.price), 'much');
  await userEvent.click(dialog.getByRole('button', { name: sale.keep }));
  await dialog.findByText('This is no price.');
  await userEvent.click(dialog.getByRole('button', { name: sale.skip }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sent).toHaveLength(1);
});
