import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTranslator } from 'next-intl';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { ContentForm } from '@/components/moderation/site/content-form';
import type { Field } from '@/components/moderation/site/fields';
import { EditorTools } from '@/components/moderation/site/html/editor-tools';
import { noFormats } from '@/components/moderation/site/html/formats';
import { kinds } from '@/components/moderation/site/kinds';
import { movedTo } from '@/components/moderation/site/order';
import { RowList } from '@/components/moderation/site/row-list';
import { SiteRoom } from '@/components/moderation/site/site-room';
import { unitNames } from '@/components/moderation/site/unit-names';
import { bodyOf, missingLanguages, valuesOf } from '@/components/moderation/site/values';
import { ApiError } from '@/lib/api/client';
import type { ContentRow } from '@/lib/api/queries/console';
import { contentFields, contentKinds } from '@/lib/contract/moderation/content-fields';
import { fillIn, isolated } from '@/lib/i18n/fill-in';
import { pluralForms } from '@/lib/i18n/plural';
import en from '@/messages/en.json';
import { excavatorSheet } from '../support/asked-facts';
import { ModeratorsRoom } from './moderators-room';

const push = vi.hoisted(() => vi.fn());
vi.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  push.mockReset();
});

const translate = createTranslator({ locale: 'en', messages: en, namespace: 'console' });
const { console: site, pricing, contact, adCard, common, choosePlan } = en;
const around = {
  pricing,
  contact,
  adCard,
  machineImage: common.machineImage,
  planLabels: { ...choosePlan, choose: pricing.choose, cancel: common.cancel, close: common.close },
};

const inRoom = (children: ReactNode) => (
  <ModeratorsRoom>
    <SiteRoom
      site={site}
      problems={en.problems}
      select={common.select}
      units={unitNames('en')}
      stating={pluralForms((values) => translate('stating', values))}
      factWords={{ ...en.adForm.facts, ...en.facts }}
      around={{ en: around, ar: around, ckb: around }}
    >
      {children}
    </SiteRoom>
  </ModeratorsRoom>
);

const name = (en: string, ar = '', ckb = '') => ({ en, ar, ckb });
const fields: Field[] = [
  { kind: 'line', name: 'title', label: 'title' },
  { kind: 'number', name: 'price', label: 'planPrice' },
];
const rules = z.object({
  title: z.object({ en: z.string().min(1, 'required'), ar: z.string(), ckb: z.string().max(5, 'tooLong') }),
  price: z.number('wholeNumber'),
});

describe('what a form holds', () => {
  it('of every kind is what the contract asks for, and nothing else', () => {
    for (const kind of contentKinds) {
      const asked = contentFields[kind];
      const body = bodyOf(kinds[kind].fields, valuesOf(kinds[kind].fields, null));
      expect(Object.keys(body).sort(), kind).toEqual(Object.keys(asked.shape).sort());
    }
  });

  it('goes back as it came: numbers in any digits, empty as nothing', () => {
    const row = { title: name('Fleet', 'أسطول'), price: 149, link: null };
    const all: Field[] = [...fields, { kind: 'address', name: 'link', label: 'link', optional: true }];
    const values = valuesOf(all, row);
    expect(values.price).toBe('149');
    expect(bodyOf(all, values)).toEqual(row);
    expect(bodyOf(all, { ...values, price: '١٬٥٠٠' })).toMatchObject({ price: 1500 });
    expect(bodyOf(all, { ...values, price: 'much' })).toMatchObject({ price: 'much' });
    const rate: Field[] = [{ kind: 'decimal', name: 'rate', label: 'rate' }];
    expect(bodyOf(rate, { rate: '١٫٥٠٠' })).toEqual({ rate: '1.500' });
  });

  it('is nothing where it is not asked, and of forms of words all or none', () => {
    const number = { kind: 'number', unit: 'kg', least: -60, steps: [1, 2], choices: [] };
    const values = valuesOf(kinds.facts.fields, number);
    expect(bodyOf(kinds.facts.fields, values)).toMatchObject({
      unit: 'kg',
      least: -60,
      steps: ['1', '2'],
      counted: null,
    });
    expect(bodyOf(kinds.facts.fields, { ...values, kind: 'flag' })).toMatchObject({
      unit: null,
      least: '',
      steps: [],
    });
    const noun = { en: 'loom', ar: { word: 'نول', gender: 'm' } };
    const said = bodyOf(kinds.categories.fields, valuesOf(kinds.categories.fields, { noun }));
    expect(said.noun).toMatchObject({ ...noun, ckb: { word: '', link: '', the: '' }, inTitle: true });
    expect(bodyOf(kinds.categories.fields, valuesOf(kinds.categories.fields, null)).noun).toBeNull();
  });

  it('lacks a language only where another one says something', () => {
    const optional: Field[] = [...fields, { kind: 'line', name: 'ctaText', label: 'button', optional: true }];
    const missing = (title: object, ctaText: object) => missingLanguages(optional, { title, ctaText });
    expect(missing(name('a', 'ب', 'پ'), name(''))).toEqual([]);
    expect(missing(name('a', ' ', 'پ'), name(''))).toEqual(['ar']);
    expect(missing(name('a', 'ب', 'پ'), name('Go', 'اذهب'))).toEqual(['ckb']);
    expect(bodyOf(optional, { title: name('a'), price: '1', ctaText: name(' ') }).ctaText).toBeNull();
  });
});

describe('the facts of a model', () => {
  const row = { category_id: 1, sub_category_id: null, facts: { weight: 21_000, gone: 'round' } };
  const model: Field[] = [
    { kind: 'text', name: 'category_id', label: 'category' },
    { kind: 'text', name: 'sub_category_id', label: 'subCategory', optional: true },
    { kind: 'stated', name: 'facts', label: 'modelFacts', optional: true },
  ];
  const send = vi.fn(async (_body: object) => {});
  const show = (shown: object = row) =>
    render(
      inRoom(
        <ContentForm
          fields={model}
          row={shown as Record<string, unknown>}
          version="1"
          loadRules={async () => z.object({ facts: z.record(z.string(), z.unknown()) })}
          send={send}
          stays
          preview={null}
        />,
      ),
    );
  const save = () => screen.getByRole('button', { name: site.save });
  const asked: string[] = [];
  const serve = () => {
    asked.length = 0;
    vi.stubGlobal('fetch', async (address: string) => {
      asked.push(String(address));
      return Response.json({ data: excavatorSheet });
    });
  };

  it('are asked as its kind is asked, and what is not asked any more is kept', async () => {
    serve();
    send.mockClear();
    const user = userEvent.setup();
    show();
    const weight = await screen.findByRole('textbox', { name: 'Operating weight' });
    expect((weight as HTMLInputElement).value).toBe('21');
    expect(asked).toEqual(['/api/v1/sheet?lang=en&category=1']);
    expect(screen.queryByText(site.notSaved), 'nothing is changed by being shown').toBeNull();
    const folded = screen.getByText(en.adForm.facts.more).closest('details');
    expect([folded?.contains(weight), folded?.querySelectorAll('[name="facts.power"]').length]).toEqual([
      false,
      1,
    ]);
    await user.clear(weight);
    await user.type(weight, '22.5');
    await user.click(screen.getByRole('radio', { name: 'Not paid' }));
    await user.click(save());
    await waitFor(() => expect(send).toHaveBeenCalledOnce());
    expect(send.mock.calls[0]?.[0]).toMatchObject({
      facts: { gone: 'round', weight: 22_500, customs: 'unpaid' },
    });
  });

  it('are no more when they are emptied, and the form then is as before', async () => {
    serve();
    send.mockClear();
    const user = userEvent.setup();
    show();
    const weight = await screen.findByRole('textbox', { name: 'Operating weight' });
    await user.click(screen.getByRole('radio', { name: 'Paid' }));
    expect(screen.getByText(site.notSaved)).toBeDefined();
    const customs = within(screen.getByRole('group', { name: 'Customs' }));
    await user.click(customs.getByRole('radio', { name: en.adForm.facts.notStated }));
    await waitFor(() => expect(screen.queryByText(site.notSaved)).toBeNull());
    await user.clear(weight);
    await user.click(save());
    await waitFor(() => expect(send).toHaveBeenCalledOnce());
    expect(send.mock.calls[0]?.[0]).toMatchObject({ facts: { gone: 'round' } });
  });

  it('that the server refuses say so at their field, which has the focus', async () => {
    serve();
    send.mockRejectedValueOnce(
      new ApiError(422, { status: false, message: 'No', errors: { 'facts.power': ['Too strong.'] } }),
    );
    const user = userEvent.setup();
    show();
    const weight = await screen.findByRole('textbox', { name: 'Operating weight' });
    await user.type(weight, '0');
    await user.click(save());
    await screen.findByText('Too strong.');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Power' })));
  });

  it('wait for its category', () => {
    serve();
    show({ ...row, category_id: null });
    expect(screen.getByText(en.adForm.facts.kindFirst)).toBeDefined();
    expect(asked).toEqual([]);
  });
});

describe('what ads state', () => {
  const fields: Field[] = [
    {
      kind: 'rows',
      name: 'choices',
      label: 'factChoices',
      title: 'name',
      statedBy: 'key',
      fields: [
        { kind: 'text', name: 'key', label: 'key' },
        { kind: 'line', name: 'name', label: 'name' },
      ],
    },
  ];
  const row = { id: 7, choices: [{ key: 'round', name: name('Round') }] };
  const takeAway = (choice: string) =>
    screen.getByRole('button', { name: fillIn(site.remove, { name: isolated(choice) }) });
  const show = () =>
    render(
      inRoom(
        <ContentForm
          fields={fields}
          row={row}
          version="1"
          loadRules={async () => z.object({})}
          send={async () => {}}
          preview={null}
        />,
      ),
    );

  it.each([
    [12, '12 ads state it and keep it, unseen.'],
    [1, 'One ad states it and keeps it, unseen.'],
    [1001, '\u20681,000+\u2069 ads state it and keep it, unseen.'],
    [0, site.statedNowhere],
  ])('is counted before a choice is taken away: %i', async (ads, said) => {
    const asked: string[] = [];
    vi.stubGlobal('fetch', async (address: string) => {
      asked.push(String(address));
      return Response.json({ data: { ads } });
    });
    const user = userEvent.setup();
    show();
    await user.click(takeAway('Round'));
    const dialog = await screen.findByRole('dialog', { name: site.takeAwayTitle });
    expect(await within(dialog).findByText(said)).toBeDefined();
    expect(asked).toEqual(['/api/v1/moderation/facts/7/ads?lang=en&choice=round']);
    expect(screen.getByRole('button', { name: 'Round' })).toBeDefined();
    await user.click(within(dialog).getByRole('button', { name: site.takeAway }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Round' })).toBeNull());
  });

  it('is nothing yet of a choice that was never saved', async () => {
    const user = userEvent.setup();
    show();
    await user.click(screen.getByRole('button', { name: site.add }));
    await user.click(takeAway(site.unnamed));
    expect(screen.queryByRole('dialog', { name: site.takeAwayTitle })).toBeNull();
    expect(screen.queryByRole('button', { name: site.unnamed })).toBeNull();
  });
});

describe('the form of whatever kind', () => {
  const send = vi.fn(async (_body: object, _version: string | null) => {});
  const show = (
    version = '1',
    row: Record<string, unknown> = { title: name('Fleet', 'أسطول'), price: 149 },
  ) =>
    inRoom(
      <>
        <ContentForm
          fields={fields}
          row={row}
          version={version}
          loadRules={async () => rules}
          send={send}
          stays
          preview={null}
        />
        <a href="/elsewhere">Elsewhere</a>
        <a href="#below">Below</a>
      </>,
    );
  const titleIn = (language: string) =>
    within(screen.getByRole('group', { name: site.fields.title })).getByLabelText(
      language,
    ) as HTMLInputElement;
  const save = () => screen.getByRole('button', { name: site.save });

  it('sends all of it with the version that was seen', async () => {
    const user = userEvent.setup();
    render(show());
    await user.type(titleIn('English'), ' plan');
    await user.click(save());
    await waitFor(() => expect(send).toHaveBeenCalledOnce());
    expect(send.mock.calls[0]).toEqual([{ title: name('Fleet plan', 'أسطول'), price: 149 }, '1']);
  });

  it('marks what is missing in a language, and says where the mistake is in the language that is out of sight', async () => {
    const user = userEvent.setup();
    render(show());
    expect(titleIn('کوردیی ناوەندی').closest('[data-missing]')).not.toBeNull();
    expect(titleIn('العربية').closest('[data-missing]')).toBeNull();
    expect(titleIn('العربية').dir).toBe('rtl');
    await user.type(titleIn('کوردیی ناوەندی'), 'کەشتیگەل');
    await user.click(titleIn('English'));
    await user.click(save());
    await screen.findByText(en.problems.tooLong);
    await waitFor(() => expect(document.activeElement).toBe(titleIn('کوردیی ناوەندی')));
    expect(screen.getByRole('button', { name: /^کوردیی ناوەندی/, pressed: true })).toBeDefined();
  });

  it('takes several words at once, one a line or parted by commas of any language', async () => {
    const user = userEvent.setup();
    const aliases = vi.fn(async (_body: object) => {});
    render(
      inRoom(
        <ContentForm
          fields={[{ kind: 'list', name: 'aliases', label: 'aliases' }]}
          row={{ aliases: ['digger'] }}
          version="1"
          loadRules={async () => z.object({ aliases: z.array(z.string()) })}
          send={aliases}
          preview={null}
        />,
      ),
    );
    await user.click(screen.getByRole('textbox', { name: site.fields.aliases }));
    await user.keyboard('cat');
    await user.paste('حفارة\nشفل');
    await user.keyboard('digger، پۆکلێن؛ JCB{Enter}');
    await user.click(save());
    await waitFor(() => expect(aliases).toHaveBeenCalledOnce());
    expect(aliases.mock.calls[0]?.[0]).toEqual({
      aliases: ['digger', 'cat', 'حفارة', 'شفل', 'پۆکلێن', 'JCB'],
    });
  });

  it('asks before a click leaves unsaved words behind, and only then', async () => {
    const user = userEvent.setup();
    render(show());
    const asked = () => screen.queryByText(site.unsaved.text);
    const leave = vi.fn((event: Event) => event.preventDefault());
    screen.getByText('Elsewhere').addEventListener('click', leave);
    await user.click(screen.getByText('Elsewhere'));
    expect([leave.mock.calls.length, asked()]).toEqual([1, null]);

    await user.type(titleIn('English'), '!');
    await user.click(screen.getByText('Below'));
    expect(asked()).toBeNull();
    await user.click(screen.getByText('Elsewhere'));
    expect(asked()).not.toBeNull();
    expect(leave).toHaveBeenCalledOnce();
    await user.click(screen.getByRole('button', { name: site.unsaved.stay }));
    expect([push.mock.calls, titleIn('English').value]).toEqual([[], 'Fleet!']);
    await user.click(screen.getByText('Elsewhere'));
    await user.click(screen.getByRole('button', { name: site.unsaved.leave }));
    expect(push).toHaveBeenCalledWith('/elsewhere');
  });

  it('overwrites nothing that somebody else saved meanwhile, and loses nothing that was typed', async () => {
    const user = userEvent.setup();
    const { rerender } = render(show());
    await user.type(titleIn('English'), ' mine');
    rerender(show('2', { title: name('Theirs'), price: 1 }));
    await screen.findByText(site.conflict.text);
    expect(titleIn('English').value).toBe('Fleet mine');
    await user.click(screen.getByRole('button', { name: site.conflict.mine }));
    expect(screen.queryByText(site.conflict.text)).toBeNull();
    send.mockClear();
    await user.click(save());
    await waitFor(() => expect(send.mock.calls[0]).toMatchObject([{ title: { en: 'Fleet mine' } }, '2']));
    // What was saved comes back, and with it the form is as it is kept.
    rerender(show('3', { title: name('Fleet mine', 'أسطول'), price: 149 }));
    await waitFor(() => expect(screen.queryByText(site.notSaved)).toBeNull());

    await user.type(titleIn('English'), '?');
    rerender(show('4', { title: name('Theirs'), price: 1 }));
    await user.click(await screen.findByRole('button', { name: site.conflict.theirs }));
    await waitFor(() => expect(titleIn('English').value).toBe('Theirs'));
  });
});

describe('the order of rows', () => {
  it('follows what is done in a part of the list', () => {
    expect(movedTo([1, 2, 3, 4], 4, 2)).toEqual([1, 4, 2, 3]);
    expect(movedTo([1, 2, 3, 4], 1, 3)).toEqual([2, 3, 1, 4]);
    expect(movedTo([1, 2, 3], 9, 1)).toEqual([1, 2, 3]);
  });

  const rows: ContentRow[] = ['First', 'Second', 'Third'].map((title, n) => ({
    id: n + 1,
    version: '1',
    name: name(title, title, title),
  }));
  const names = () => screen.getAllByRole('link').map(({ textContent }) => textContent);

  it('changes at once, is kept one after another, and keeps the focus', async () => {
    const user = userEvent.setup();
    const asked: number[][] = [];
    let answer: (value: Response) => void = () => {};
    const fetch = vi.fn((_: string, init: RequestInit) => {
      if (init.method === 'PUT') asked.push(JSON.parse(String(init.body)).ids);
      return new Promise<Response>((resolve) => {
        answer = resolve;
      });
    });
    vi.stubGlobal('fetch', fetch);
    render(inRoom(<RowList kind="ad-types" rows={rows} shown={rows} onRemove={() => {}} />));
    const down = screen.getByRole('button', { name: /Move down: .*First/ });
    await user.click(down);
    expect(names()).toEqual(['Second', 'First', 'Third']);
    expect(document.activeElement).toBe(down);
    expect(screen.getByRole('status').textContent).toBe('Now 2 of 3');
    await user.click(down);
    expect(names()).toEqual(['Second', 'Third', 'First']);
    // At its end it goes no further down, and one is still there.
    expect(document.activeElement).toBe(down);
    expect(down.getAttribute('aria-disabled')).toBe('true');
    // The second order waits for the answer to the first.
    await waitFor(() => expect(asked).toEqual([[2, 1, 3]]));
    await act(async () => answer(Response.json({ status: true, message: 'In order.' })));
    await waitFor(() =>
      expect(asked).toEqual([
        [2, 1, 3],
        [2, 3, 1],
      ]),
    );
  });

  it('holds what somebody else added or removed meanwhile', async () => {
    const user = userEvent.setup();
    vi.stubGlobal('fetch', () => new Promise<Response>(() => {}));
    const list = (shown: ContentRow[]) =>
      inRoom(<RowList kind="ad-types" rows={shown} shown={shown} onRemove={() => {}} />);
    const { rerender } = render(list(rows));
    await user.click(screen.getByRole('button', { name: /Move down: .*First/ }));
    const fourth = { id: 4, version: '1', name: name('Fourth', 'Fourth', 'Fourth') };
    rerender(list([...rows.slice(0, 2), fourth]));
    expect(names()).toEqual(['Second', 'First', 'Fourth']);
  });

  it('is taken back when it is refused', async () => {
    const user = userEvent.setup();
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => Response.json({ status: false, message: 'Load the list anew.' }, { status: 422 })),
    );
    render(inRoom(<RowList kind="ad-types" rows={rows} shown={rows} onRemove={() => {}} />));
    await user.click(screen.getByRole('button', { name: /Move up: .*Third/ }));
    // The part that says so is fetched first.
    await screen.findByText('Load the list anew.');
    expect(names()).toEqual(['First', 'Second', 'Third']);
  });
});

describe('the link of an editor', () => {
  it('is made of an address, and of none while only its beginning stands there', async () => {
    const editor = { focus: vi.fn(), makeLink: vi.fn(), removeLink: vi.fn() };
    render(inRoom(<EditorTools editor={editor as never} formats={noFormats} about="" />));
    const enter = async (typed: string) => {
      await userEvent.click(screen.getByRole('button', { name: site.editor.link }));
      await userEvent.type(screen.getByLabelText(site.editor.address), `${typed}{Enter}`);
    };
    await enter('');
    expect(editor.makeLink).not.toHaveBeenCalled();
    await enter('makinar.example');
    expect(editor.makeLink).toHaveBeenCalledWith('https://makinar.example');
  });
});
