import { expect, test } from 'vitest';
import ar from '../../messages/ar.json';
import ckb from '../../messages/ckb.json';
import en from '../../messages/en.json';

type Tree = { [key: string]: string | Tree };

const texts = (tree: Tree, prefix = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[prefix + key, value] as [string, string]]
      : texts(value, `${prefix}${key}.`),
  );

const languages = { en: texts(en), ar: texts(ar), ckb: texts(ckb) };
const argumentsOf = (text: string) =>
  [...new Set([...text.matchAll(/\{(\w+)[,}]/g)].map(([, name]) => name))]
    .filter((name) => name !== undefined)
    .toSorted();

test('every text is there in every language, with the same arguments', () => {
  const english = new Map(languages.en);
  for (const language of ['ar', 'ckb'] as const) {
    expect(languages[language].map(([key]) => key).toSorted()).toEqual([...english.keys()].toSorted());
    for (const [key, text] of languages[language]) {
      expect(text.trim(), `${language} ${key}`).not.toBe('');
      const own = argumentsOf(text).filter((name) => /^[a-z]/.test(name));
      const wanted = argumentsOf(english.get(key) ?? '');
      expect(
        own.every((name) => wanted.includes(name)),
        `${language} ${key}: ${own} of ${wanted}`,
      ).toBe(true);
    }
  }
});

test('an Arabic count says all six forms', () => {
  for (const [key, text] of languages.ar) {
    for (const [plural] of text.matchAll(/\{\w+, plural,(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g)) {
      for (const form of ['zero', 'one', 'two', 'few', 'many', 'other']) {
        expect(plural, `${key} lacks ${form}`).toMatch(new RegExp(`\\b(?:${form}|=0)\\s*\\{|${form}\\s*\\{`));
      }
    }
  }
});

test('Kurdish is written with Kurdish letters and Arabic with Arabic ones', () => {
  for (const [key, text] of languages.ckb) expect(text, key).not.toMatch(/[كيىة]/);
  for (const [key, text] of languages.ar) expect(text, key).not.toMatch(/[ەێۆڕڵ]/);
});
