import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wordDiff } from './word-diff';

const said = (was: string, is: string) =>
  wordDiff(was, is)
    .map(({ kind, text }) => ({ same: text, added: `+${text}+`, removed: `-${text}-` })[kind])
    .join('');

test('words that came and went are marked, in any script', () => {
  expect(said('CAT 320 very clean', 'CAT 330 very clean')).toBe('CAT -320-+330+ very clean');
  expect(said('حفارة نظيفة', 'حفارة نظيفة جدا')).toBe('حفارة نظيفة+ جدا+');
  expect(said('', 'new')).toBe('+new+');
  expect(said('gone', '')).toBe('-gone-');
  expect(said('same', 'same')).toBe('same');
});

test('the new text is there again without what was removed, and the old without what was added', () => {
  const text = fc.array(fc.constantFrom('a', 'b', 'c', ' ', '\n', 'دە')).map((words) => words.join(''));
  fc.assert(
    fc.property(text, text, (was, is) => {
      const parts = wordDiff(was, is);
      const without = (kind: string) =>
        parts
          .filter((part) => part.kind !== kind)
          .map((part) => part.text)
          .join('');
      expect([without('removed'), without('added')]).toEqual([is, was]);
    }),
  );
});

test('two long texts that have nothing in common are shown whole', () => {
  const many = (word: string) => Array.from({ length: 3_000 }, (_, n) => `${word}${n}`).join(' ');
  expect(wordDiff(many('a'), many('b')).map(({ kind }) => kind)).toEqual(['removed', 'added']);
});
