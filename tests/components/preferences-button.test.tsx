import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { PreferencesButton } from '@/components/layout/preferences-button';
import en from '@/messages/en.json';

afterEach(cleanup);

const textWith = (name: string, caption: string) => {
  const { title, language, currency, selectLanguage, selectCurrency, save } = en.preferences;
  const { cancel, close, select } = en.common;
  render(
    <PreferencesButton
      label="Language and currency"
      name={name}
      caption={caption}
      language="ckb"
      currency="IQD"
      languages={[]}
      currencies={[]}
      rtl
      labels={{ title, language, currency, selectLanguage, selectCurrency, save, cancel, close, select }}
    />,
  );
  return screen.getByRole('button').textContent;
};

test('the button names the language before its code, as a word of its own', () => {
  expect(textWith('کوردی', 'CKB | IQD')).toBe('کوردی · CKB | IQD');
  cleanup();
  expect(textWith('English', 'EN | USD')).toBe('English · EN | USD');
});
