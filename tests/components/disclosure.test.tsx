import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { CloseMenus } from '@/components/ui/close-menus';
import { Disclosure } from '@/components/ui/disclosure';

afterEach(cleanup);

test('a menu closes after a choice that asks something, and keeps the focus for when that is answered', async () => {
  const ask = vi.fn(() => document.activeElement?.tagName);
  render(
    <>
      <CloseMenus />
      <Disclosure summary="More" label="More">
        <button type="button" aria-haspopup="dialog" onClick={ask}>
          Block
        </button>
        <button type="button">Log out</button>
      </Disclosure>
    </>,
  );
  const menu = screen.getByText('More').closest('details') as HTMLDetailsElement;
  menu.open = true;
  await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
  expect(menu.open).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Block' }));
  expect(menu.open).toBe(false);
  expect(ask).toHaveReturnedWith('SUMMARY');
});

test('a menu closes on Escape and gives the focus back, and when something outside is pressed or focused', async () => {
  render(
    <>
      <CloseMenus />
      <Disclosure summary="More" label="More">
        <a href="#there">There</a>
      </Disclosure>
      <button type="button">Outside</button>
    </>,
  );
  const menu = screen.getByText('More').closest('details') as HTMLDetailsElement;
  const link = screen.getByRole('link', { hidden: true });
  const isOpenAfter = async (act: () => Promise<unknown> | undefined) => {
    menu.open = true;
    await act();
    return menu.open;
  };
  expect(await isOpenAfter(() => userEvent.click(menu))).toBe(true);
  expect(await isOpenAfter(async () => link.focus())).toBe(true);
  expect(await isOpenAfter(() => userEvent.keyboard('{Escape}'))).toBe(false);
  expect(document.activeElement?.tagName).toBe('SUMMARY');
  expect(await isOpenAfter(() => userEvent.click(link))).toBe(false);
  const outside = screen.getByRole('button', { name: 'Outside' });
  expect(await isOpenAfter(() => userEvent.click(outside))).toBe(false);
  outside.blur();
  expect(await isOpenAfter(async () => outside.focus())).toBe(false);
});
