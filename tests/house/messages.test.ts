import { describe, expect, test } from 'vitest';
import { payloads } from '@/lib/server/queue/payloads';
import ar from '../../messages/ar.json';
import ckb from '../../messages/ckb.json';
import en from '../../messages/en.json';
import { faultsOf, partsOf } from './language';

type Tree = { [key: string]: string | Tree };

const texts = (tree: Tree, prefix = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[prefix + key, value] as [string, string]]
      : texts(value, `${prefix}${key}.`),
  );

const english = new Map(texts(en));
const languages = { ar: texts(ar), ckb: texts(ckb) };
const each = (['ar', 'ckb'] as const).map((language) => [language, languages[language]] as const);
const tagsOf = (text: string) => (text.match(/<\/?\w+>/g) ?? []).toSorted();
/** Texts that are marks alone, ", " between two facts, are blank where they join. */
const isMark = (text: string) => !/\p{L}/u.test(text);

/** Keys of this list may break the rule behind which it stands: few, and each with its reason. */
const hangingOn = ['ads.title.brandKind']; // شۆفڵی کۆماتسو: the name of a kind is always Kurdish here
const countedAlike = ['account.listings.promotion.left']; // "3 left": no noun that would change

describe.each(each)('%s', (language, own) => {
  test('says what English says, no more and no less', () => {
    expect(own.map(([key]) => key).toSorted()).toEqual([...english.keys()].toSorted());
  });

  test('has the same gaps and elements as English', () => {
    for (const [key, text] of own) {
      const wanted = english.get(key) ?? '';
      expect(partsOf(text).gaps, key).toEqual(partsOf(wanted).gaps);
      expect(tagsOf(text), key).toEqual(tagsOf(wanted));
    }
  });

  test('is translated', () => {
    const same = own.filter(
      ([key, text]) => text === english.get(key) && !isMark(partsOf(text).words.join('')),
    );
    expect(same.map(([key]) => key)).toEqual([]);
  });

  test('is written as the language is written', () => {
    const faults = own.flatMap(([key, text]) =>
      isMark(text)
        ? []
        : partsOf(text).words.flatMap((words) =>
            faultsOf(words, language)
              .filter((fault) => !(fault.includes('hangs') && hangingOn.includes(key)))
              .map((fault) => `${key}: ${fault}: ${words}`),
          ),
    );
    expect(faults).toEqual([]);
  });

  test('keeps addresses and numbers to dial in their own direction', () => {
    const loose = own.filter(([, text]) =>
      /https?:|@|\+964/.test(text.replace(/\u2066[^\u2069]*\u2069/g, '')),
    );
    expect(loose.map(([key]) => key)).toEqual([]);
  });
});

test('a device is a phone or a computer in Kurdish: ئامێر is what is sold', () => {
  const devices = languages.ckb.filter(([key]) =>
    /\bdevices?\b/.test(partsOf(english.get(key) ?? '').words.join(' ')),
  );
  expect(devices.length).toBeGreaterThan(5);
  expect(devices.filter(([, text]) => !text.includes('مۆبایل')).map(([key]) => key)).toEqual([]);
});

/** Words that are right elsewhere and wrong in one place are told by another text of the same thing. */
test.each(each)('what stands in two places has one name in %s', (_, own) => {
  const said = new Map(own);
  const { desc, asc, random } = Object.fromEntries(
    ['desc', 'asc', 'random'].map((sort) => [sort, said.get(`ads.sorts.${sort}`)]),
  );
  const tabs = ['new', 'popular', 'featured'].map((tab) => said.get(`home.featured.${tab}`));
  const badge = said.get('console.fields.popular')?.split(':')[0];
  expect([...tabs, badge]).toEqual([desc, asc, random, said.get('pricing.popular')]);
});

test('an Arabic word that alone reads as another one, “from” or “offer”, does not stand alone', () => {
  const { moderation, console } = ar;
  expect([moderation.log.who, console.preview.width]).toEqual(['المشرف', 'عرض الشاشة']);
});

test('an ellipsis in English is three dots, but for the one that the specification writes in one', () => {
  const own = [...english].filter(([, text]) => /(?<!\/)…/.test(text));
  expect(own).toEqual([['chat.thread.sending', 'Sending…']]);
});

describe('a count', () => {
  const plurals = (of: readonly [string, string][]) =>
    of.flatMap(([key, text]) => partsOf(text).plurals.map((forms) => [key, forms] as const));

  test('is said in six forms in Arabic, of which one and two need no figure', () => {
    const counts = plurals(languages.ar);
    expect(counts.length).toBeGreaterThan(10);
    for (const [key, forms] of counts) {
      expect(Object.keys(forms).toSorted(), key).toEqual(['few', 'many', 'one', 'other', 'two', 'zero']);
      for (const form of ['one', 'two'] as const) {
        expect(forms[form], `${key} ${form}`).not.toContain('{n}');
        expect(forms[form], `${key} ${form}`).not.toBe(forms.other);
      }
      expect(forms.one, key).not.toBe(forms.two);
      if (!countedAlike.includes(key)) expect(forms.few, key).not.toBe(forms.other);
    }
  });

  test('of none in Arabic says so in a clause that nothing goes on', () => {
    const goesOn = languages.ar.filter(([, text]) => {
      const [, none = '', after = ''] = /zero \{((?:[^{}]|\{\w+\})*)\}.*\}\}(.*)$/u.exec(text) ?? [];
      return /(?<!\p{L})(لا|لم|ليس)(?!\p{L})/u.test(none) && /^ *[^ .،؛:؟!»)]/.test(after);
    });
    expect(goesOn.map(([key]) => key)).toEqual([]);
  });

  test('is said in two forms in English and Kurdish', () => {
    for (const [key, forms] of plurals([...english, ...languages.ckb])) {
      expect(Object.keys(forms), key).toEqual(['one', 'other']);
    }
  });
});

test('the console has a name for every kind of job that may become a dead letter', () => {
  expect(Object.keys(en.moderation.deadLetters.names).toSorted()).toEqual(Object.keys(payloads).toSorted());
});
