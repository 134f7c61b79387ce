import { describe, expect, it } from 'vitest';
import { mayBeFact } from '@/lib/ad-filters';
import { areAlike } from '@/lib/facts/units';
import { categories } from './categories';
import { facts } from './facts';
import { categoryNouns, subCategoryNouns } from './nouns';
import { sheets } from './sheets';

const repeated = (values: readonly string[]) => values.filter((value, at) => values.indexOf(value) !== at);
const keys = new Set(facts.map(({ key }) => key));

describe('facts', () => {
  it('have a key each that an address can have, and so have their choices', () => {
    expect(repeated(facts.map(({ key }) => key))).toEqual([]);
    expect(facts.filter(({ key }) => !mayBeFact(key))).toEqual([]);
    for (const { key, choices } of facts) {
      expect(repeated(choices.map((choice) => choice.key)), key).toEqual([]);
      expect(
        choices.filter((choice) => !/^[a-z0-9_]{1,40}$/.test(choice.key)),
        key,
      ).toEqual([]);
    }
  });

  it('are called differently within one, in every language', () => {
    for (const { key, choices } of facts) {
      for (const locale of ['en', 'ar', 'ckb'] as const)
        expect(repeated(choices.map(({ name }) => name[locale])), `${key} ${locale}`).toEqual([]);
    }
  });

  it('have choices where they are chosen, and a range of whole numbers where they are counted or measured', () => {
    for (const { key, kind, choices, unit, shownIn, least, most, steps } of facts) {
      expect(choices.length > 1, key).toBe(kind === 'choice' || kind === 'choices');
      if (kind !== 'number') expect([unit, least, most], key).toEqual([null, null, null]);
      else {
        const numbers = [least ?? Number.NaN, ...steps, most ?? Number.NaN];
        expect(numbers.every(Number.isInteger), key).toBe(true);
        expect(numbers, key).toEqual(numbers.toSorted((a, b) => a - b));
        expect(Math.max(...numbers.map(Math.abs)), key).toBeLessThan(2 ** 31);
        if (unit && shownIn) expect(areAlike(unit, shownIn), key).toBe(true);
      }
    }
  });
});

describe('sheets', () => {
  it('are of kinds that there are, one for each category and at most one for a sub-category', () => {
    const tree = new Map(categories.map((one) => [one.slug, one.subCategories.map(({ slug }) => slug)]));
    expect(repeated(sheets.map(({ category, subCategory }) => `${category}/${subCategory}`))).toEqual([]);
    for (const { category, subCategory } of sheets)
      if (subCategory !== null) expect(tree.get(category) ?? []).toContain(subCategory);
    const whole = sheets.filter(({ subCategory }) => subCategory === null).map(({ category }) => category);
    expect(whole.toSorted()).toEqual([...tree.keys()].toSorted());
  });

  it('ask for facts that there are, each once, with eight facets and three on a card at most', () => {
    const asked = new Set<string>();
    for (const { category, subCategory, facts: own } of sheets) {
      const name = `${category}/${subCategory}`;
      for (const { key } of own) asked.add(key);
      expect(
        own.filter(({ key }) => !keys.has(key)),
        name,
      ).toEqual([]);
      expect(own.filter(({ isFacet }) => isFacet).length, name).toBeLessThanOrEqual(8);
      expect(own.filter(({ onCard }) => onCard).length, name).toBeLessThanOrEqual(3);
    }
    expect([...keys].filter((key) => !asked.has(key))).toEqual([]);
  });

  it('show no two facts of one name', () => {
    for (const { category, subCategory, facts: own } of sheets) {
      const names = own.map(({ key }) => facts.find((fact) => fact.key === key)?.name);
      for (const locale of ['en', 'ar', 'ckb'] as const)
        expect(repeated(names.map((name) => name?.[locale] ?? '')), `${category}/${subCategory}`).toEqual([]);
    }
  });
});

describe('nouns', () => {
  it('are there for every kind of machine', () => {
    for (const { slug, subCategories } of categories) {
      expect(categoryNouns, slug).toHaveProperty(slug);
      for (const sub of subCategories) expect(subCategoryNouns[slug], sub.slug).toHaveProperty(sub.slug);
    }
  });
});
