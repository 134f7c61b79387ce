import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { lazyDialog } from '@/components/ui/lazy-dialog';

afterEach(cleanup);

type Props = { open: boolean; onClose: () => void };
const Loaded = ({ open }: Props) => (open ? <p role="dialog">Why?</p> : null);

test('a dialog that could not be fetched is closed again, and fetched by the next click', async () => {
  let line = false;
  const load = vi.fn(async () => {
    if (!line) throw new TypeError('no line');
    return Loaded;
  });
  const Dialog = lazyDialog<Props>(load);
  const onClose = vi.fn();
  const { rerender } = render(<Dialog open={false} onClose={onClose} />);
  expect(load).not.toHaveBeenCalled();

  rerender(<Dialog open onClose={onClose} />);
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(screen.queryByRole('dialog')).toBeNull();

  line = true;
  rerender(<Dialog open={false} onClose={onClose} />);
  rerender(<Dialog open onClose={onClose} />);
  expect(await screen.findByRole('dialog')).toBeDefined();
  expect(load).toHaveBeenCalledTimes(2);

  rerender(<Dialog open={false} onClose={onClose} />);
  expect(screen.queryByRole('dialog')).toBeNull();
});
