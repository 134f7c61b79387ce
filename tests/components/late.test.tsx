import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Dialog } from '@/components/ui/dialog';
import { late } from '@/components/ui/late';
import { lazyDialog } from '@/components/ui/lazy-dialog';
import { WhenBack } from '@/components/ui/line';
import { useLate } from '@/components/ui/use-late';

// Code that does not come with the page, on a line that breaks.

beforeEach(() =>
  Object.assign(document.body.dataset, { late: 'Not loaded.', again: 'Again', close: 'Close' }),
);
afterEach(cleanup);

/** Something that is fetched, and the line that it comes over. */
const overALine = <Part,>(part: Part) => {
  const line = { up: false };
  const load = vi.fn(async () => {
    if (!line.up) throw new TypeError('no line');
    return part;
  });
  return { line, load };
};

type Props = { open: boolean; onClose: () => void };

const Question = ({ open, onClose }: Props) => (
  <Dialog open={open} onClose={onClose} title="Why?" closeLabel="Close">
    <input aria-label="Reason" />
  </Dialog>
);

const Page = ({ Late, onClose }: { Late: ComponentType<Props>; onClose: () => void }) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Report
      </button>
      <Late
        open={open}
        onClose={() => {
          onClose();
          setOpen(false);
        }}
      />
    </>
  );
};

describe('a dialog that could not be fetched', () => {
  const show = () => {
    const { line, load } = overALine(Question);
    const onClose = vi.fn();
    render(<Page Late={lazyDialog<Props>(load)} onClose={onClose} />);
    return { line, load, onClose, button: screen.getByRole('button', { name: 'Report' }) };
  };

  test('says so, and comes when it is asked for again', async () => {
    const { line, load, onClose, button } = show();
    expect(load).not.toHaveBeenCalled();
    await userEvent.click(button);
    const again = await screen.findByRole('button', { name: 'Again' });
    expect(screen.getByRole('dialog', { name: 'Not loaded.' })).toBeDefined();

    await userEvent.click(again);
    await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
    expect(screen.getByRole('dialog', { name: 'Not loaded.' })).toBeDefined();

    line.up = true;
    await userEvent.click(again);
    await screen.findByRole('dialog', { name: 'Why?' });
    expect(screen.queryByRole('dialog', { name: 'Not loaded.' })).toBeNull();
    expect(onClose).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('comes by itself when the line is back, and can be closed until then', async () => {
    const { line, load, button } = show();
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    window.dispatchEvent(new Event('online'));
    expect(load).toHaveBeenCalledTimes(1);

    await userEvent.click(button);
    await screen.findByRole('dialog', { name: 'Not loaded.' });
    line.up = true;
    window.dispatchEvent(new Event('online'));
    await screen.findByRole('dialog', { name: 'Why?' });
  });
});

describe('a part of a page that could not be fetched', () => {
  test('is asked for once more, then says so in its place, and comes when it is asked for again', async () => {
    const { line, load } = overALine(({ of }: { of: string }) => <p>A list of {of}</p>);
    const Part: ComponentType<{ of: string }> = await late(load);
    render(
      <>
        <input aria-label="Beside" />
        <Part of="ads" />
      </>,
    );
    await userEvent.type(screen.getByLabelText('Beside'), 'typed');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Not loaded.');
    expect(load).toHaveBeenCalledTimes(2);
    line.up = true;
    await userEvent.click(screen.getByRole('button', { name: 'Again' }));
    await screen.findByText('A list of ads');
    expect(screen.queryByRole('alert')).toBeNull();
    expect((screen.getByLabelText('Beside') as HTMLInputElement).value).toBe('typed');
  });

  test('that comes at once is all that there is', async () => {
    const { line, load } = overALine(() => <p>Here</p>);
    line.up = true;
    const Part = await late(load);
    render(<Part />);
    screen.getByText('Here');
    expect(load).toHaveBeenCalledTimes(1);
  });
});

const Screen = ({ load }: { load: () => Promise<ComponentType> }) => {
  const { part: Part, failed, again } = useLate(load, true);
  return (
    <>
      <button type="button" onClick={again}>
        Choose
      </button>
      {Part ? <Part /> : <p>{failed ? 'Not now' : 'Wait'}</p>}
      {failed ? <WhenBack act={again} /> : null}
    </>
  );
};

describe('a part of a page that something stands in place of', () => {
  const show = async () => {
    const { line, load } = overALine(() => <p>The list</p>);
    render(<Screen load={load} />);
    screen.getByText('Wait');
    await screen.findByText('Not now');
    expect(load).toHaveBeenCalledTimes(1);
    line.up = true;
    return { load };
  };

  test('comes by itself when the line is back, once', async () => {
    const { load } = await show();
    window.dispatchEvent(new Event('online'));
    await screen.findByText('The list');
    window.dispatchEvent(new Event('online'));
    screen.getByText('The list');
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('comes when it is needed the next time', async () => {
    const { load } = await show();
    const button = screen.getByRole('button', { name: 'Choose' });
    await userEvent.click(button);
    await screen.findByText('The list');
    await userEvent.click(button);
    expect(load).toHaveBeenCalledTimes(2);
  });
});
