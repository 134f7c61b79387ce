import { expect, test } from 'vitest';
import { chatWord } from './chat';
import { searchTokens } from './tokens';

const said = (text: string) => chatWord(searchTokens(text));

test.each([
  ['7afara', 'hafara'],
  ['3araba', 'araba'],
  ['sha7ina', 'shahina'],
  ['5abata', 'khabata'],
  ['9allab', 'qallab'],
])('%s is %s', (text, word) => {
  expect(said(text)).toBe(word);
});

test.each(['3cx', 'd6r', 'h1', 'pc200', 'hilux 2', 'hilux2016', '7', 'hafara', 'حفارة7'])(
  '%s is a code, or words',
  (text) => {
    expect(said(text)).toBeNull();
  },
);
