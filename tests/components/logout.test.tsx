import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readDraft, writeDraft } from '@/components/ad-form/draft';
import { emptyValues } from '@/components/ad-form/values';
import { LogoutButton } from '@/components/layout/logout-button';
import en from '@/messages/en.json';

const values = { ...emptyValues, phone: '+9647701234567' };
const draft = { ad: null, account: 7 };
const assign = vi.fn();
const deleted: string[] = [];

beforeEach(() => {
  deleted.length = 0;
  vi.resetModules();
  vi.stubGlobal('indexedDB', {
    deleteDatabase: (name: string) => {
      const request = { onsuccess: () => {} };
      setTimeout(() => request.onsuccess());
      deleted.push(name);
      return request;
    },
  });
  vi.spyOn(location, 'assign').mockImplementation(assign);
  localStorage.clear();
  writeDraft(draft, { values, photos: [] });
  localStorage.setItem('chat:draft:7:3:1', 'Is it still');
  localStorage.setItem('another', 'one');
});
afterEach(() => {
  cleanup();
  assign.mockReset();
  vi.unstubAllGlobals();
  vi.mocked(location.assign).mockRestore();
});

const logOut = async () => {
  render(<LogoutButton home="/" labels={en.auth} />);
  await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
};

test('a logout that failed says so, and takes nothing away', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no line')));
  await logOut();
  await screen.findByText('You could not be logged out. Please try again.');
  expect(screen.getByRole('button', { name: 'Logout' })).toHaveProperty('disabled', false);
  expect(assign).not.toHaveBeenCalled();
  expect(readDraft(draft)?.values.phone).toBe('+9647701234567');

  const body = { status: false, message: 'Too many attempts.' };
  vi.stubGlobal('fetch', async () => Response.json(body, { status: 429 }));
  await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
  await screen.findByText('Too many attempts.');
});

test('a logout leaves no draft, no photograph and no begun message on the device', async () => {
  const body = { status: true, success: true, message: 'Logged out' };
  vi.stubGlobal('fetch', async () => Response.json(body));
  await logOut();
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/'));
  expect(Object.keys(localStorage)).toEqual(['another']);
  expect(deleted).toEqual(['makinar-photos']);
});
