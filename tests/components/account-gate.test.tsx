import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import Cookies from 'js-cookie';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AccountGate } from '@/components/account/area/account-gate';
import { OwnRoom } from '@/components/account/area/own-room';
import { setLeaving } from '@/components/layout/leaving';
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
  vi.stubGlobal('fetch', async () => {
    // As the server does with the answer.
    Cookies.remove('user');
    return Response.json(body, { status: 401 });
  });
});
afterEach(() => {
  cleanup();
  Cookies.remove('user');
  setLeaving(false);
  replace.mockReset();
  vi.mocked(location.replace).mockRestore();
  vi.unstubAllGlobals();
});

const { account, auth, problems } = en;
const show = (path: string, more: { title?: string; visitor?: ReactNode } = {}) => {
  history.replaceState(null, '', `${path}?status=pending`);
  return render(
    <OwnRoom locale="en" currency="USD">
      <AccountGate
        locale="en"
        path={path}
        loading={account.loading}
        {...more}
        labels={{ ask: account.ask, login: auth.login, fields: auth.fields, problems }}
      >
        <p>My own things</p>
      </AccountGate>
    </OwnRoom>,
  );
};

const lookAgain = () => fireEvent(window, new Event('focus'));

test.each(['/profile', '/my-listings', '/chat', '/chat/1/3'])(
  'a token that no longer counts leads from a guarded screen to the login, and back from there (R37, R232)',
  async (path) => {
    show(path);
    const login = `/auth/login?next=${encodeURIComponent(`${path}?status=pending`)}`;
    await waitFor(() => expect(replace).toHaveBeenCalledWith(login));
    expect(screen.queryByText('My own things')).toBeNull();
  },
);

test('so it does where the cookie went with the answer to another part of the page', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  show('/profile');
  Cookies.remove('user');
  lookAgain();
  await waitFor(() => expect(replace).toHaveBeenCalledOnce());
  lookAgain();
  expect(screen.queryByRole('heading', { name: account.ask.title })).toBeNull();
  expect(replace).toHaveBeenCalledOnce();
});

test('who logs out is led nowhere: he is on his way home', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  show('/profile');
  setLeaving(true);
  Cookies.remove('user');
  lookAgain();
  await screen.findByRole('heading', { name: account.ask.title });
  expect(replace).not.toHaveBeenCalled();
});

test('a screen that is not guarded asks for the login in its own place', async () => {
  show('/favorites', { visitor: <p>Kept on this device</p> });
  await screen.findByRole('heading', { name: account.ask.title });
  screen.getByText('Kept on this device');
  expect(replace).not.toHaveBeenCalled();
});

test('what waits on a page that frames its own content has a frame and a heading', async () => {
  setLeaving(true);
  show('/chat', { title: 'Messages' });
  await screen.findByRole('heading', { name: account.ask.title });
  expect(within(screen.getByRole('main')).getByRole('heading', { level: 1 }).textContent).toBe('Messages');
});
