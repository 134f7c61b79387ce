import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMoney, moneyParts, roundPrice } from './money';

const usd = { code: 'USD', symbol: '$', decimals: 0 };
const iqd = { code: 'IQD', symbol: 'IQD', decimals: 0 };
const eur = { code: 'EUR', symbol: '€', decimals: 0 };
const aed = { code: 'AED', symbol: 'AED', decimals: 0 };

const text = (amount: number, currency: typeof usd, locale: 'en' | 'ar' | 'ckb') =>
  moneyParts({ amount, currency, locale }).text.replace('\u00a0', ' ');

describe('a price', () => {
  it('has its symbol first in English, apart from the amount where it is a word', () => {
    expect(text(28500, usd, 'en')).toBe('$28,500');
    expect(text(37000000, iqd, 'en')).toBe('IQD 37,000,000');
    expect(text(24500, eur, 'en')).toBe('€24,500');
  });

  it('has its amount first in Arabic and Kurdish', () => {
    expect(text(28500, usd, 'ar')).toBe('28,500 $');
    expect(text(28500, usd, 'ckb')).toBe('28,500 $');
    expect(text(37000000, iqd, 'ar')).toBe('37,000,000 د.ع');
    expect(text(37000000, iqd, 'ckb')).toBe('37,000,000 د.ع');
    expect(text(105000, aed, 'ar')).toBe('105,000 د.إ');
    expect(text(105000, aed, 'ckb')).toBe('105,000 AED');
  });

  it('takes the symbol that the operator wrote over our own', () => {
    expect(text(1000, { ...iqd, symbol: 'دينار' }, 'ar')).toBe('1,000 دينار');
  });

  it('is shut off from its neighbours in the direction of its language', () => {
    expect(formatMoney({ amount: 28500, currency: usd, locale: 'en' })).toBe('\u2066$28,500\u2069');
    expect(formatMoney({ amount: 28500, currency: usd, locale: 'ar' })).toBe('\u206728,500\u00a0$\u2069');
    expect(moneyParts({ amount: 1, currency: usd, locale: 'ckb' }).dir).toBe('rtl');
    expect(moneyParts({ amount: 1, currency: usd, locale: 'en' }).dir).toBe('ltr');
  });
});

describe('a price in another currency', () => {
  it('keeps three figures', () => {
    expect(roundPrice(28482.79, 1310, 0)).toBe(37300000);
    expect(roundPrice(28500, 0.86, 0)).toBe(24500);
    expect(roundPrice(35, 0.307, 0)).toBe(11);
    expect(roundPrice(35, 0.307, 3)).toBe(10.7);
    expect(roundPrice(0, 1310, 0)).toBe(0);
  });

  it('stays as it is in dollars', () => {
    expect(roundPrice(28482.79, 1, 0)).toBe(28482.79);
    expect(roundPrice(123456, 1, 0)).toBe(123456);
  });

  it('never shows as free', () => {
    expect(roundPrice(1, 0.307, 0)).toBe(1);
    expect(roundPrice(0.001, 0.307, 2)).toBe(0.01);
  });

  it('never changes the order of two prices, nor strays by more than half a percent', () => {
    const price = fc.double({ min: 100, max: 1e7, noNaN: true });
    fc.assert(
      fc.property(price, price, fc.double({ min: 10, max: 50_000, noNaN: true }), (a, b, rate) => {
        const [low, high] = [Math.min(a, b), Math.max(a, b)];
        expect(roundPrice(low, rate, 0)).toBeLessThanOrEqual(roundPrice(high, rate, 0));
        expect(Math.abs(roundPrice(a, rate, 0) / (a * rate) - 1)).toBeLessThanOrEqual(0.00501);
      }),
    );
  });
});
