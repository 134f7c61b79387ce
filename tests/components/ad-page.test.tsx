import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import Cookies from 'js-cookie';
import { NextIntlClientProvider } from 'next-intl';
import { Children, type ReactElement, type ReactNode } from 'react';
import { afterEach, describe, expect, it, test, vi } from 'vitest';
import AdPage from '@/app/[locale]/[currency]/ad/[id]/page';
import { readAdPage } from '@/app/[locale]/[currency]/ad/[id]/read';
import { AdFacts } from '@/components/ad/ad-facts';
import { AdHead } from '@/components/ad/ad-head';
import { ContactBar } from '@/components/ad/contact-bar';
import { GalleryOf } from '@/components/ad/gallery-of';
import { KeyFacts } from '@/components/ad/key-facts';
import { OwnAd } from '@/components/ad/own-ad';
import { SellerPanel } from '@/components/ad/seller-panel';
import { ShareLinks } from '@/components/ad/share-links';
import { Video } from '@/components/ad/video';
import { whatsappLink } from '@/components/ad/whatsapp-link';
import { LifeNotice } from '@/components/life/life-notice';
import type { Locale } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import { anAd } from '../support/an-ad';

vi.mock('@/app/[locale]/[currency]/ad/[id]/read', () => ({ readAdPage: vi.fn() }));
vi.mock('next-intl/server', async () => {
  const { createTranslator } = await import('next-intl');
  return {
    setRequestLocale: () => {},
    getTranslations: async (namespace: 'ad') =>
      createTranslator({ locale: 'en', messages: messagesOf('en'), namespace }),
  };
});

const show = (part: ReactElement, locale: Locale = 'en') =>
  render(
    <NextIntlClientProvider locale={locale} messages={messagesOf(locale)} timeZone="UTC">
      {part}
    </NextIntlClientProvider>,
  );

afterEach(() => {
  cleanup();
  Cookies.remove('user');
});

test('what an ad states stands among its facts, between its use and its price’s tax', () => {
  const facts = [
    { key: 'weight', name: 'Operating weight', value: 22_000, unit: 'kg' as const, text: '22\u00a0t' },
    { key: 'customs', name: 'Customs', value: 'paid', unit: null, text: 'Paid' },
  ].map((fact) => ({ ...fact, schema_org: null }));
  show(<AdFacts ad={anAd({ facts })} locale="en" />);
  const rows = screen
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent?.replace('\u00a0', ' ')]);
  expect(rows).toEqual(
    expect.arrayContaining([
      ['Operating weight', '22 t'],
      ['Customs', 'Paid'],
    ]),
  );
  const labels = rows.map(([label]) => label);
  expect(labels.indexOf('Customs')).toBe(labels.indexOf('VAT') - 1);
});

test('pictures are called as the ad is to its reader', async () => {
  const pictures = [false, true].map((illustration, at) => ({
    ...{ src: `/${at}.webp`, srcset: '', width: 3, height: 2 },
    illustration,
  }));
  const called = async (changes: Parameters<typeof anAd>[0]) => {
    show(<GalleryOf ad={anAd({ pictures, ...changes })} />);
    const texts = (await screen.findAllByRole('img')).map((picture) => picture.getAttribute('alt'));
    cleanup();
    return texts;
  };
  expect(await called({ title: 'CAT 320D, one owner', language: 'en', line: null })).toEqual([
    'CAT 320D, one owner, picture 1 of 2',
    'CAT 320D, one owner, drawing 2 of 2',
  ]);
  const line = { text: 'Wanted: Caterpillar 320D', thirty: '', twenty: '' };
  expect((await called({ title: 'حفارة', language: 'ar', line }))[0]).toBe(
    'Wanted: Caterpillar 320D, picture 1 of 2',
  );
});

test('power and miles stand among the facts in the other unit too, as each language says them', () => {
  const power = { key: 'power', name: 'Power', value: 160, unit: 'hp' as const, schema_org: null };
  const rowsIn = (locale: Locale, text: string, other_text: string) => {
    cleanup();
    const ad = anAd({
      hours: null,
      distance: 112_000,
      distance_type: 'mi',
      facts: [{ ...power, text, other_text }],
    });
    show(<AdFacts ad={ad} locale={locale} />, locale);
    const said = screen
      .getAllByRole('definition')
      .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));
    return said.filter((one) => one?.includes('('));
  };
  expect(rowsIn('en', '160 hp', '119 kW')).toEqual(['180,000 km (112,000 mi)', '160 hp (119 kW)']);
  expect(rowsIn('ar', '160 حصانًا', '119 كيلوواط')).toEqual([
    '180,000 كم (112,000 ميل)',
    '160 حصانًا (119 كيلوواط)',
  ]);
});

test('a picture is called after the ad, and its thumbnail leads to it', async () => {
  const [one] = anAd().pictures;
  if (!one) throw new Error('The ad has no picture.');
  const pictures = [one, { ...one, src: '/media/b-1200.webp', illustration: true }];
  show(<GalleryOf ad={anAd({ title: 'CAT {n}', language: 'en', pictures })} />);
  expect((await screen.findAllByRole('img')).map((image) => image.getAttribute('alt'))).toEqual([
    'CAT {n}, picture 1 of 2',
    'CAT {n}, drawing 2 of 2',
  ]);
  expect(screen.getByRole('link', { name: 'Show picture 2' }).getAttribute('href')).toBe('#picture-2');
});

test('a film is a link that waits for its player, which comes in its place when it is pressed', async () => {
  show(<Video url="https://youtu.be/dQw4w9WgXcQ" />);
  const link = await screen.findByRole('link');
  expect(link.dataset.held).toBeDefined();
  fireEvent.click(link);
  expect(document.querySelector('iframe')?.src).toContain('dQw4w9WgXcQ');
});

describe('what became of an ad', () => {
  const badges = () => screen.getAllByRole('listitem')[0]?.textContent;

  it.each([
    ['available', 'For sale'],
    ['reserved', 'For saleReserved'],
    ['sold', 'Sold'],
    ['withdrawn', 'Withdrawn'],
  ] as const)('is that it is %s: beside its title stands “%s”', (availability, said) => {
    const ad = anAd({ availability });
    show(<AdHead ad={{ ...ad, ad_type: { ...ad.ad_type, name: 'For sale' } }} locale="en" />);
    expect(badges()).toBe(said);
  });

  it('leads from an ad that is sold to ads like it, where there are some', () => {
    const links = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'));
    const at = (availability: 'sold' | 'reserved', hasSimilar: boolean) => {
      cleanup();
      show(<LifeNotice ad={anAd({ availability })} hasSimilar={hasSimilar} locale="ar" />);
      return links();
    };
    expect(at('sold', true)).toEqual(['#ad-similar']);
    expect(at('sold', false)).toEqual([]);
    expect(at('reserved', true)).toEqual([]);
  });
});

describe('a chat on WhatsApp', () => {
  const textOf = (link: string) => new URL(link).searchParams.get('text')?.split('\n');

  it('begins with title, price and address of the ad, in the ad’s language', () => {
    const ad = anAd({ show_price: '111,000,000', currency: 'IQD', currency_symbol: 'IQD' });
    const link = whatsappLink('9647501234567', ad);
    expect(new URL(link).pathname).toBe('/9647501234567');
    const [title, price, address] = textOf(link) ?? [];
    expect([title, price]).toEqual([ad.title, '111,000,000\u00a0د.ع']);
    expect(new URL(address ?? '').pathname).toBe('/ckb/ad/7');
  });

  it('says that the price is on request where there is none', () => {
    const ad = anAd({ price: null, show_price: null, language: 'ar' });
    expect(textOf(whatsappLink('1', ad))?.[1]).toBe(messagesOf('ar').ad.price.onRequest);
  });

  it('can be begun in the bar of a phone and in the panel, and is no way to share', async () => {
    const ad = anAd({ whatsapp_number: '+9647501234567' });
    for (const part of [
      <ContactBar key="bar" ad={ad} locale="en" />,
      <SellerPanel key="panel" ad={ad} locale="en" />,
    ]) {
      show(part);
      const link = screen.getByRole('link', { name: 'WhatsApp' });
      expect(link.getAttribute('href')).toBe(whatsappLink('9647501234567', ad));
      cleanup();
    }
    show(<ShareLinks address="https://makinar.test/ad/7" title={ad.title} />);
    const names = (await screen.findAllByRole('link')).map((link) => link.textContent);
    expect(names).toEqual(['Facebook', 'Telegram']);
  });

  it('is not offered where the seller has none', () => {
    show(<ContactBar ad={anAd()} locale="en" />);
    expect(screen.queryByRole('link', { name: 'WhatsApp' })).toBeNull();
  });
});

describe('what stands right under the picture', () => {
  type Part = ReactElement<{ className?: string; children?: ReactNode }>;
  /** The elements below one, as the page hands them to React: its other parts ask the server. */
  const below = (part: Part): Part[] =>
    Children.toArray(part.props.children)
      .filter((child): child is Part => typeof child === 'object' && 'props' in child)
      .flatMap((child) => [child, ...below(child)]);

  it('stands before the title of the ad', async () => {
    const ad = anAd();
    vi.mocked(readAdPage).mockResolvedValue({
      ...{ ad, locale: 'en', similar: [], glossary: [], state: null, siteName: 'Makinar' },
      ...{ categorySlug: undefined, subCategorySlug: undefined, adTypeSlug: undefined },
    });
    const page: Part = await AdPage({
      params: Promise.resolve({ locale: 'en', currency: 'USD', id: String(ad.id) }),
    });
    const parts = below(page).filter(({ props: { className } }) =>
      /^ad-sheet-(pictures|head)$/.test(className ?? ''),
    );
    const { container } = show(parts as unknown as ReactElement);
    const order = [...container.querySelectorAll('#gallery, #ad-key-facts, #ad-head')].map(({ id }) => id);
    expect(order).toEqual(['gallery', 'ad-key-facts', 'ad-head']);
  });

  it('is year, hours and place', () => {
    show(<KeyFacts ad={anAd()} locale="en" />);
    expect(screen.getAllByRole('listitem').map((fact) => fact.textContent)).toEqual([
      'Year of manufacture2014',
      'Hours of use8,450\u00a0h',
      'StateErbil',
    ]);
  });

  it('is what is known', () => {
    show(<KeyFacts ad={anAd({ year: null, car_model: null, hours: null })} locale="en" />);
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    cleanup();
    show(<KeyFacts ad={anAd({ year: null, car_model: null, hours: null, state: null })} locale="en" />);
    expect(screen.queryByRole('list')).toBeNull();
  });
});

describe('the seller on the page of his own ad', () => {
  const own = () => document.documentElement.hasAttribute('data-own-ad');
  const signIn = (id: number) => {
    Cookies.set('user', JSON.stringify({ id, full_name: 'Yard' }));
  };

  it('is offered to edit it in the place of a chat', () => {
    signIn(9);
    show(
      <>
        <ContactBar ad={anAd()} locale="ckb" />
        <OwnAd sellerId={9} />
      </>,
      'ckb',
    );
    expect(own()).toBe(true);
    const bar = within(screen.getByRole('region'));
    const { ad, account } = messagesOf('ckb');
    const link = (name: string) => bar.getByRole('link', { name });
    expect(link(account.listings.card.edit).getAttribute('href')).toBe('/ckb/ad/7/edit');
    expect(link(account.listings.card.edit).className).toContain('owner-only');
    expect(link(ad.seller.chat).className).toContain('others-only');
  });

  it('sees no way to write to himself or to call himself', () => {
    const ad = anAd({ whatsapp_number: '+9647501234567', phone: '+9647501234567', email: 'me@example.com' });
    const waysIn = (part: ReactElement) => {
      const { container } = show(part);
      return [...container.querySelectorAll('a:is([href^="tel:"], [href^="mailto:"], [href*="wa.me"])')];
    };
    const inBar = waysIn(<ContactBar ad={ad} locale="en" />);
    expect(inBar).toHaveLength(2);
    for (const way of inBar) expect(way.classList).toContain('others-only');
    // On paper he is whom to ask.
    const inPanel = waysIn(<SellerPanel ad={ad} locale="en" />);
    expect(inPanel).toHaveLength(3);
    for (const way of inPanel) expect(way.classList).toContain('not-print:in-data-own-ad:hidden!');
  });

  it('and nobody else is, nor is he on the next page', () => {
    signIn(8);
    show(<OwnAd sellerId={9} />);
    expect(own()).toBe(false);
    cleanup();
    signIn(9);
    show(<OwnAd sellerId={9} />);
    expect(own()).toBe(true);
    cleanup();
    expect(own()).toBe(false);
  });
});
