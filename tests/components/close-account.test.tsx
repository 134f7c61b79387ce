import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { CloseAccount } from '@/components/account/details/close-account';
import { detailsLabels } from '@/components/account/details/details-labels';

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
