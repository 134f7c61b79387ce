import { cleanup, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { afterEach, expect, test } from 'vitest';
import { AdTexts } from '@/components/ad/ad-texts';
import type { GlossaryTerm } from '@/lib/contract/ads';
import en from '@/messages/en.json';
import { anAd } from '../support/an-ad';

afterEach(cleanup);

const show = (description: string, information = '', glossary: GlossaryTerm[] = []) =>
  render(
    <NextIntlClientProvider locale="en" messages={en}>
      <AdTexts ad={anAd({ description, information })} glossary={glossary} locale="en" />
    </NextIntlClientProvider>,
  );

test('a description keeps the form that its seller gave it', () => {
  show('<p>One <b>owner</b></p><ul><li>Camera</li></ul>');
  expect(screen.getByText('owner').tagName).toBe('B');
  expect(screen.getByRole('listitem').textContent).toBe('Camera');
});

test('signs in plain words are signs, and no other text is HTML', () => {
  show('Hours < 5000 & more', '<b>bold</b>');
  expect(screen.getByText('Hours < 5000 & more')).toBeTruthy();
  expect(screen.getByText('<b>bold</b>')).toBeTruthy();
});

const petrol = { name: 'Petrol', of: 'Fuel' };

test('a word of the trade opens what it means, by the browser alone and in the reader’s language', () => {
  const text = 'وقود: بنزين <92>';
  const start = text.indexOf('بنزين');
  show(text, '', [{ part: 'description', start, end: start + 5, ...petrol }]);
  const word = screen.getByRole('button', { name: 'بنزين' });
  const meaning = document.getElementById(word.getAttribute('popovertarget') ?? '');
  expect(meaning?.hasAttribute('popover')).toBe(true);
  expect([meaning?.lang, meaning?.dir, meaning?.textContent]).toEqual(['en', 'ltr', 'Petrol Fuel']);
  expect(word.closest('p')?.textContent?.replace('Petrol Fuel', '').replaceAll('\u200f', '')).toBe(text);
  expect(screen.getByText(en.ad.glossary, { exact: false })).toBeTruthy();
});

test('words of a formatted description keep the form around them, and each stands for one meaning', () => {
  const html = '<p>Çok <b>بنزين</b></p>';
  const start = html.indexOf('بنزين');
  show(html, 'بنزين', [
    { part: 'description', start, end: start + 5, ...petrol },
    { part: 'information', start: 0, end: 5, name: 'Gas', of: null },
  ]);
  const [one, other] = screen.getAllByRole('button');
  expect(one?.closest('b')).not.toBeNull();
  expect(one?.getAttribute('popovertarget')).not.toBe(other?.getAttribute('popovertarget'));
});

test('where nothing is known of a text, nothing is said of touching words', () => {
  show('Plain words');
  expect(screen.queryByText(en.ad.glossary, { exact: false })).toBeNull();
});

test('signs stay on the line of the word that they belong to', () => {
  const text = 'السيارة (بنزين)، نظيفة';
  const start = text.indexOf('بنزين');
  show(text, '', [{ part: 'description', start, end: start + 5, ...petrol }]);
  const line = screen.getByRole('button').parentElement;
  expect(line?.className).toBe('term-line');
  expect(line?.textContent?.replace('Petrol Fuel', '').replaceAll('\u200f', '')).toBe('(بنزين)،');
});
