import { cleanup, render, screen, waitFor } from '@testing-library/react';
import Cookies from 'js-cookie';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AccountGate } from '@/components/account/area/account-gate';
import { OwnRoom } from '@/components/account/area/own-room';
import en from '@/messages/en.json';

vi.mock('next/navigation', () => ({ useRouter: () => ({ replace: vi.fn() }) }));

const replace = vi.fn();
let user = 70;

beforeEach(() => {
  // Another member each time: what one read is kept for the visit.
  user += 1;
  Cookies.set('user', JSON.stringify({ id: user, full_name: 'Azad' }));
  vi.spyOn(location, 'replace').mockImplementation(replace);
  const body = { status: false, message: 'Please log in.' };
  vi.stubGlobal('fetch', async () => Response.json(body, { status: 401 }));
});
afterEach(() => {
  cleanup();
  Cookies.remove('user');
  replace.mockReset();
  vi.mocked(location.replace).mockRestore();
  vi.unstubAllGlobals();
});

const { account, auth, problems } = en;
const show = (path: string) => {
  history.replaceState(null, '', `${path}?status=pending`);
  return render(
    <OwnRoom locale="en" currency="USD">
      <AccountGate
        locale="en"
        path={path}
        loading={account.loading}
        labels={{ ask: account.ask, login: auth.login, fields: auth.fields, problems }}
      >
        <p>My own things</p>
      </AccountGate>
    </OwnRoom>,
  );
};

test('a token that no longer counts leads from a guarded screen to the login, and back from there (R37, R232)', async () => {
  show('/my-listings');
  const login = `/auth/login?next=${encodeURIComponent('/my-listings?status=pending')}`;
  await waitFor(() => expect(replace).toHaveBeenCalledWith(login));
  expect(screen.queryByText('My own things')).toBeNull();
});

test('a screen that is not guarded asks for the login in its own place', async () => {
  show('/favorites');
  await screen.findByRole('heading', { name: account.ask.title }, { timeout: 5_000 });
  expect(replace).not.toHaveBeenCalled();
});
