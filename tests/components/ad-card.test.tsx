import { cleanup, render, screen, within } from '@testing-library/react';
import { Children, isValidElement, type ReactNode } from 'react';
import { afterEach, describe, expect, it, test } from 'vitest';
import { AdCard, type AdCardVariant } from '@/components/ads/ad-card';
import { AdCardHeart } from '@/components/ads/ad-card-heart';
import type { AdCard as Card } from '@/lib/contract/ads';
import type { Locale } from '@/lib/i18n/locales';
import { anAd } from '../support/an-ad';
import { cardLabels } from './words';

const picture = {
  src: '/media/a.webp',
  srcset: '/media/a-320.webp 320w',
  width: 1200,
  height: 900,
  illustration: false,
};

const excavator: Card = anAd({
  title: 'Caterpillar 320D excavator, one owner from new',
  description: 'Serviced at the dealer. '.repeat(10),
  language: 'en',
  pictures: [picture, picture],
  year: 2012,
  show_price: '28,500',
  price_type: 'fix',
});

type Shown = { variant?: AdCardVariant; place?: string | null; locale?: Locale };

const show = (ad: Partial<Card>, { variant = 'list', place = null, locale = 'en' }: Shown = {}) => {
  render(<AdCard ad={{ ...excavator, ...ad }} labels={cardLabels(locale)} variant={variant} place={place} />);
  return within(screen.getByRole('article'));
};

afterEach(cleanup);

describe('the price on a card', () => {
  it('stands bare when it is fixed (R252)', () => {
    const card = show({});
    expect(card.getByText('$28,500')).toBeDefined();
    expect(card.queryByText(/negotiable|Fixed/)).toBeNull();
  });

  it('is marked as fixed on the home page (R61)', () => {
    expect(show({}, { variant: 'home' }).getByText('Fixed price')).toBeDefined();
  });

  it('is followed by its type in brackets when it is negotiable (R252)', () => {
    expect(show({ price_type: 'negotiable' }).getByText('(negotiable)')).toBeDefined();
  });

  it('is on request when the seller names none', () => {
    const card = show({ price: null, show_price: null, price_type: 'negotiable' });
    expect(card.getByText('Price on request')).toBeDefined();
    expect(card.queryByText('(negotiable)')).toBeNull();
  });

  it('keeps the decimals that the currency has', () => {
    const card = show({ show_price: '8,720.500', currency: 'KWD', currency_symbol: 'KWD' });
    expect(card.getByText(/8,720\.500/).textContent).toBe('KWD\u00a08,720.500');
  });

  it('names the dinar as its readers do', () => {
    const card = show(
      { show_price: '37,300,000', currency: 'IQD', currency_symbol: 'IQD' },
      { locale: 'ckb' },
    );
    expect(card.getByText(/37,300,000/).textContent).toBe('37,300,000\u00a0د.ع');
  });
});

describe('the words on a card', () => {
  it('are cut at 20 letters of the title on the list (R73, R248)', () => {
    expect(show({}).getByRole('heading').textContent).toBe('Caterpillar 320D exc…');
  });

  it('are cut at 30 letters of the title and 100 of the description on the home page (R61, R248)', () => {
    const card = show({}, { variant: 'home' });
    expect(card.getByRole('heading').textContent).toBe('Caterpillar 320D excavator, on…');
    expect(card.getByText(/^Serviced/).textContent).toHaveLength(101);
  });

  it('are the machine in a line of the reader’s language where the seller wrote in another one', () => {
    const line = {
      text: '',
      thirty: 'حفارة مجنزرة كاتربيلر \u2068320\u2069',
      twenty: 'كاتربيلر \u2068320\u2069',
    };
    const link = (variant: AdCardVariant) => {
      const found = within(show({ line }, { locale: 'ar', variant }).getByRole('heading')).getByRole('link');
      cleanup();
      return found;
    };
    expect(link('list').textContent).toBe('كاتربيلر 320');
    expect(link('home').textContent).toBe('حفارة مجنزرة كاتربيلر 320');
    expect(link('list').querySelector('bdi')?.textContent).toBe('320');
    expect([link('list').lang, link('list').dir]).toEqual(['ar', 'rtl']);
    // The seller’s own words are in another language than the link says.
    expect(link('list').hasAttribute('title')).toBe(false);
  });

  it('are whole under the pointer where they are the seller’s own', () => {
    expect(within(show({}).getByRole('heading')).getByRole('link').title).toBe(
      'Caterpillar 320D excavator, one owner from new',
    );
  });

  it('say where the machine is, also beside the place that the operator fixed for all (R61)', () => {
    const card = show({}, { variant: 'home', place: 'England' });
    expect(card.getByText('England')).toBeDefined();
    expect(card.getByText('Erbil').closest('ul')?.textContent).toMatch(/2012.*Erbil/);
    cleanup();
    const other = show({}, { variant: 'home' });
    expect(other.getByText('Erbil')).toBeDefined();
    expect(other.queryByText('England')).toBeNull();
  });

  it('give the working hours, and the distance where there are none', () => {
    expect(show({}).getByText(/8,450/).textContent).toBe('8,450\u00a0h');
    cleanup();
    expect(show({ hours: null, distance: 120_000 }).getByText(/120,000/).textContent).toBe('120,000\u00a0km');
  });
});

describe('what a card says of the machine', () => {
  it('is its name and its kind, in the language of the page', () => {
    const card = show({ kind: 'حفارة مجنزرة' }, { locale: 'ar' });
    expect(card.getByText('حفارة مجنزرة').parentElement?.textContent).toBe('Caterpillar 320D · حفارة مجنزرة');
    expect(card.queryByText('Construction machinery')).toBeNull();
  });

  it('is its kind alone where no make was given', () => {
    const kind = show({ brand: null, car_model: null }).getByText('Crawler excavator');
    expect(kind.parentElement?.textContent).toBe('Crawler excavator');
  });

  it('stands on the home page beside the category, which is named once', () => {
    show({}, { variant: 'home' });
    expect(screen.getByText('Construction machinery')).toBeDefined();
    expect(screen.getByText('Crawler excavator')).toBeDefined();
    cleanup();
    show({ sub_category: null, kind: 'Construction machine' }, { variant: 'home' });
    expect(screen.getAllByText(/^Construction/)).toHaveLength(1);
  });

  it('never breaks a type after its hyphen', () => {
    const card = show({ title: 'Komatsu PC400-8 low hours', car_model: { id: 4, name: 'PC400-8' } });
    for (const type of card.getAllByText('PC400-8')) expect(type.className).toBe('whitespace-nowrap');
    expect(card.getAllByText('PC400-8')).toHaveLength(2);
    expect(card.getByRole('heading').textContent).toBe('Komatsu PC400-8 low …');
  });

  it('breaks after the hyphen of one that would be cut at the edge of a card', () => {
    const card = show({ title: 'Mercedes-Actros1845', car_model: null });
    expect(card.getByRole('heading').querySelector('.whitespace-nowrap')).toBeNull();
  });

  it('is laid out in the direction of the language that the seller wrote in', () => {
    const title = (ad: Partial<Card>) => show(ad).getByRole('link', { name: /^CAT 320/ });
    expect(title({ title: 'CAT 320 للبيع', language: 'ar' }).getAttribute('dir')).toBe('rtl');
    cleanup();
    expect(title({ title: 'CAT 320 in Erbil', language: 'en' }).getAttribute('dir')).toBe('ltr');
  });
});

describe('the line of facts on a card', () => {
  const fact = (key: string, text: string, tag?: string) => ({
    key,
    name: key,
    value: text,
    unit: null,
    text,
    ...(tag ? { tag } : {}),
  });
  const facts = [
    fact('undercarriage', '\u206675%\u2069', 'الجنزير \u206675%\u2069'),
    fact('weight', '22 طنًا'),
    fact('customs', 'مدفوع', 'مكمركة'),
  ];
  const lineOf = () => document.querySelector('.ad-card-tags')?.textContent;

  it('has what the operator wants on it, in words that stand alone, and breaks between two of them only', () => {
    show({ facts }, { locale: 'ar' });
    expect(lineOf()).toBe('الجنزير\u00a0\u206675%\u2069 ·\u00a0مكمركة');
  });

  it('is not there where nothing was stated, nor on the home page (R61)', () => {
    show({ facts: [fact('weight', '22 t')] });
    expect(lineOf()).toBeUndefined();
    cleanup();
    show({ facts }, { variant: 'home' });
    expect(lineOf()).toBeUndefined();
  });
});

describe('the picture on a card', () => {
  it('is described by the facts, in the language of the page', () => {
    expect(
      show({}, { place: 'England' }).getByAltText('Crawler excavator, Caterpillar 320D, 2012, Erbil'),
    ).toBeDefined();
  });

  it('says that a drawing is one', () => {
    const card = show({ pictures: [{ ...picture, illustration: true }] }, { locale: 'ar' });
    expect(card.getByRole('img', { name: /\(رسم توضيحي\)$/ })).toBeDefined();
  });

  it('says so when there is none (R61, R224)', () => {
    const card = show({ images: [], pictures: [] });
    expect(card.getByText('Machine Image')).toBeDefined();
    expect(card.queryByRole('img')).toBeNull();
  });
});

test('two cards share no element, which the data of their page could not leave out', () => {
  const partsOf = (variant: AdCardVariant) => {
    const heart = AdCardHeart({ ad: excavator, labels: cardLabels(), variant });
    return Children.toArray(heart.props.children as ReactNode);
  };
  for (const variant of ['home', 'list'] as const) {
    const [one, other] = [partsOf(variant), partsOf(variant)].map(([plate]) => plate);
    expect(one).toBeDefined();
    expect(isValidElement<object>(one) && isValidElement<object>(other) && one.props === other.props).toBe(
      false,
    );
  }
});

describe('the way from a card', () => {
  it('leads to the ad by one link, in the language of the page', () => {
    const link = show({}, { locale: 'ckb' }).getByRole('link', { name: /^Caterpillar 320D exc/ });
    expect(link.getAttribute('href')).toBe('/ckb/ad/7');
  });

  it('leads from the heart of a list to the login and back to the ad', () => {
    const heart = show({}).getByRole('link', { name: /^Add to favourites/ });
    expect(heart.getAttribute('href')).toBe('/auth/login?next=%2Fad%2F7');
  });

  it('is one only on the home page, where the heart just shows (R61)', () => {
    const card = show({ is_wishlisted: true }, { variant: 'home' });
    expect(card.getAllByRole('link')).toHaveLength(1);
    expect(card.getByText('In your favourites')).toBeDefined();
  });
});
