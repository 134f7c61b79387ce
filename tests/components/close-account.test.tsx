import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { CloseAccount } from '@/components/account/details/close-account';
import { detailsLabels } from '@/components/account/details/details-labels';
import { writeDraft } from '@/components/ad-form/draft';
import { emptyValues } from '@/components/ad-form/values';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('an account is closed with its password only, and a dialog that was left begins anew', async () => {
  const user = userEvent.setup();
  const fetch = vi.fn(async () =>
    Response.json(
      { status: false, message: 'No.', errors: { current_password: ['That is not your password.'] } },
      { status: 422 },
    ),
  );
  vi.stubGlobal('fetch', fetch);
  const labels = detailsLabels('en');
  const { close, details } = labels;
  render(<CloseAccount locale="en" labels={labels} />);
  const field = () => screen.getByLabelText(new RegExp(`^${details.current}`));
  await user.click(screen.getByRole('button', { name: close.open }));
  await user.click(screen.getByRole('button', { name: close.submit }));
  await screen.findByText(labels.problems.required);
  expect(fetch).not.toHaveBeenCalled();

  await user.type(field(), 'not this one');
  await user.click(screen.getByRole('button', { name: close.submit }));
  await screen.findByText('That is not your password.');
  await waitFor(() => expect(document.activeElement).toBe(field()));

  await user.click(screen.getByRole('button', { name: close.keep }));
  await user.click(screen.getByRole('button', { name: close.open }));
  expect((field() as HTMLInputElement).value).toBe('');
  expect(screen.queryByText('That is not your password.')).toBeNull();
});

test('an account that is closed leaves no draft, no photograph and no begun message on the device', async () => {
  vi.resetModules();
  const { CloseAccount } = await import('@/components/account/details/close-account');
  const deleted: string[] = [];
  vi.stubGlobal('indexedDB', {
    deleteDatabase: (name: string) => {
      const request = { onsuccess: () => {} };
      setTimeout(() => request.onsuccess());
      deleted.push(name);
      return request;
    },
  });
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
  localStorage.clear();
  writeDraft({ ad: null, account: 7 }, { values: { ...emptyValues, phone: '+9647701234567' }, photos: [] });
  localStorage.setItem('chat:draft:7:3:1', 'Is it still');
  localStorage.setItem('another', 'one');
  vi.stubGlobal('fetch', async () => Response.json({ status: true, message: 'Closed' }));
  const user = userEvent.setup();
  const labels = detailsLabels('en');
  render(<CloseAccount locale="en" labels={labels} />);
  await user.click(screen.getByRole('button', { name: labels.close.open }));
  await user.type(screen.getByLabelText(new RegExp(`^${labels.details.current}`)), 'the right one');
  await user.click(screen.getByRole('button', { name: labels.close.submit }));
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/'));
  expect(Object.keys(localStorage)).toEqual(['another']);
  expect(deleted).toEqual(['makinar-photos']);
  assign.mockRestore();
});
