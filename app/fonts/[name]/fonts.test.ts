import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { localeCodes } from '@/lib/i18n/locales';
import { fonts, lettersIn, lettersOf } from './fonts';

const root = path.resolve(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** Of a face in globals.css, by the file of its font. */
const rangesOf = (file: string) => {
  const [, ranges] =
    new RegExp(`/fonts/${file}"[^}]*unicode-range:([^;]*);`).exec(read('app/globals.css')) ?? [];
  return lettersOf(ranges ?? '');
};

const has = (name: string) => {
  const font = fonts[name];
  if (!font) throw new Error(`There is no ${name}.`);
  const scripts = JSON.parse(read(`node_modules/${font.source}/unicode.json`));
  return new Set(lettersIn(font, scripts[font.script]));
};

describe('the Arabic font', () => {
  test('has what the style sheet says it has, in two parts that share no letter', () => {
    const [often, rare] = [has('vazirmatn-arabic.woff2'), has('vazirmatn-rare.woff2')];
    const said = new Set(rangesOf('vazirmatn-arabic.woff2'));
    // U+200F is a mark that no font draws.
    expect([...said].filter((letter) => !often.has(letter) && letter !== '\u200f')).toEqual([]);
    expect([...often].filter((letter) => !said.has(letter))).toEqual([]);
    expect([...often].filter((letter) => rare.has(letter))).toEqual([]);
    expect(
      rangesOf('vazirmatn-rare.woff2').filter((letter) => !said.has(letter) && !rare.has(letter)),
    ).toEqual([]);
  });

  test('has every letter of the site’s own texts in the part that is fetched with a page', () => {
    const texts = localeCodes.map((locale) => read(`messages/${locale}.json`)).join('');
    const letters = new Set(texts.match(/\p{Script=Arabic}/gu) ?? []);
    const often = has('vazirmatn-arabic.woff2');
    expect(letters.size).toBeGreaterThan(35);
    expect([...letters].filter((letter) => !often.has(letter))).toEqual([]);
  });
});
