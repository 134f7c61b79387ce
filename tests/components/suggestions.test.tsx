import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { createTranslator } from 'next-intl';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { optionsFor } from '@/components/search/options';
import { placeBelow } from '@/components/search/place-below';
import { SearchSuggestions } from '@/components/search/search-suggestions';
import { SuggestionBox } from '@/components/search/suggestion-box';
import { suggestionLabels } from '@/components/search/suggestion-labels';
import type { Suggestion } from '@/lib/contract/suggestions';
import type { Locale } from '@/lib/i18n/locales';
import { noteOwnSearch, readOwnSearches } from '@/lib/offline/own-searches';
import ar from '@/messages/ar.json';
import ckb from '@/messages/ckb.json';
import en from '@/messages/en.json';

const push = vi.hoisted(() => vi.fn());
vi.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));

const messages = { en, ar, ckb } as Record<Locale, typeof en>;
const hilux: Suggestion = {
  kind: 'car_model',
  id: 12,
  name: 'Hilux',
  parent: { id: 3, name: 'Toyota' },
  count: 13,
};
const rollers: Suggestion = { kind: 'category', id: 5, name: 'Rollers', parent: null, count: 7 };
const hilla: Suggestion = { kind: 'state', id: 9, name: 'Hilla', parent: null, count: 1 };
const all = [hilux, rollers, hilla];

/** Answers of the API by what was typed; each can be held back. */
let answers: Record<string, Promise<Suggestion[]> | Suggestion[]>;
let asked: string[];

beforeEach(() => {
  localStorage.clear();
  push.mockClear();
  answers = {};
  asked = [];
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async (address: string) => {
    const typed = new URL(address, 'http://makinar.test').searchParams.get('q') ?? '';
    asked.push(typed);
    return Response.json({ data: await (answers[typed] ?? []) });
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.dir = '';
});

const sent = vi.fn();
const show = async (locale: Locale = 'en', extra = <span />) => {
  sent.mockClear();
  const t = createTranslator({ locale, messages: messages[locale], namespace: 'suggestions' });
  render(
    <>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          sent(new FormData(event.currentTarget).get('search'));
        }}
      >
        <input type="search" name="search" aria-label="Search" data-suggest="" />
        {extra}
      </form>
      <SearchSuggestions locale={locale} labels={suggestionLabels(t)} />
    </>,
  );
  const field = screen.getByLabelText<HTMLInputElement>('Search');
  await act(async () => field.focus());
  // Its code is on its way for a moment.
  await act(async () => vi.dynamicImportSettled());
  return field;
};
const pass = (milliseconds: number) => act(async () => vi.advanceTimersByTimeAsync(milliseconds));
const type = async (field: HTMLInputElement, text: string) => {
  fireEvent.input(field, { target: { value: text } });
  await pass(350);
  // The first answer waits for the code that judges it.
  await act(async () => vi.dynamicImportSettled());
};
const key = (field: HTMLElement, name: string) => fireEvent.keyDown(field, { key: name });
const names = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const meant = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent;

describe('the list of suggestions', () => {
  test('is a listbox of groups, each with what it holds and how many ads that has', async () => {
    answers = { hil: all };
    const field = await show();
    expect(field.getAttribute('aria-expanded')).toBe('false');
    await type(field, 'hil');
    const list = screen.getByRole('listbox', { name: 'Suggestions' });
    expect(field.getAttribute('role')).toBe('combobox');
    expect(field.getAttribute('aria-expanded')).toBe('true');
    expect(field.getAttribute('aria-controls')).toBe(list.id);
    const models = within(list).getByRole('group', { name: 'Models' });
    expect(within(models).getByRole('option', { name: /Hilux .*Toyota.*13 ads/ })).toBeDefined();
    expect(within(list).getByRole('group', { name: 'Places' }).textContent).toContain('1 ad');
    expect(screen.getByRole('status').textContent).toBe('3 suggestions');
  });

  test('is walked through by the arrows, Home and End, with the field beyond its ends', async () => {
    answers = { hil: all };
    const field = await show();
    await type(field, 'hil');
    const walk = (...keys: string[]) => {
      for (const name of keys) key(field, name);
      return meant(field);
    };
    expect(walk('ArrowDown')).toContain('Hilux');
    expect(walk('ArrowDown')).toContain('Rollers');
    expect(walk('End')).toContain('Hilla');
    expect(walk('ArrowDown')).toBeUndefined();
    expect(walk('ArrowUp')).toContain('Hilla');
    expect(walk('Home')).toContain('Hilux');
    expect(screen.getAllByRole('option', { selected: true })).toHaveLength(1);
    expect(walk('ArrowUp')).toBeUndefined();
    // Now they are keys of the words again.
    expect(key(field, 'Home')).toBe(true);
    expect(document.activeElement).toBe(field);
  });

  test('leads to the list of what was chosen: a model with its brand', async () => {
    answers = { hil: all };
    const field = await show();
    await type(field, 'hil');
    key(field, 'ArrowDown');
    key(field, 'Enter');
    expect(push).toHaveBeenCalledWith('/ads?brand=3&car_model=12');
    expect(names()).toEqual([]);
    expect(sent).not.toHaveBeenCalled();
  });

  test('is chosen from by touch, in the language of the page, and keeps what else the form says', async () => {
    answers = { hil: all };
    const field = await show('ckb', <input type="hidden" name="state_id" value="4" />);
    await type(field, 'hil');
    fireEvent.click(screen.getByRole('option', { name: /Rollers/ }));
    expect(push).toHaveBeenCalledWith('/ckb/ads?category=5&state=4');
  });

  test('without a choice Enter searches, and Escape closes it, keeps the words and goes no farther', async () => {
    answers = { hil: all };
    const field = await show();
    const heard = vi.fn();
    document.addEventListener('keydown', heard);
    await type(field, 'hil');
    expect(key(field, 'Enter')).toBe(true);
    expect(key(field, 'Escape')).toBe(false);
    document.removeEventListener('keydown', heard);
    expect(heard.mock.calls.map(([event]) => event.key)).toEqual(['Enter']);
    expect([field.value, names()]).toEqual(['hil', []]);
    expect(field.getAttribute('aria-expanded')).toBe('false');
    // The arrow opens it again.
    key(field, 'ArrowDown');
    expect(names()).toHaveLength(3);
  });

  test('stands beside a field that narrows an open list, which takes the choice itself', async () => {
    answers = { hil: all };
    const field = await show();
    field.addEventListener('suggestion', (event) => event.preventDefault());
    await type(field, 'hil');
    fireEvent.click(screen.getByRole('option', { name: /Hilux/ }));
    expect(push).not.toHaveBeenCalled();
    expect(names()).toEqual([]);
  });

  test('begins where its field begins, from the right too, and stays on the screen', () => {
    const field = document.createElement('input');
    const list = document.createElement('div');
    const room = vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(390);
    vi.spyOn(field, 'getBoundingClientRect').mockReturnValue(new DOMRect(16, 100, 200, 44));
    placeBelow(list, field);
    expect([list.style.insetInlineStart, list.style.width]).toEqual(['16px', '320px']);
    document.dir = 'rtl';
    placeBelow(list, field);
    // Begun at the field's right end it would leave the screen at the left.
    expect([list.style.insetInlineStart, list.style.width]).toEqual(['62px', '320px']);
    room.mockReturnValue(1440);
    vi.spyOn(field, 'getBoundingClientRect').mockReturnValue(new DOMRect(800, 100, 400, 44));
    placeBelow(list, field);
    expect([list.style.insetInlineStart, list.style.width]).toEqual(['240px', '400px']);
  });
});

describe('what is asked', () => {
  test('what was typed before the code was there is asked for', async () => {
    answers = { hil: [hilux] };
    const t = createTranslator({ locale: 'en', messages: en, namespace: 'suggestions' });
    const box = (input: HTMLInputElement | null) =>
      input && <SuggestionBox input={input} before="" locale="en" labels={suggestionLabels(t)} />;
    const form = <input type="search" name="search" aria-label="Search" defaultValue="hil" />;
    const page = (input: HTMLInputElement | null) => (
      <>
        <form>{form}</form>
        {box(input)}
      </>
    );
    const { rerender } = render(page(null));
    const field = screen.getByLabelText<HTMLInputElement>('Search');
    field.focus();
    rerender(page(field));
    await pass(350);
    expect([asked, names().length]).toEqual([['hil'], 1]);
  });

  test('waits for a pause in typing', async () => {
    answers = { hilux: [hilux] };
    const field = await show();
    for (const text of ['h', 'hi', 'hil', 'hilu', 'hilux']) {
      fireEvent.input(field, { target: { value: text } });
      await pass(100);
    }
    await pass(300);
    expect(asked).toEqual(['hilux']);
    expect(names()).toHaveLength(1);
  });

  test('an answer that comes too late is dropped', async () => {
    let answer = (_: Suggestion[]) => {};
    answers = {
      hi: new Promise((resolve) => {
        answer = resolve;
      }),
      rol: [rollers],
    };
    const field = await show();
    await type(field, 'hi');
    await type(field, 'rol');
    await act(async () => answer([hilux]));
    await pass(50);
    expect(asked).toEqual(['hi', 'rol']);
    expect(names()).toEqual([expect.stringContaining('Rollers')]);
  });

  test('a failure says nothing, and the form goes on', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ status: false, message: 'busy' }, { status: 503 }));
    const field = await show();
    await type(field, 'hil');
    expect(names()).toEqual([]);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(key(field, 'Enter')).toBe(true);
  });
});

describe('own searches', () => {
  test('are offered before anything is typed, the last one first, and searched for again', async () => {
    noteOwnSearch('cat 320');
    noteOwnSearch('حفارة');
    const field = await show();
    expect(names()).toEqual(['حفارة', 'cat 320', 'Clear your searches']);
    fireEvent.click(screen.getByRole('option', { name: 'cat 320' }));
    expect(field.value).toBe('cat 320');
    expect(sent).toHaveBeenCalledWith('cat 320');
    expect(readOwnSearches()).toEqual(['cat 320', 'حفارة']);
  });

  test('are what was sent, each once and eight at most', async () => {
    const field = await show();
    for (const text of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', ' B ']) {
      await type(field, text);
      await act(async () => field.form?.requestSubmit());
    }
    expect(readOwnSearches()).toEqual(['B', 'i', 'h', 'g', 'f', 'e', 'd', 'c']);
  });

  test('are taken away when that is wished', async () => {
    noteOwnSearch('cat 320');
    const field = await show();
    key(field, 'ArrowUp');
    expect(meant(field)).toBe('Clear your searches');
    key(field, 'Enter');
    expect([names(), readOwnSearches()]).toEqual([[], []]);
  });

  test('whatever else was written in their place are none', () => {
    for (const broken of ['{', '{"a":1}', '[1,null,"",{}]', 'null']) {
      localStorage.setItem('own-searches', broken);
      expect(readOwnSearches()).toEqual([]);
    }
  });

  test('stand with suggestions while typing, eight in all, and the longest kind gives way', () => {
    const models = [1, 2, 3, 4, 5].map((id) => ({ ...hilux, id }));
    const found = [...models, rollers, hilla];
    const options = optionsFor('hil', ['hilux 2018', 'hil', 'cat', 'my hilux', 'hilux'], found);
    expect(options.map(({ group }) => group)).toEqual([
      'own',
      'own',
      'model',
      'model',
      'model',
      'model',
      'category',
      'place',
    ]);
    expect(optionsFor('', [], found)).toEqual([]);
  });
});
