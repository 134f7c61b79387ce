import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTranslator } from 'next-intl';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AdForm, type AdFormProps } from '@/components/ad-form/ad-form';
import { adFormLabels } from '@/components/ad-form/ad-form-labels';
import en from '@/messages/en.json';
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
      { id: 12, name: 'Loaders', category_id: 1 },
      { id: 21, name: 'Tippers', category_id: 2 },
    ],
    brands: [{ id: 1, name: 'Caterpillar', also: 'کاتەرپیلەر' }],
    states: [{ id: 1, name: 'Erbil', lat: 36.19, long: 44.01 }],
    socialMedia: [{ id: 1, name: 'Facebook' }],
    years: [2026, 2025],
  },
  currency: { name: 'IQD', title: 'Dinar', symbol: 'IQD', rate: 1310, decimals: 0 },
  priceCurrencies: [
    { name: 'USD', title: 'Dollar', symbol: '$', rate: 1, decimals: 0 },
    { name: 'IQD', title: 'Dinar', symbol: 'IQD', rate: 1310, decimals: 0 },
  ],
  tiles: { url: '', credit: '' },
  siteAddress: 'https://makinar.example',
  mostPhotos: 5,
};

const show = () => render(<AdForm ad={null} {...props} />);
const choose = async (label: string, option: string) => {
  const field = await screen.findByLabelText(label);
  await userEvent.click(field);
  await userEvent.click(await screen.findByRole('option', { name: option }));
};
const photos = (count: number) =>
  Array.from({ length: count }, (_, n) => new File([String(n)], `${n}.gif`, { type: 'image/gif' }));

beforeEach(() => {
  localStorage.clear();
  URL.createObjectURL = () => 'blob:photo';
  URL.revokeObjectURL = () => undefined;
});
afterEach(cleanup);

test('photographs are asked for right after the kind of machine, and every section has its number', () => {
  const { container } = show();
  const asked = [...container.querySelectorAll('form > section')].map((section) => [
    section.querySelector('.ad-form-number')?.textContent,
    section.querySelector('h2')?.textContent,
  ]);
  expect(asked).toEqual([
    ['1', 'Ad Type'],
    ['2', 'Images'],
    ['3', 'Product Information'],
    ['4', 'Machine facts'],
    ['5', 'Additional Details'],
    ['6', 'Video URL'],
    ['7', 'Content Details'],
    ['8', 'Social Media'],
  ]);
});

test('a sub-category of another category is none', async () => {
  const { container } = show();
  const chosen = () => container.querySelector<HTMLInputElement>('input[name="sub_category_id"]')?.value;
  await choose('Category', 'Construction');
  await choose('Sub-category', 'Excavators');
  expect(chosen()).toBe('11');
  await choose('Category', 'Trucks');
  expect(chosen()).toBe('');
  await userEvent.click(screen.getByLabelText('Sub-category'));
  const offered = within(screen.getByRole('listbox')).getAllByRole('option');
  expect(offered.map(({ textContent }) => textContent)).toEqual(['Tippers']);
});

test('social rows are added and removed, and the last one is left empty (R119)', async () => {
  show();
  const links = () => screen.getAllByLabelText('Link').map((field) => (field as HTMLInputElement).value);
  expect(links()).toEqual(['']);
  await userEvent.type(screen.getByLabelText('Link'), 'https://facebook.com/yard');
  await userEvent.click(screen.getByRole('button', { name: 'Add another' }));
  expect(links()).toEqual(['https://facebook.com/yard', '']);
  await userEvent.click(screen.getByRole('button', { name: 'Remove: row 2' }));
  expect(links()).toEqual(['https://facebook.com/yard']);
  await userEvent.click(screen.getByRole('button', { name: 'Remove: row 1' }));
  expect(links()).toEqual(['']);
});

test('five photographs are taken, the rest is left out, and the picker rests until one goes (R166, R243)', async () => {
  show();
  const picker = screen.getByLabelText('Choose photographs') as HTMLInputElement;
  await userEvent.upload(picker, photos(7));
  const list = await screen.findByRole('list', { name: 'Photographs in their order' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(5);
  expect(picker.disabled).toBe(true);
  screen.getByText(/Max files reached.*2 photographs more than fit were left out/);
  await userEvent.click(screen.getByRole('button', { name: 'Remove: Photograph 2 of 5' }));
  expect(picker.disabled).toBe(false);
  expect(within(list).getAllByRole('listitem')).toHaveLength(4);
});

test('photographs of a visitor wait on the device, and he is asked to log in', async () => {
  show();
  await userEvent.upload(screen.getByLabelText('Choose photographs'), photos(1));
  await screen.findByText('Waits for your login; kept on this device');
  await screen.findByRole('dialog', { name: 'One last step' });
});

test('photographs change places by buttons, and the change is said', async () => {
  show();
  await userEvent.upload(screen.getByLabelText('Choose photographs'), photos(2));
  const list = await screen.findByRole('list', { name: 'Photographs in their order' });
  const order = () =>
    within(list)
      .getAllByRole('listitem')
      .map((tile) => tile.getAttribute('data-photo'));
  const [first, second] = order();
  fireEvent.click(screen.getByRole('button', { name: 'Move forward: Photograph 2 of 2', hidden: true }));
  expect(order()).toEqual([second, first]);
  screen.getByText('Photograph is now 1 of 2');
});

test('what was typed is there again, until the seller starts anew', async () => {
  const first = show();
  await userEvent.type(screen.getByLabelText('Title'), 'Grader 140M');
  await userEvent.type(screen.getByLabelText('Price'), '٢٨٬٥٠٠');
  // Leaving writes down what is still waiting to be written.
  first.unmount();

  show();
  await screen.findByText('We kept your draft.');
  expect((screen.getByLabelText('Title') as HTMLInputElement).value).toBe('Grader 140M');
  screen.getByText(/\$28,500.*IQD 37,300,000/);

  await userEvent.click(screen.getByRole('button', { name: 'Start anew' }));
  await userEvent.click(
    screen.getAllByRole('button', { name: 'Start anew', hidden: true }).at(-1) as Element,
  );
  expect((screen.getByLabelText('Title') as HTMLInputElement).value).toBe('');
  await waitFor(() => expect(screen.queryByText('We kept your draft.')).toBeNull());
  expect(localStorage.length).toBe(0);
});

test('what is missing is counted, and said under every such field when the form is sent too early (R165)', async () => {
  show();
  expect(screen.getByRole('button', { name: '24 fields to go' })).toBeTruthy();
  await userEvent.type(screen.getByLabelText('Title'), 'Grader 140M');
  expect(screen.getByRole('button', { name: '23 fields to go' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Submit Ad' }));
  expect((await screen.findAllByText('Please fill this in.')).length).toBeGreaterThan(15);
});

test('whoever has no website takes the address of this site', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: /I have none/ }));
  expect((screen.getByLabelText('Website') as HTMLInputElement).value).toBe('https://makinar.example');
});

test('the price is written in dollars or dinars, and read back in both', async () => {
  show();
  const unit = screen.getByLabelText('Currency of the price') as HTMLSelectElement;
  expect([unit.value, ...[...unit.options].map(({ value }) => value)]).toEqual(['USD', 'USD', 'IQD']);
  await userEvent.type(screen.getByLabelText('Price'), '37250000');
  await userEvent.selectOptions(unit, 'IQD');
  screen.getByText(/IQD.37,250,000.*\$28,400/);
});

const disclosure = (container: HTMLElement) =>
  container.querySelector<HTMLDetailsElement>('details.coordinates');

test('the map asks for the place, and its two fields wait behind a disclosure until one of them is wrong (R137)', async () => {
  const { container } = show();
  expect(disclosure(container)?.querySelector('summary')?.textContent).toBe('Enter coordinates');
  expect(within(disclosure(container) as HTMLElement).getByLabelText('Latitude')).toBeTruthy();
  await waitFor(() => expect(disclosure(container)?.open).toBe(false));
  fireEvent.click(screen.getByRole('button', { name: 'Submit Ad' }));
  await waitFor(() => expect(disclosure(container)?.open).toBe(true));
});

test('"Use my location" fills in the place that the device says', async () => {
  const getCurrentPosition = (found: (position: object) => void) =>
    found({ coords: { latitude: 36.1911134, longitude: 44.0091672 } });
  vi.spyOn(navigator, 'geolocation', 'get').mockReturnValue({ getCurrentPosition } as never);
  const { container } = show();
  fireEvent.click(screen.getByRole('button', { name: 'Use my location' }));
  const field = (name: string) => screen.getByLabelText(name) as HTMLInputElement;
  await waitFor(() => expect(field('Latitude').value).toBe('36.1911'));
  expect(field('Longitude').value).toBe('44.0092');
  expect(disclosure(container)?.open).toBe(false);
});

test('a place that was typed more exactly than a map can say is shown as it was typed', async () => {
  const first = show();
  await userEvent.type(screen.getByLabelText('Latitude'), '36.191113');
  await userEvent.type(screen.getByLabelText('Longitude'), '44.009167');
  first.unmount();
  const { container } = show();
  await waitFor(() =>
    expect((screen.getByLabelText('Latitude') as HTMLInputElement).value).toBe('36.191113'),
  );
  await waitFor(() => expect(disclosure(container)?.open).toBe(true));
});

test('without a script both fields stand open', () => {
  const html = renderToString(<AdForm ad={null} {...props} />);
  expect(html).toMatch(/<details open=""[^>]*class="coordinates"/);
});
