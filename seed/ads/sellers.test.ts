import { describe, expect, it } from 'vitest';
import { brands } from '../reference/brands';
import { categories } from '../reference/categories';
import { models } from '../reference/models';
import { states } from '../reference/places';
import { createGenerator } from './generate';

const now = new Date('2026-11-21T12:00:00Z');
const sellers = 600;
const generator = createGenerator({ models, brands, categories, states });

describe('The sellers', () => {
  const all = generator.sellers(sellers);

  it('are dealers by a tenth, and these hold more than half of the ads', () => {
    expect(all.filter((seller) => seller.dealer)).toHaveLength(sellers / 10);
    const ads = Array.from({ length: 4_000 }, (_, index) => generator.ad(index, sellers, now));
    const theirs = ads.filter((ad) => all[ad.seller]!.dealer).length / ads.length;
    expect(Math.abs(theirs - 0.55)).toBeLessThan(0.03);
  });

  it('can neither be called nor written to', () => {
    for (const seller of all) {
      expect(seller.phoneNumber).toMatch(/^\+964700000\d{4}$/);
      expect(seller.email).toMatch(/^[a-z0-9.]+@demo\.test$/);
      expect(seller.websiteUrl ?? 'https://x.demo.test').toMatch(/^https:\/\/[a-z0-9-]+\.demo\.test$/);
    }
    expect(new Set(all.map((seller) => seller.username)).size).toBe(sellers);
    expect(new Set(all.map((seller) => seller.email)).size).toBe(sellers);
  });

  it('have names in three scripts and places on the map', () => {
    expect(all.some((seller) => /^[A-Z]/.test(seller.fullName))).toBe(true);
    expect(all.some((seller) => /[ۆڕڵێە]/.test(seller.fullName))).toBe(true);
    expect(all.some((seller) => /[يأ]/.test(seller.fullName))).toBe(true);
    for (const seller of all) {
      expect(seller.lat).toBeGreaterThan(29);
      expect(seller.lat).toBeLessThan(38);
      expect(seller.zipCode).toMatch(/^\d{5}$/);
    }
  });

  it('are found whatever their number', () => {
    for (const number of [1, 2, 7, 10, 11, 60, 5_000])
      for (let index = 0; index < 300; index++) {
        const { seller } = generator.ad(index, number, now);
        expect(seller).toBeGreaterThanOrEqual(0);
        expect(seller).toBeLessThan(number);
      }
  });
});
