import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Cookies from 'js-cookie';
import { createTranslator } from 'next-intl';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { AdForm, type AdFormProps } from '@/components/ad-form/ad-form';
import { adFormLabels } from '@/components/ad-form/ad-form-labels';
import en from '@/messages/en.json';
import { excavatorSheet } from '../support/asked-facts';
import { cardLabels } from './words';

vi.mock('next/navigation', () => ({ useRouter: () => ({ push: vi.fn() }), notFound: vi.fn() }));

const t = createTranslator({ locale: 'en', messages: en, namespace: 'adForm.counts' });
const props: AdFormProps = {
  locale: 'en',
  labels: adFormLabels(t, 'en'),
  selectLabels: en.common.select,
  cardLabels: cardLabels(),
  choices: {
    adTypes: [{ id: 1, name: 'For sale' }],
    categories: [
      { id: 1, name: 'Construction' },
      { id: 2, name: 'Trucks' },
    ],
    subCategories: [
      { id: 11, name: 'Excavators', category_id: 1 },
      { id: 21, name: 'Tippers', category_id: 2 },
    ],
    brands: [{ id: 1, name: 'Caterpillar', also: '' }],
    states: [{ id: 1, name: 'Erbil', lat: 36.19, long: 44.01 }],
    socialMedia: [{ id: 1, name: 'Facebook' }],
    years: [2026, 2018],
  },
  currency: { name: 'USD', title: 'Dollar', symbol: '$', rate: 1, decimals: 0 },
  priceCurrencies: [{ name: 'USD', title: 'Dollar', symbol: '$', rate: 1, decimals: 0 }],
  tiles: { url: '', credit: '' },
  siteAddress: null,
  mostPhotos: 5,
};

const weight = excavatorSheet.facts.filter(({ key }) => key === 'weight');
const proposed = (key: string, name: string, value: unknown, text: string) => ({
  key,
  name,
  value,
  unit: null,
  text,
  start: 0,
  end: 4,
  sure: true,
});

let proposals: object[] = [];
const asked: string[] = [];
const answers: Record<string, () => object> = {
  '/api/v1/sheet?lang=en&category=1': () => ({ data: excavatorSheet }),
  '/api/v1/sheet?lang=en&category=1&sub_category=11': () => ({ data: excavatorSheet }),
  '/api/v1/sheet?lang=en&category=2': () => ({ data: { core: ['year'], facts: weight } }),
  '/api/v1/car-model?brand=1&lang=en': () => ({
    data: [
      { id: 7, name: '320D', brand_id: 1, count: 0 },
      { id: 8, name: '330D', brand_id: 1, count: 0 },
    ],
  }),
  '/api/v1/car-model/7?lang=en': () => ({
    data: { id: 7, name: '320D', brand_id: 1, facts: { weight: 21_000, power: 148 } },
  }),
  '/api/v1/car-model/8?lang=en': () => ({
    data: { id: 8, name: '330D', brand_id: 1, facts: { weight: 35_000 } },
  }),
  '/api/v1/fact-proposals?lang=en': () => ({ data: proposals }),
};

beforeEach(() => {
  localStorage.clear();
  proposals = [];
  asked.length = 0;
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    asked.push(`${address} ${init.body ?? ''}`.trim());
    const answer = answers[address];
    return answer ? Response.json(answer()) : Response.json({ status: false, message: '' }, { status: 404 });
  });
});
afterEach(() => {
  cleanup();
  Cookies.remove('user');
  vi.unstubAllGlobals();
});

const choose = async (label: string, option: string) => {
  await userEvent.click(await screen.findByLabelText(label));
  await userEvent.click(await screen.findByRole('option', { name: option }));
};
const show = async () => {
  const shown = render(<AdForm ad={null} {...props} />);
  await choose('Category', 'Construction');
  await screen.findByLabelText('Operating weight');
  return shown;
};
const field = (label: string) => screen.getByLabelText(label) as HTMLInputElement;
const draft = () => JSON.parse(localStorage.getItem('makinar:ad:new:visitor') ?? '{}').values;
/** What the form states, by what it keeps of itself when it is left. */
const kept = ({ unmount }: { unmount: () => void }) => {
  unmount();
  return Object.fromEntries(Object.entries(draft().facts).filter(([, value]) => value !== ''));
};

describe('the facts of a kind', () => {
  test('are asked when it is chosen: four at first, the rest folded', async () => {
    render(<AdForm ad={null} {...props} />);
    screen.getByText(en.adForm.facts.kindFirst);
    await choose('Category', 'Construction');
    await screen.findByLabelText('Operating weight');
    const folded = screen.getByText('More details').closest('details') as HTMLElement;
    expect(within(folded).getByRole('group', { name: 'Extras' })).toBeTruthy();
    expect(within(folded).getByLabelText('Emissions')).toBeTruthy();
    expect(within(folded).queryByLabelText('Power')).toBeNull();
    screen.getByLabelText('Power');
  });

  test('are none of them required', async () => {
    const { container } = await show();
    expect(container.querySelectorAll('#ad-facts [aria-required]')).toHaveLength(0);
  });

  test('are typed in tonnes or kilograms and in any digits, and kept in one unit', async () => {
    const shown = await show();
    await userEvent.type(field('Operating weight'), '٢١٫٨٧');
    await userEvent.selectOptions(screen.getByLabelText('Unit: Power'), 'kw');
    await userEvent.type(field('Power'), '110');
    expect(field('Power').value).toBe('110');
    expect(kept(shown)).toEqual({ weight: 21_870, power: 148 });
  });

  test('take a number that was typed as tonnes as kilograms when the seller says so', async () => {
    const shown = await show();
    await userEvent.type(field('Operating weight'), '22000');
    await userEvent.tab();
    screen.getByText(/From .*0.5 t.* to .*1,000 t/);
    await userEvent.selectOptions(screen.getByLabelText('Unit: Operating weight'), 'kg');
    expect(field('Operating weight').value).toBe('22,000');
    expect(screen.queryByText(/From .* to /)).toBeNull();
    expect(kept(shown)).toEqual({ weight: 22_000 });
  });

  test('say what is no number, and keep it', async () => {
    const shown = await show();
    await userEvent.type(field('Operating weight'), 'heavy');
    expect(screen.queryByText(en.adForm.facts.notNumber)).toBeNull();
    await userEvent.tab();
    screen.getByText(en.adForm.facts.notNumber);
    expect(kept(shown)).toEqual({ weight: 'heavy' });
  });

  test('are one choice, several, or yes and no, where nothing said is not "no"', async () => {
    const shown = await show();
    const blade = within(screen.getByRole('group', { name: 'Dozer blade' }));
    expect((blade.getByLabelText('Not stated') as HTMLInputElement).checked).toBe(true);
    await userEvent.click(blade.getByLabelText('No'));
    await userEvent.click(within(screen.getByRole('group', { name: 'Customs' })).getByLabelText('Paid'));
    await userEvent.click(screen.getByLabelText('Winch'));
    await userEvent.click(screen.getByLabelText('Forks'));
    await userEvent.click(screen.getByLabelText('Winch'));
    await userEvent.selectOptions(screen.getByLabelText('Emissions'), 'III A');
    expect(kept(shown)).toEqual({
      dozer_blade: false,
      customs: 'paid',
      extras: ['forks'],
      emission_stage: 'iiia',
    });
  });

  test('can be taken back', async () => {
    const shown = await show();
    const customs = within(screen.getByRole('group', { name: 'Customs' }));
    await userEvent.click(customs.getByLabelText('Paid'));
    await userEvent.click(customs.getByLabelText('Not stated'));
    await userEvent.type(field('Title'), 'Excavator');
    expect(kept(shown)).toEqual({});
  });

  test('of another kind are there again when the seller changes back', async () => {
    await show();
    await userEvent.type(field('Power'), '150');
    await userEvent.type(field('Operating weight'), '22');
    await choose('Category', 'Trucks');
    await waitFor(() => expect(screen.queryByLabelText('Power')).toBeNull());
    expect(field('Operating weight').value).toBe('22');
    await choose('Category', 'Construction');
    await waitFor(() => expect(field('Power').value).toBe('150'));
  });

  test('are there again with the draft', async () => {
    const first = await show();
    await userEvent.type(field('Operating weight'), '22');
    first.unmount();
    render(<AdForm ad={null} {...props} />);
    expect(((await screen.findByLabelText('Operating weight')) as HTMLInputElement).value).toBe('22');
  });
});

test('facts that stood in the form from the beginning can be taken back', async () => {
  const first = await show();
  await userEvent.type(field('Operating weight'), '22');
  await userEvent.click(within(screen.getByRole('group', { name: 'Customs' })).getByLabelText('Paid'));
  first.unmount();
  const again = render(<AdForm ad={null} {...props} />);
  const weightField = (await screen.findByLabelText('Operating weight')) as HTMLInputElement;
  await waitFor(() => expect(weightField.value).toBe('22'));
  await userEvent.clear(weightField);
  await userEvent.tab();
  const customs = within(screen.getByRole('group', { name: 'Customs' }));
  await userEvent.click(customs.getByLabelText('Not stated'));
  expect(weightField.value).toBe('');
  expect((customs.getByLabelText('Paid') as HTMLInputElement).checked).toBe(false);
  expect((customs.getByLabelText('Not stated') as HTMLInputElement).checked).toBe(true);
  expect(kept(again)).toEqual({});
});

describe('a model of the catalogue', () => {
  const chooseModel = async (name: string) => {
    await choose('Brand', 'Caterpillar');
    await userEvent.clear(field('Model'));
    await userEvent.type(field('Model'), name);
  };
  const marks = () => screen.queryAllByText('from the catalogue').length;

  test('fills in what is empty and marks it, until the seller changes it', async () => {
    const shown = await show();
    await userEvent.type(field('Power'), '150');
    await chooseModel('320d');
    await waitFor(() => expect(field('Operating weight').value).toBe('21'));
    expect(field('Power').value).toBe('150');
    expect(marks()).toBe(1);
    await userEvent.clear(field('Operating weight'));
    await userEvent.type(field('Operating weight'), '22');
    expect(marks()).toBe(0);
    expect(kept(shown)).toEqual({ weight: 22_000, power: 150 });
  });

  test('takes its own with it when another one is chosen', async () => {
    await show();
    await chooseModel('320D');
    await waitFor(() => expect(field('Power').value).toBe('148'));
    await userEvent.clear(field('Model'));
    await userEvent.type(field('Model'), '330D');
    await waitFor(() => expect(field('Operating weight').value).toBe('35'));
    expect(field('Power').value).toBe('');
    expect(marks()).toBe(1);
  });

  test('takes its own with it also after another kind was looked at', async () => {
    await show();
    await chooseModel('320D');
    await waitFor(() => expect(field('Power').value).toBe('148'));
    await choose('Category', 'Trucks');
    await waitFor(() => expect(screen.queryByLabelText('Power')).toBeNull());
    await choose('Category', 'Construction');
    await waitFor(() => expect(field('Power').value).toBe('148'));
    await userEvent.clear(field('Model'));
    await userEvent.type(field('Model'), 'Mine');
    await waitFor(() => expect(field('Power').value).toBe(''));
    expect([field('Operating weight').value, marks()]).toEqual(['', 0]);
  });
});

describe('what the seller’s texts state', () => {
  const signIn = () => Cookies.set('user', JSON.stringify({ id: 5, username: 'seller', avatar: null }));
  const offered = () => screen.findAllByRole('button', { name: /Add$|Change to this$/ });

  test('is offered below them, and taken with one tap', async () => {
    signIn();
    proposals = [
      proposed('weight', 'Operating weight', 22_000, '22 t'),
      proposed('hours', 'Hours of use', 5_200, '5,200 h'),
    ];
    await show();
    await userEvent.type(field('Title'), '22 t, 5,200 h');
    expect((await offered()).map(({ textContent }) => textContent?.replace(/[\u2066-\u2069]/g, ''))).toEqual([
      'Operating weight: 22 tAdd',
      'Hours of use: 5,200 hAdd',
    ]);
    expect(field('Operating weight').value).toBe('');
    await userEvent.click((await offered())[0] as HTMLElement);
    expect(field('Operating weight').value).toBe('22');
    await userEvent.click((await offered())[0] as HTMLElement);
    expect(field('Hours of use').value).toBe('5200');
    await waitFor(() => expect(screen.queryByText(en.adForm.facts.found)).toBeNull());
  });

  test('is said where it contradicts the form, and never taken with the others', async () => {
    signIn();
    proposals = [
      proposed('weight', 'Operating weight', 22_000, '22 t'),
      proposed('customs', 'Customs', 'paid', 'Paid'),
      proposed('extras', 'Extras', ['winch'], 'Winch'),
    ];
    await show();
    await userEvent.type(field('Operating weight'), '25');
    await userEvent.type(field('Title'), '22 t');
    await userEvent.click(await screen.findByRole('button', { name: 'Add all' }));
    expect(field('Operating weight').value).toBe('25');
    expect(field('Winch').checked).toBe(true);
    expect(field('Paid').checked).toBe(true);
    const [contradiction] = await offered();
    expect(contradiction?.textContent).toMatch(/the text says .*22 t/);
    await userEvent.click(contradiction as HTMLElement);
    expect(field('Operating weight').value).toBe('22');
  });

  test('is asked for at a pause, once for one text', async () => {
    signIn();
    const questions = () => asked.filter((one) => one.includes('fact-proposals'));
    await show();
    await userEvent.click(field('Title'));
    await userEvent.paste('Komatsu');
    await waitFor(() => expect(questions()).toHaveLength(1));
    await userEvent.type(field('Zip code'), '44001');
    await userEvent.click(field('Description'));
    await userEvent.paste('Weight: 22 t');
    await waitFor(() => expect(questions()).toHaveLength(2));
    expect(questions()[1]).toContain('Komatsu\\nWeight: 22 t');
  });

  test('is not asked for a visitor', async () => {
    await show();
    await userEvent.click(field('Title'));
    await userEvent.paste('22 t');
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(asked.filter((one) => one.includes('fact-proposals'))).toEqual([]);
  });
});

describe('how findable the ad is', () => {
  beforeEach(() => {
    vi.stubGlobal('matchMedia', () => ({
      matches: false,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
  });

  test('is said with what would help most, which leads to its field', async () => {
    await show();
    const bar = within(screen.getByRole('region', { name: en.adForm.findable.title }));
    const part = () => Number((bar.getByRole('meter') as HTMLMeterElement).getAttribute('value'));
    const before = part();
    bar.getByRole('button', { name: en.adForm.findable.images });
    URL.createObjectURL = () => 'blob:photo';
    URL.revokeObjectURL = () => undefined;
    await userEvent.upload(
      screen.getByLabelText('Choose photographs'),
      new File(['1'], '1.gif', { type: 'image/gif' }),
    );
    const advice = await bar.findByRole('button', {
      name: /Add .*Operating weight.*Construction.* ask it first/,
    });
    await userEvent.click(advice);
    expect(document.activeElement).toBe(field('Operating weight'));
    await userEvent.type(field('Operating weight'), '22');
    bar.getByRole('button', { name: /Customs/ });
    expect(part()).toBeGreaterThan(before);
  });
});
