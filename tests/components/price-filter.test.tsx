import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PriceFilterSection } from '@/components/ads/filters/price-filter';
import {
  handlesOf,
  moveHandle,
  type PriceFilter,
  positionOf,
  priceAt,
  typePrice,
} from '@/components/ads/filters/price-scale';
import type { ShownCurrency } from '@/components/ads/list/ad-list-types';
import type { Locale } from '@/lib/i18n/locales';
import { listLabels } from './words';

afterEach(() => {
  cleanup();
  document.documentElement.dir = '';
});

const open: PriceFilter = { fromPrice: null, toPrice: null };

describe('the price scale', () => {
  it('goes from 100 to a million dollars in steps of equal ratio (R246)', () => {
    expect([0, 25, 50, 75, 100].map(priceAt)).toEqual([100, 1_000, 10_000, 100_000, 1_000_000]);
  });

  it('finds every position again from its price', () => {
    for (let position = 0; position <= 100; position += 1)
      expect(positionOf(priceAt(position))).toBe(position);
  });

  it('starts at 0 and 100, which ask for nothing (R246)', () => {
    expect(handlesOf(open)).toEqual({ min: 0, max: 100 });
    const moved = moveHandle(moveHandle(open, 'min', 30), 'max', 60);
    expect(moved.fromPrice).not.toBeNull();
    expect(moveHandle(moveHandle(moved, 'min', 0), 'max', 100)).toEqual(open);
    expect(moveHandle(moveHandle(moved, 'min', -5), 'max', 105), 'no further than the ends').toEqual(open);
  });

  it('asks for no price below nothing, whatever is typed or stands in an address', () => {
    expect(typePrice(open, 'fromPrice', -5)).toEqual({ fromPrice: 0, toPrice: null });
    expect(typePrice({ fromPrice: null, toPrice: 0 }, 'fromPrice', 5).fromPrice).toBe(0);
  });

  it('keeps the handles at least one apart, whatever is dragged or typed (R154, R246)', () => {
    const step = fc.oneof(
      fc.record({
        kind: fc.constantFrom('min' as const, 'max' as const),
        to: fc.integer({ min: -5, max: 105 }),
      }),
      fc.record({
        kind: fc.constantFrom('fromPrice' as const, 'toPrice' as const),
        to: fc.option(fc.double({ min: -10, max: 1e9, noNaN: true })),
      }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
        let price = open;
        for (const { kind, to } of steps) {
          price =
            kind === 'min' || kind === 'max'
              ? moveHandle(price, kind, to as number)
              : typePrice(price, kind, to);
          const { min, max } = handlesOf(price);
          expect(max - min).toBeGreaterThanOrEqual(1);
          expect(min).toBeGreaterThanOrEqual(0);
          expect(max).toBeLessThanOrEqual(100);
          if (price.fromPrice !== null && price.toPrice !== null) {
            expect(price.toPrice - price.fromPrice).toBeGreaterThanOrEqual(1);
          }
        }
      }),
    );
  });
});

const dollars = { code: 'USD', symbol: '$', rate: 1, decimals: 0 };
const dinars = { code: 'IQD', symbol: 'IQD', rate: 1310, decimals: 0 };

type HeldProps = {
  start: PriceFilter;
  currency: ShownCurrency;
  locale: Locale;
  onChange: (to: PriceFilter) => void;
};

const Held = ({ start, currency, locale, onChange }: HeldProps) => {
  const [price, setPrice] = useState(start);
  return (
    <PriceFilterSection
      price={price}
      currency={currency}
      locale={locale}
      labels={listLabels(locale)}
      onChange={(to) => {
        onChange(to);
        setPrice(to);
      }}
    />
  );
};

const show = (start: PriceFilter, { currency = dollars, locale = 'en' as Locale } = {}) => {
  const changed = vi.fn<(price: PriceFilter) => void>();
  render(<Held start={start} currency={currency} locale={locale} onChange={changed} />);
  return changed;
};

describe('the price filter', () => {
  it('lets no handle pass the other', () => {
    const changed = show({ fromPrice: priceAt(40), toPrice: priceAt(60) });
    fireEvent.change(screen.getByRole('slider', { name: 'Lowest price' }), { target: { value: '90' } });
    expect(changed).toHaveBeenLastCalledWith({ fromPrice: priceAt(59), toPrice: priceAt(60) });
    fireEvent.change(screen.getByRole('slider', { name: 'Highest price' }), { target: { value: '10' } });
    expect(changed).toHaveBeenLastCalledWith({ fromPrice: priceAt(59), toPrice: priceAt(60) });
  });

  it('says what a handle stands for in the visitor’s currency', () => {
    show({ fromPrice: 10_000, toPrice: null }, { currency: dinars });
    const handle = screen.getByRole('slider', { name: 'Lowest price' });
    expect(handle.getAttribute('aria-valuetext')).toContain('13,100,000');
  });

  it('takes a price as it is typed, in any digits, and keeps dollars', async () => {
    const changed = show(open, { currency: dinars, locale: 'ar' });
    await userEvent.type(screen.getByLabelText('من'), '١٣٬١٠٠٬٠٠٠{Enter}');
    expect(changed).toHaveBeenLastCalledWith({ fromPrice: 10_000, toPrice: null });
    expect((screen.getByLabelText('من') as HTMLInputElement).value).toBe('13,100,000');
  });

  it('says every price on the way, so that the number of ads follows before the field is left', async () => {
    const changed = show({ fromPrice: null, toPrice: 90_000 });
    await userEvent.type(screen.getByLabelText('From'), '25');
    expect(changed.mock.calls.map(([{ fromPrice }]) => fromPrice)).toEqual([2, 25]);
    await userEvent.type(screen.getByLabelText('From'), '000');
    expect(changed).toHaveBeenLastCalledWith({ fromPrice: 25_000, toPrice: 90_000 });
    expect((screen.getByLabelText('From') as HTMLInputElement).value).toBe('25000');
  });

  it('lets an empty field ask for nothing, and leaves what is no price', async () => {
    const changed = show({ fromPrice: 5_000, toPrice: null });
    const field = screen.getByLabelText('From');
    await userEvent.clear(field);
    await userEvent.type(field, 'cheap{Enter}');
    expect(changed).toHaveBeenLastCalledWith({ fromPrice: 5_000, toPrice: null });
    expect((field as HTMLInputElement).value).toBe('5,000');
    await userEvent.clear(field);
    await userEvent.tab();
    expect(changed).toHaveBeenLastCalledWith(open);
  });

  it.each(['ar', 'ckb'] as const)(
    'paints what lies between the handles from the start side in %s',
    (locale) => {
      document.documentElement.dir = 'rtl';
      show({ fromPrice: priceAt(20), toPrice: priceAt(70) }, { locale });
      const [lowest] = screen.getAllByRole('slider');
      const slider = lowest?.closest<HTMLElement>('.price-slider');
      // Logical terms: the style sheet sets them from the inline start and end, where a native slider begins and ends too.
      expect(slider?.style.getPropertyValue('--from')).toBe('20%');
      expect(slider?.style.getPropertyValue('--to')).toBe('30%');
      expect(slider?.getAttribute('dir')).toBeNull();
    },
  );
});
