import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Cookies from 'js-cookie';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { onKeptJoined } from '@/components/favourites/favourites';
import { Hearts } from '@/components/favourites/hearts';
import { keepHere, readKeptHere } from '@/components/favourites/kept-here';

// The network is the edge of our code: it is answered here.

type Call = { path: string; body: unknown };
let calls: Call[];

beforeEach(() => {
  calls = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const body = init.body ? JSON.parse(String(init.body)) : null;
    calls.push({ path, body });
    if (body?.ad_id === 6) return Response.json({ status: false, message: 'Gone' }, { status: 404 });
    return path.includes('/my-favourite/ids')
      ? Response.json({ data: [4] })
      : Response.json({ status: true, success: true, message: 'Saved', data: { is_favourite: true } });
  });
});
afterEach(() => {
  cleanup();
  Cookies.remove('user');
  localStorage.clear();
});

const show = () =>
  render(
    <>
      <Hearts locale="en" failed="Failed" keptHere="Kept on this device." droppedHere="No longer kept." />
      {[5, 6].map((id) => (
        <a key={id} href="/auth/login" data-favourite={id}>
          heart of {id}
        </a>
      ))}
    </>,
  );
const heart = (id: number) => screen.getByText(`heart of ${id}`);

describe('the heart of a visitor', () => {
  it('is kept on his device, shown when he comes back, and let go again', async () => {
    show();
    await userEvent.click(heart(5));
    await vi.waitFor(() => expect(heart(5).hasAttribute('data-on')).toBe(true));
    expect(heart(6).hasAttribute('data-on')).toBe(false);
    expect(readKeptHere()).toEqual([5]);
    cleanup();
    show();
    await vi.waitFor(() => expect(heart(5).getAttribute('aria-pressed')).toBe('true'));
    await userEvent.click(heart(5));
    expect(heart(5).hasAttribute('data-on')).toBe(false);
    expect(readKeptHere()).toEqual([]);
    expect(calls).toEqual([]);
  });

  it('joins his account once he is logged in; what is there already or gone is not asked for again', async () => {
    for (const id of [4, 5, 6]) keepHere(id, true);
    Cookies.set('user', JSON.stringify({ id: 3, full_name: 'Buyer' }));
    const joined = vi.fn();
    const forget = onKeptJoined(joined);
    show();
    await vi.waitFor(() => expect(calls).toHaveLength(3));
    // The list of favourites may stand there without them.
    await vi.waitFor(() => expect(joined).toHaveBeenCalledOnce());
    forget();
    expect(calls.map(({ body }) => body)).toEqual([
      null,
      { ad_id: 5, favourite: true },
      { ad_id: 6, favourite: true },
    ]);
    await vi.waitFor(() => expect(heart(5).getAttribute('aria-pressed')).toBe('true'));
    expect(readKeptHere()).toEqual([]);
  });

  it('is nothing that a broken storage could not hold', () => {
    localStorage.setItem('favourites-here', '{"a":1}');
    expect(readKeptHere()).toEqual([]);
    localStorage.setItem('favourites-here', '[1,"x",-2,3]');
    expect(readKeptHere()).toEqual([1, 3]);
  });
});
