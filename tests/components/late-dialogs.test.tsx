import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, test, vi } from 'vitest';
import { Gallery } from '@/components/ad/gallery';
import { PreferencesButton } from '@/components/layout/preferences-button';
import en from '@/messages/en.json';

// On this line neither comes.
vi.mock('@/components/layout/preferences-dialog', () => Promise.reject(new TypeError('no line')));
vi.mock('@/components/ad/full-view', () => Promise.reject(new TypeError('no line')));

beforeEach(() =>
  Object.assign(document.body.dataset, { late: 'Not loaded.', again: 'Again', close: 'Close' }),
);
afterEach(cleanup);

const saysSo = async () => {
  await screen.findByRole('dialog', { name: 'Not loaded.' });
  screen.getByRole('button', { name: 'Again' });
};

test('the language dialog says that it did not come, and can be asked for again', async () => {
  const { title, language, currency, selectLanguage, selectCurrency, save } = en.preferences;
  const { cancel, close, select } = en.common;
  render(
    <PreferencesButton
      label="Language and currency"
      name="English"
      caption="EN · USD"
      language="en"
      currency="USD"
      languages={[]}
      currencies={[]}
      rtl={false}
      labels={{ title, language, currency, selectLanguage, selectCurrency, save, cancel, close, select }}
    />,
  );
  // Nobody reached for it before, so it is asked for by the click alone.
  fireEvent.click(screen.getByRole('button', { name: 'Language and currency' }));
  await saysSo();
});

test('the view of a picture over the whole screen does, too', async () => {
  const labels = { ...en.ad.gallery, close: 'Close', title: 'Grader' };
  const { container } = render(
    <Gallery
      pictures={[{ src: '/media/a-1200.webp', srcset: '', illustration: false }]}
      labels={labels}
      shownAt={0}
    />,
  );
  await userEvent.click(container.querySelector('a.picture-link') as Element);
  await saysSo();
});
