import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { expect, test } from 'vitest';
import { AdTexts } from '@/components/ad/ad-texts';
import en from '@/messages/en.json';
import { anAd } from '../support/an-ad';

const show = (description: string, information = '') =>
  render(
    <NextIntlClientProvider locale="en" messages={en}>
      <AdTexts ad={anAd({ description, information })} locale="en" />
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
