import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { CopyButton } from '@/components/account/details/copy-button';
import { detailsLabels } from '@/components/account/details/details-labels';

afterEach(cleanup);

const { twoStep, notDone } = detailsLabels('en');
const labels = { ...twoStep, failed: notDone };

test('recovery codes go to the clipboard, one to a line, and the button says so', async () => {
  const user = userEvent.setup();
  render(<CopyButton text={'ONE\nTWO'} labels={labels} />);
  await user.click(screen.getByRole('button', { name: twoStep.copy }));
  await screen.findByRole('button', { name: twoStep.copied });
  expect(await navigator.clipboard.readText()).toBe('ONE\nTWO');
});

test('where there is no clipboard, as on a page without https, the button says that it did not work', async () => {
  const user = userEvent.setup();
  const clipboard = vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as never);
  render(<CopyButton text="ONE" labels={labels} />);
  await user.click(screen.getByRole('button', { name: twoStep.copy }));
  await screen.findByRole('button', { name: notDone });
  clipboard.mockRestore();
});
