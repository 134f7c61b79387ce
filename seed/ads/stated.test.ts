import { describe, expect, it } from 'vitest';
import { brands } from '../reference/brands';
import { categories } from '../reference/categories';
import { facts } from '../reference/facts';
import { models } from '../reference/models';
import { states } from '../reference/places';
import { sheets } from '../reference/sheets';
import { createGenerator } from './generate';

const now = new Date('2026-03-01T00:00:00Z');
const generator = createGenerator({ models, brands, categories, states });
const ads = Array.from({ length: 2_000 }, (_, index) => generator.ad(index, 140, now));

const whole = ({ title, description, information, feature, specification }: (typeof ads)[number]) =>
  [title, description, information, feature, specification].join('\n');

describe('what a demo ad states', () => {
  it('is asked of its kind, and possible', () => {
    for (const { category, subCategory, facts: stated } of ads) {
      const sheet =
        sheets.find((one) => one.category === category && one.subCategory === subCategory) ??
        sheets.find((one) => one.category === category && one.subCategory === null);
      for (const [key, value] of Object.entries(stated)) {
        const fact = facts.find((one) => one.key === key);
        expect(
          sheet?.facts.map((one) => one.key),
          `${category}/${subCategory}`,
        ).toContain(key);
        if (typeof value === 'number') {
          expect(Number.isInteger(value), key).toBe(true);
          expect(value, key).toBeGreaterThanOrEqual(fact?.least ?? Number.NaN);
          expect(value, key).toBeLessThanOrEqual(fact?.most ?? Number.NaN);
        } else if (typeof value !== 'boolean') {
          const known = fact?.choices.map((choice) => choice.key);
          for (const one of [value].flat()) expect(known, key).toContain(one);
        }
      }
    }
  });

  it('is about six facts, of nearly every ad', () => {
    const counts = ads.map(({ facts: stated }) => Object.keys(stated).length);
    expect(counts.filter((count) => count === 0).length).toBeLessThan(ads.length / 50);
    expect(counts.reduce((sum, count) => sum + count, 0) / ads.length).toBeGreaterThan(6);
  });

  it('is the same each time that the ad is made', () => {
    expect(ads.slice(0, 200).map(({ facts: stated }) => stated)).toEqual(
      Array.from({ length: 200 }, (_, index) => generator.ad(index, 140, now).facts),
    );
  });

  it('is what its words say of weight, power, customs and tracks', () => {
    let compared = 0;
    const compare = (words: string, pattern: RegExp, value: unknown, of: (figure: string) => unknown) => {
      const [, figure] = pattern.exec(words) ?? [];
      if (figure === undefined || value === undefined) return;
      compared += 1;
      expect(of(figure), words).toBe(value);
    };
    for (const ad of ads.filter(({ language }) => language === 'en')) {
      const words = whole(ad);
      const { power, weight, customs, undercarriage } = ad.facts;
      compare(words, /Power: (\d+) hp/, power, Number);
      compare(words, /weight: ([\d.]+) t/i, weight, (tonnes) => Number(tonnes) * 1_000);
      compare(words, /(Customs: paid|Customs: not paid|Customs are not paid)/, customs, (said) =>
        /not/i.test(said) ? 'unpaid' : 'paid',
      );
      compare(words, /(?:undercarriage|tracks)[^.\n]*?(\d+) ?(?:%|per cent)/i, undercarriage, Number);
    }
    expect(compared).toBeGreaterThan(100);
  });
});
