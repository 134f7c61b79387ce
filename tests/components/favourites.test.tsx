import { beforeEach, describe, expect, it, vi } from 'vitest';
import type * as Store from '@/components/favourites/favourites';

// The network is the edge of our code: it is answered here, call by call.

type Call = { path: string; body: any; answer: (status: number, body?: unknown) => void };
let calls: Call[];
let store: typeof Store;

beforeEach(async () => {
  calls = [];
  vi.resetModules();
  vi.stubGlobal(
    'fetch',
    (path: string, init: RequestInit) =>
      new Promise<Response>((resolve) => {
        calls.push({
          path,
          body: init.body ? JSON.parse(String(init.body)) : null,
          answer: (status, body = {}) => resolve(Response.json(body, { status })),
        });
      }),
  );
  store = await import('@/components/favourites/favourites');
});

const nextCall = async (n: number) => {
  await vi.waitFor(() => expect(calls.length).toBe(n));
  return calls[n - 1]!;
};
const said = (is_favourite: boolean, message = 'Said') => ({
  status: true,
  success: true,
  message,
  data: { is_favourite },
});

describe('a heart', () => {
  it('is turned at once, before the server has answered', async () => {
    const turned = store.turnFavourite(7, true, 'en');
    expect(store.isFavourite(7)).toBe(true);
    (await nextCall(1)).answer(200, said(true, 'Saved'));
    expect(await turned).toBe('Saved');
    expect(calls[0]?.body).toEqual({ ad_id: 7, favourite: true });
    expect(store.isFavourite(7)).toBe(true);
  });

  it('is as it was when the server refuses', async () => {
    const turned = store.turnFavourite(7, true, 'en');
    (await nextCall(1)).answer(404, { status: false, message: 'There is no such ad.' });
    await expect(turned).rejects.toThrow('There is no such ad.');
    expect(store.isFavourite(7)).toBe(false);
  });

  it('pressed twice in a hurry ends as it was pressed last, with one call after the other', async () => {
    const first = store.turnFavourite(7, true, 'en');
    const second = store.turnFavourite(7, false, 'en');
    expect(store.isFavourite(7)).toBe(false);
    expect(await first).toBeNull();
    (await nextCall(1)).answer(200, said(false, 'Removed'));
    expect(await second).toBe('Removed');
    expect(calls.map(({ body }) => body.favourite)).toEqual([false]);
  });

  it('that fails after another one was pressed leaves that other one alone', async () => {
    const first = store.turnFavourite(7, true, 'en');
    const call = await nextCall(1);
    const second = store.turnFavourite(7, false, 'en');
    call.answer(500);
    expect(await first).toBeNull();
    (await nextCall(2)).answer(200, said(false));
    await second;
    expect(store.isFavourite(7)).toBe(false);
  });

  it('tells all that show it', async () => {
    const seen: boolean[] = [];
    const forget = store.onFavouritesChange(() => seen.push(store.isFavourite(7)));
    const turned = store.turnFavourite(7, true, 'en');
    (await nextCall(1)).answer(500);
    await expect(turned).rejects.toThrow();
    forget();
    expect([seen[0], seen.at(-1)]).toEqual([true, false]);
  });
});

describe('the favourites of a member', () => {
  it('are asked for once, however many hearts there are', async () => {
    const both = [store.loadFavourites(3), store.loadFavourites(3)];
    (await nextCall(1)).answer(200, { data: [4, 5] });
    await Promise.all(both);
    expect([4, 5, 6].map(store.isFavourite)).toEqual([true, true, false]);
    expect(calls).toHaveLength(1);
  });

  it('do not overwrite a heart that was pressed while they were on their way', async () => {
    const load = store.loadFavourites(3);
    const turned = store.turnFavourite(4, false, 'en');
    (await nextCall(1)).answer(200, { data: [4, 5] });
    await load;
    expect(store.isFavourite(4)).toBe(false);
    (await nextCall(2)).answer(200, said(false));
    await turned;
  });

  it('are nobody else’s', async () => {
    const load = store.loadFavourites(3);
    (await nextCall(1)).answer(200, { data: [4] });
    await load;
    const other = store.loadFavourites(8);
    expect(store.isFavourite(4)).toBe(false);
    (await nextCall(2)).answer(200, { data: [9] });
    await other;
    expect([4, 9].map(store.isFavourite)).toEqual([false, true]);
  });
});
