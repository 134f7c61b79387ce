import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Cookies from 'js-cookie';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RenameDialog } from '@/components/account/saved-searches/rename-dialog';
import { joinKept } from '@/components/saved-searches/join-kept';
import { keepHere, readKeptHere } from '@/components/saved-searches/kept-here';
import { SaveSearch } from '@/components/saved-searches/save-search';
import { noFilters } from '@/lib/ad-filters';
import { messagesOf } from '@/lib/i18n/messages';

// The network is the edge of our code: it is answered here.

let calls: { path: string; query: string }[];
let status: number;

const saved = {
  id: 1,
  name: 'Excavators',
  query: 'category=3',
  frequency: 'daily',
  by_mail: true,
  by_push: true,
  on_site: true,
  wide: false,
  new_ads: 0,
  looked_at: '2026-01-01T00:00:00.000Z',
  created_at: '2026-01-01T00:00:00.000Z',
};

beforeEach(() => {
  calls = [];
  status = 200;
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    calls.push({ path, query: JSON.parse(String(init.body)).query });
    const answer =
      status === 200
        ? { status: true, message: 'The search is saved.', data: saved }
        : { status: false, message: 'No.' };
    return Response.json(answer, { status });
  });
});
afterEach(() => {
  cleanup();
  Cookies.remove('user');
  localStorage.clear();
});

const labels = messagesOf('en').saveSearch;
const filters = { ...noFilters, category: [3], sort: 'price_asc' as const, page: 4 };
const show = () => render(<SaveSearch filters={filters} locale="en" labels={labels} where="toolbar" />);
const button = () => screen.getByRole('button', { name: labels.save });
const press = async () => userEvent.click(button());
const logIn = () => Cookies.set('user', JSON.stringify({ id: 3, full_name: 'Buyer' }));

describe('a list that is saved', () => {
  it('is kept on the device of a visitor, without order and page, and the button says so', async () => {
    show();
    await press();
    await screen.findByText(labels.saved);
    expect(readKeptHere()).toEqual(['category=3']);
    expect(calls).toEqual([]);
  });

  it('is saved with the account of a member', async () => {
    logIn();
    show();
    await press();
    await screen.findByText(labels.saved);
    expect(calls).toEqual([{ path: '/api/auth/saved-searches?lang=en', query: 'category=3' }]);
    expect(readKeptHere()).toEqual([]);
  });

  it('is kept on the device where the session has ended elsewhere', async () => {
    logIn();
    status = 401;
    show();
    await press();
    await screen.findByText(labels.saved);
    expect(readKeptHere()).toEqual(['category=3']);
  });

  it('can be saved again when that was refused', async () => {
    logIn();
    status = 409;
    show();
    await press();
    await vi.waitFor(() => expect(calls).toHaveLength(1));
    expect(button()).toBeDefined();
    expect(readKeptHere()).toEqual([]);
  });
});

describe('lists that a device has kept', () => {
  it('join the account, each once, and are no longer kept here', async () => {
    for (const query of ['category=3', 'brand=1', 'category=3']) keepHere(query);
    await joinKept('en');
    expect(calls.map(({ query }) => query)).toEqual(['brand=1', 'category=3']);
    expect(readKeptHere()).toEqual([]);
  });

  it('stay for the next time where nobody answers for them, and go where they are refused for good', async () => {
    keepHere('category=3');
    status = 503;
    await joinKept('en');
    expect(readKeptHere()).toEqual(['category=3']);
    status = 409;
    await joinKept('en');
    expect(readKeptHere()).toEqual([]);
  });

  it('are twenty at most, and none where something else stands there', () => {
    for (let n = 0; n < 25; n += 1) keepHere(`brand=${n}`);
    expect(readKeptHere()).toHaveLength(20);
    localStorage.setItem('searches-here', '{"a":1}');
    expect(readKeptHere()).toEqual([]);
  });
});

it('is renamed without the invisible marks that its given name has', () => {
  const { savedSearches } = messagesOf('en').account;
  const words = { ...savedSearches, cancel: 'Cancel', close: 'Close' };
  const name = 'volvo · \u2068Up to \u2066$900\u2069\u2069';
  render(<RenameDialog open name={name} labels={words} onClose={() => {}} onRename={() => {}} />);
  const field = screen.getByLabelText<HTMLInputElement>(savedSearches.name);
  expect(field.value).toBe('volvo · Up to $900');
});
