import { expect, test } from 'vitest';
import { stemsOf } from './endings';
import { foldWords } from './fold';

const folded = (word: string) => foldWords(word)[0] ?? '';

test.each([
  // Definite and indefinite, of one and of several
  ['تراکتۆرەکە', 'تراکتۆر'],
  ['شۆفڵێک', 'شۆفڵ'],
  ['حەفارەکان', 'حەفارە'],
  ['سەیارەیەک', 'سەیارە'],
  // Behind a vowel
  ['کۆرۆلاکە', 'کۆرۆلا'],
  ['پرادۆکان', 'پرادۆ'],
  // "My" and "our"
  ['سەیارەم', 'سەیارە'],
  ['تراکتۆرەکەم', 'تراکتۆر'],
  ['شۆفڵمان', 'شۆفڵ'],
  // Arabic
  ['قلابين', 'قلاب'],
  ['تركترات', 'تركتر'],
  ['كالشفل', 'شفل'],
  // English
  ['lorries', 'lorry'],
  ['excavators', 'excavator'],
])('%s may be %s', (word, stem) => {
  expect(stemsOf(folded(word))).toContain(folded(stem));
});

test('a stem keeps two letters at least, and no word is its own stem', () => {
  for (const word of ['کان', 'ان', 'مان', 'bus'].map(folded)) {
    for (const stem of stemsOf(word)) expect(stem.length).toBeGreaterThan(1);
    expect(stemsOf(word)).not.toContain(word);
  }
});
