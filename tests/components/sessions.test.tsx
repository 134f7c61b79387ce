import { cleanup, render, screen, within } from '@testing-library/react';
import Cookies from 'js-cookie';
import { afterEach, expect, test, vi } from 'vitest';
import { OwnRoom } from '@/components/account/area/own-room';
import { detailsLabels } from '@/components/account/details/details-labels';
import { Sessions } from '@/components/account/details/sessions';

afterEach(() => {
  cleanup();
  Cookies.remove('user');
  vi.unstubAllGlobals();
});

test('when a device was last seen is said by the reader’s own clock', async () => {
  Cookies.set('user', JSON.stringify({ id: 95, full_name: 'Azad' }));
  // Tests read in Kathmandu, 5 h 45 min ahead of UTC: there it is the next day.
  const at = '2026-11-27T22:27:00.000Z';
  const session = { id: 1, user_agent: null, address: null, created_at: at, last_seen_at: at };
  const data = [
    { ...session, current: true },
    { ...session, id: 2, current: false },
  ];
  vi.stubGlobal('fetch', async (address: string) =>
    Response.json(address.startsWith('/api/auth/sessions') ? { data } : { data: { unread: 0 } }),
  );
  render(
    <OwnRoom locale="en" currency="USD">
      <Sessions locale="en" labels={detailsLabels('en')} />
    </OwnRoom>,
  );
  const [here, other] = await screen.findAllByRole('listitem');
  expect(within(here!).getByText(/28 November 2026/)).toBeTruthy();
  expect(within(other!).getByText(/Last seen 28 November 2026, 04:12/)).toBeTruthy();
});
