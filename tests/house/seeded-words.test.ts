import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Translated } from '@/lib/i18n/locales';
import { foldWords } from '@/lib/text/fold';
import { brands } from '@/seed/reference/brands';
import { categories } from '@/seed/reference/categories';
import { facts } from '@/seed/reference/facts';
import { models } from '@/seed/reference/models';
import { adTypes, currencies, socialMedia } from '@/seed/reference/money';
import { states } from '@/seed/reference/places';
import { aboutSections, reasons } from '@/seed/reference/wordings/about';
import { faqs } from '@/seed/reference/wordings/faqs';
import { slides, whyChoose } from '@/seed/reference/wordings/home';
import { plans } from '@/seed/reference/wordings/plans';
import { settings } from '@/seed/reference/wordings/settings';
import ar from '../../messages/ar.json';
import ckb from '../../messages/ckb.json';
import en from '../../messages/en.json';
import { faultsOf } from './language';

/** Every text of a value in three languages, wherever it stands, with the path to it. */
const texts = (value: unknown, path = ''): [path: string, text: Translated][] => {
  if (typeof value !== 'object' || value === null) return [];
  if ('en' in value && 'ar' in value && 'ckb' in value) return [[path, value as Translated]];
  return Object.entries(value).flatMap(([key, inner]) => texts(inner, `${path}/${key}`));
};

const rows = { adTypes, categories, currencies, socialMedia, states };
const wordings = { aboutSections, faqs, plans, reasons, settings, slides, whyChoose };
const everyText = texts({ ...rows, ...wordings });
/** The names of cookies in the privacy policy. */
const cookies = /<strong>(token|user|lang|currency)<\/strong>/g;
const bare = (html: string) => html.replace(cookies, '{}').replace(/<[^>]*>/g, '\n');

/** The strings of a file of phrases, with a gap for each thing that is filled in. */
const phrasesOf = (file: string) => {
  const source = readFileSync(new URL(`../../seed/ads/phrases/${file}.ts`, import.meta.url), 'utf8')
    .replace(/\/\*\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '');
  const found: string[] = [];
  let at = 0;
  /** Reads code up to the brace that ends it, and the strings in it, which may hold code again. */
  const code = (): void => {
    for (let depth = 0; at < source.length; at++) {
      const sign = source[at];
      if (sign === "'" || sign === '`') string(sign);
      else if (sign === '{') depth++;
      else if (sign === '}' && depth-- === 0) return;
    }
  };
  const string = (end: string): void => {
    let text = '';
    for (at++; source[at] !== end; at++) {
      if (end === '`' && source.startsWith('${', at)) {
        at += 2;
        code();
        text += '{}';
      } else text += source[at];
    }
    found.push(text);
  };
  code();
  return found.filter((text) => /\p{Script=Arabic}/u.test(text));
};

describe.each(['ar', 'ckb'] as const)('what is seeded in %s', (language) => {
  test('is written as the language is written', () => {
    const faults = everyText.flatMap(([path, text]) =>
      bare(text[language])
        .split('\n')
        .flatMap((line) => faultsOf(line.trim(), language).map((fault) => `${path}: ${fault}: ${line}`)),
    );
    expect(faults).toEqual([]);
  });

  test('facts as well, but for the codes of the trade, which are Latin everywhere', () => {
    const said = facts.flatMap(({ key, name, short, counted, choices }) => [
      [key, name[language]],
      [key, short[language]],
      ...(counted ? Object.values(language === 'ar' ? counted.ar : [counted.ckb]) : []).map((form) => [
        key,
        form.replace('{n}', '{}'),
      ]),
      ...choices.flatMap((choice) => {
        const tag = choice.tag?.[language];
        const tags = typeof tag === 'string' ? [tag] : Object.values(tag ?? {});
        const nouns = choice.noun ? [choice.noun[language].word] : [];
        return [choice.name[language], ...tags, ...nouns].map((text) => [`${key}.${choice.key}`, text]);
      }),
    ]);
    expect(said.length).toBeGreaterThan(1_800);
    const faults = said.flatMap(([path = '', text = '']) =>
      faultsOf(text, language)
        .filter((fault) => !fault.startsWith('English'))
        .map((fault) => `${path}: ${fault}: ${text}`),
    );
    expect(faults).toEqual([]);
  });

  test('is translated', () => {
    const same = everyText.filter(([, text]) => text[language] === text.en);
    expect(same.map(([path]) => path)).toEqual([]);
  });

  test('the sentences of the ads, too, but for the endings that their own code joins', () => {
    const phrases = [language, `${language}-features`, `${language}-special`].flatMap(phrasesOf);
    expect(phrases.length).toBeGreaterThan(300);
    const spoken = [
      'a blank too many',
      'a tanwin behind its alif',
      'an ending that hangs on a gap',
      'glossary',
    ];
    const faults = phrases.flatMap((text) =>
      faultsOf(text, language)
        .filter((fault) => !spoken.some((name) => fault.startsWith(name)))
        .map((fault) => `${fault}: ${text}`),
    );
    expect(faults).toEqual([]);
  });
});

test.each([en, ar, ckb])(
  'what the empty search field names can be found ($layout.searchPlaceholder)',
  ({ layout }) => {
    const kinds = categories.flatMap((category) => [category, ...category.subCategories]);
    const names = [...brands, ...kinds].flatMap(({ name, aliases }) => [...Object.values(name), ...aliases]);
    const known = new Set(foldWords([...names, ...models.map((model) => model.name)].join(' ')));
    const asked = layout.searchPlaceholder.split(/[،,]/).flatMap(foldWords);
    expect(asked.length).toBeGreaterThan(1);
    expect(asked.filter((word) => !known.has(word))).toEqual([]);
  },
);

test('a device is a phone or a computer in Kurdish, as in the texts of the site', () => {
  const ofDevices = everyText.filter(([, { en }]) => /\bdevices?\b/.test(en));
  expect(ofDevices.length).toBeGreaterThan(2);
  expect(ofDevices.filter(([, { ckb }]) => !ckb.includes('مۆبایل')).map(([path]) => path)).toEqual([]);
});

test('the hard g of a brand is ك in Arabic: one letter, not كروف beside فيرغسون', () => {
  expect(brands.filter(({ name }) => name.ar.includes('غ')).map(({ slug }) => slug)).toEqual([]);
});
