import { createTranslator } from 'next-intl';
import { expect, test } from 'vitest';
import { localeCodes } from './locales';
import { messagesOf } from './messages';
import { pluralForms, sayCount } from './plural';

const counts = [0, 1, 2, 3, 10, 11, 26, 99, 100, 102, 103, 1_000];

test.each(localeCodes)(
  'a count is said in %s as its message says it, by forms of which none is said twice',
  (locale) => {
    const say = createTranslator({ locale, messages: messagesOf(locale), namespace: 'ads' });
    const forms = pluralForms((values) => say('count', values));
    const { other, ...unlike } = forms;
    expect(Object.values(unlike)).not.toContain(other);
    for (const count of counts)
      expect(sayCount(forms, count, locale, String(count)), String(count)).toBe(
        say('count', { count, n: String(count) }),
      );
  },
);

test('a language of one form sends one', () => {
  const say = createTranslator({ locale: 'ckb', messages: messagesOf('ckb'), namespace: 'ads' });
  expect(Object.keys(pluralForms((values) => say('count', values)))).toEqual(['other']);
});
