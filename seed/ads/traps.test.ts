import { describe, expect, it } from 'vitest';
import { brands } from '../reference/brands';
import { categories } from '../reference/categories';
import { models } from '../reference/models';
import { states } from '../reference/places';
import { createGenerator } from './generate';
import { firstScreens, trapOf, traps } from './traps';

const now = new Date('2026-11-21T12:00:00Z');
const sellers = 600;
const seed = 2026;
const generator = createGenerator({ models, brands, categories, states }, { seed });

describe('A trap', () => {
  const sprung = (name: string) =>
    Array.from({ length: 20_000 }, (_, index) => index)
      .filter((index) => trapOf(index, seed) === name)
      .map((index) => generator.ad(index, sellers, now));

  it('never stands on the first screens', () => {
    for (let index = 0; index < firstScreens; index++) expect(trapOf(index, seed)).toBeNull();
  });

  it('comes about once in 400 ads', () => {
    for (const trap of traps) expect(Math.abs(sprung(trap).length - 50)).toBeLessThan(30);
  });

  it('is what it says', () => {
    for (const ad of sprung('one-hour-excavator')) expect([ad.hours, ad.year]).toEqual([1, 2006]);
    for (const ad of sprung('title-without-spaces')) expect(ad.title).toMatch(/^\S{200}$/);
    for (const ad of sprung('latin-in-arabic-title')) expect(ad.title).toContain('CAT 320D (2012)');
    for (const ad of sprung('emoji')) expect(ad.title).toMatch(/\p{Extended_Pictographic}/u);
    for (const ad of sprung('no-pictures')) expect(ad.pictures.count).toBe(0);
    for (const ad of sprung('no-state')) expect(ad.state).toBeNull();
    for (const ad of sprung('phone-in-title')) expect(ad.title).toContain('0700 000 0000');
  });
});
