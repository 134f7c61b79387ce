import { describe, expect, it } from 'vitest';
import { brands } from '../reference/brands';
import { categories } from '../reference/categories';
import { models as rows } from '../reference/models';
import { states } from '../reference/places';
import { machineKinds } from '../reference/types';
import { createGenerator } from './generate';
import { groupOf } from './kinds';
import { firstScreens, trapOf } from './traps';
import type { GeneratedAd } from './types';

const now = new Date('2026-11-21T12:00:00Z');
const seed = 2026;
const sellers = 600;
const count = 5_000;
const catalogue = { models: rows, brands, categories, states };
const generator = createGenerator(catalogue, { seed });
const ads = Array.from({ length: count }, (_, index) => generator.ad(index, sellers, now));
/** Those that no trap has spoiled. */
const plain = ads.filter((_, index) => trapOf(index, seed) === null);
const share = (of: readonly GeneratedAd[], is: (ad: GeneratedAd) => boolean) =>
  of.filter(is).length / of.length;
const models = new Map(rows.map((model) => [`${model.brand} ${model.name}`, model]));
const modelOf = (ad: GeneratedAd) => models.get(`${ad.brand} ${ad.model}`)!;

describe('A generated ad', () => {
  it('is the same for the same index, whatever was asked before', () => {
    const another = createGenerator(catalogue, { seed });
    another.ad(77, sellers, now);
    for (const index of [0, 59, 60, 4_999, 4_321, 17])
      expect(another.ad(index, sellers, now)).toEqual(ads[index]);
    expect(createGenerator(catalogue, { seed: 1 }).ad(500, sellers, now)).not.toEqual(ads[500]);
  });

  it('stands on the shelf of its model, with a year in which that was built', () => {
    for (const ad of ads) {
      const model = modelOf(ad);
      expect(model.category).toBe(ad.category);
      expect(model.subCategory).toBe(ad.subCategory);
      expect(ad.year).toBeGreaterThanOrEqual(model.years[0]);
      expect(ad.year).toBeLessThanOrEqual(Math.min(model.years[1], now.getUTCFullYear()));
      expect(machineKinds).toContain(ad.pictures.kind);
      expect(ad.pictures.color).toMatch(/^#[0-9A-F]{6}$/i);
    }
    const early = new Date('2021-03-01T00:00:00Z');
    for (let index = 0; index < 500; index++)
      expect(generator.ad(index, sellers, early).year).toBeLessThanOrEqual(2021);
  });

  it('counts hours or distance, as its model does', () => {
    for (const ad of plain) {
      const { meter } = modelOf(ad);
      if (meter !== 'hours') expect(ad.hours).toBeNull();
      if (meter !== 'km') expect(ad.distance).toBeNull();
      if (ad.hours !== null) expect(ad.hours).toBeGreaterThan(0);
      if (ad.distance !== null) expect(ad.distance).toBeLessThan(1_900_000);
    }
  });

  it('asks a price that a buyer would believe', () => {
    for (const ad of plain) {
      if (ad.price === null) continue;
      const [low, high] = modelOf(ad).price;
      expect(Number.isInteger(ad.price)).toBe(true);
      if (ad.adType === 'rent') {
        expect(ad.price).toBeGreaterThan(low * 0.002);
        expect(ad.price).toBeLessThan(high * 0.08);
      } else if (ad.adType === 'service') {
        expect(ad.price).toBeLessThan(500);
      } else {
        expect(ad.price).toBeGreaterThan(low * (ad.adType === 'parts' ? 0.15 : 0.25));
        expect(ad.price).toBeLessThan(high * 1.6);
      }
    }
  });

  it('says something in every field, and nothing unfinished', () => {
    for (const ad of ads) {
      expect(ad.title.length).toBeGreaterThan(3);
      expect(ad.description.length).toBeGreaterThan(40);
      for (const text of [ad.title, ad.description, ad.information, ad.feature, ad.specification]) {
        expect(text.trim()).not.toBe('');
        expect(text).not.toMatch(/undefined|null|NaN|\[object|\.\.|\s{3}| [.,،]/);
      }
      for (const text of [ad.information, ad.feature, ad.specification])
        expect(text.split('\n').length).toBeLessThanOrEqual(5);
      if (ad.status === 'rejected') expect(ad.rejectionReason).toBeTruthy();
      else expect(ad.rejectionReason).toBeNull();
    }
    for (const ad of plain) expect(ad.title.length).toBeLessThanOrEqual(110);
  });

  it('names the rent that its price field holds', () => {
    const rents = plain.filter((ad) => ad.adType === 'rent' && ad.price !== null);
    expect(rents.length).toBeGreaterThan(20);
    for (const ad of rents) {
      const figures = ad.description
        .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
        .replaceAll(',', '');
      expect(figures).toContain(String(ad.price));
    }
  });

  it('speaks of three to eight sentences', () => {
    const sentences = plain.map((ad) => ad.description.split(/[.!](?:\s|$)/).filter(Boolean).length);
    expect(Math.min(...sentences)).toBeGreaterThanOrEqual(3);
    expect(Math.max(...sentences)).toBeLessThanOrEqual(9);
  });

  it('is unlike the others', () => {
    expect(new Set(ads.map((ad) => ad.description)).size).toBeGreaterThan(count * 0.98);
    expect(new Set(ads.map((ad) => ad.title)).size).toBeGreaterThan(count * 0.6);
  });
});

describe('The catalogue of ads', () => {
  const near = (actual: number, wanted: number, slack: number) => {
    expect(actual).toBeGreaterThan(wanted - slack);
    expect(actual).toBeLessThan(wanted + slack);
  };

  it('is mixed as the market is', () => {
    const group = (name: string) => share(ads, (ad) => groupOf(modelOf(ad)) === name);
    near(group('cars'), 0.4, 0.03);
    near(group('trucks'), 0.2, 0.03);
    near(group('construction'), 0.22, 0.03);
    near(group('farm'), 0.12, 0.02);
    near(group('rest'), 0.06, 0.02);
  });

  it('stands where the states weigh', () => {
    const whole = states.reduce((sum, state) => sum + state.weight, 0);
    for (const state of states)
      near(
        share(ads, (ad) => ad.state === state.slug),
        state.weight / whole,
        0.05,
      );
  });

  it('is written in three languages, and some of it in other letters and digits', () => {
    near(
      share(ads, (ad) => ad.language === 'ar'),
      0.45,
      0.03,
    );
    near(
      share(ads, (ad) => ad.language === 'ckb'),
      0.35,
      0.03,
    );
    near(
      share(ads, (ad) => ad.language === 'en'),
      0.2,
      0.03,
    );
    near(
      share(plain, (ad) => /[٠-٩]/.test(ad.description)),
      0.03,
      0.012,
    );
    const foreign = share(
      plain,
      (ad) =>
        (ad.language === 'ckb' && (/[يكھ]/.test(ad.description) || !/[ۆڕڵێ]/.test(ad.description))) ||
        (ad.language === 'ar' && (/[یک]/.test(ad.description) || !/[أإة]/.test(ad.description))),
    );
    near(foreign, 0.05, 0.02);
  });

  it('writes Kurdish in Kurdish letters, but for the few that real people type otherwise', () => {
    const kurdish = plain.filter((ad) => ad.language === 'ckb');
    for (const ad of kurdish) {
      for (const text of [ad.information, ad.feature, ad.specification, ad.rejectionReason ?? ''])
        expect(text).not.toMatch(/[يكىةھ\u064b-\u0652\u200c\u0640]/);
      expect(ad.title + ad.description).not.toMatch(/[ىة\u064b-\u0652\u200c\u0640]/);
    }
    expect(share(kurdish, (ad) => /[يك]/.test(ad.title + ad.description))).toBeLessThan(0.06);
    for (const ad of plain.filter((one) => one.language === 'ar'))
      expect(ad.information + ad.feature + ad.specification).not.toMatch(/[ۆڕڵێەڤگپچژ]/);
  });

  it('has the kinds, states and prices of 6.6', () => {
    near(
      share(ads, (ad) => ad.status === 'pending'),
      0.09,
      0.015,
    );
    near(
      share(ads, (ad) => ad.status === 'rejected'),
      0.04,
      0.01,
    );
    near(
      share(ads, (ad) => ad.priceType === 'negotiable'),
      0.12,
      0.02,
    );
    near(
      share(ads, (ad) => ad.price === null),
      0.06,
      0.015,
    );
    near(
      share(ads, (ad) => ad.promotion === 'top'),
      0.015,
      0.007,
    );
    near(
      share(ads, (ad) => ad.promotion === 'featured'),
      0.04,
      0.012,
    );
    const machines = plain.filter((ad) => modelOf(ad).meter === 'hours');
    near(
      share(machines, (ad) => ad.adType === 'rent'),
      0.06,
      0.02,
    );
    near(
      share(machines, (ad) => ad.hours === null),
      0.07,
      0.03,
    );
    for (const type of ['wanted', 'exchange', 'auction', 'parts', 'service'])
      near(
        share(ads, (ad) => ad.adType === type),
        0.011,
        0.0105,
      );
  });

  it('promotes only what is public', () => {
    for (const ad of ads) if (ad.promotion) expect(ad.status).toBe('accept');
  });

  it('is denser in recent days and looked at by few, except for some', () => {
    const recent = share(ads, (ad) => ad.daysAgo < 30);
    expect(recent).toBeGreaterThan(0.4);
    for (const ad of ads) expect(ad.daysAgo).toBeLessThanOrEqual(120);
    const views = ads.map((ad) => ad.views).sort((a, b) => b - a);
    const sum = (list: readonly number[]) => list.reduce((total, one) => total + one, 0);
    expect(sum(views.slice(0, count / 10)) / sum(views)).toBeGreaterThan(0.5);
  });
});

describe('The first screens', () => {
  const first = ads.slice(0, firstScreens);

  it('show public, priced, pictured ads of many models', () => {
    for (const ad of first) {
      expect(ad.status).toBe('accept');
      expect(ad.price).not.toBeNull();
      expect(ad.state).not.toBeNull();
      expect(ad.pictures.count).toBeGreaterThanOrEqual(4);
      if (modelOf(ad).meter === 'hours') expect(ad.hours).not.toBeNull();
    }
    for (let index = 1; index < first.length; index++)
      expect(first[index]!.model).not.toBe(first[index - 1]!.model);
  });

  it('are the newest', () => {
    const rest = Math.min(...ads.slice(firstScreens).map((ad) => ad.daysAgo));
    expect(Math.max(...first.map((ad) => ad.daysAgo))).toBeLessThan(rest);
  });
});
