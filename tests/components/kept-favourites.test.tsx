import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { createTranslator } from 'next-intl';
import { afterEach, expect, test, vi } from 'vitest';
import { KeptHere } from '@/components/account/favourites/kept-here';
import { adCardLabels } from '@/components/ads/ad-card-labels';
import { keepHere } from '@/components/favourites/kept-here';
import type { Locale } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import { pluralForms } from '@/lib/i18n/plural';
import { anAd } from '../support/an-ad';

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const show = (locale: Locale) => {
  const t = createTranslator({ locale, messages: messagesOf(locale) });
  const cards = createTranslator({ locale, messages: messagesOf(locale), namespace: 'adCard' });
  const labels = {
    title: t('account.favourites.here.title'),
    text: pluralForms((values) => t('account.favourites.here.text', values)),
    card: adCardLabels(cards, locale),
  };
  return render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <KeptHere locale={locale} currency="USD" labels={labels} />
    </QueryClientProvider>,
  );
};

test('a visitor finds what he marked on this device among his favourites, the latest first', async () => {
  for (const id of [5, 6, 7]) keepHere(id, true);
  const asked: URL[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(new URL(address, 'http://here'));
    // The middle one is gone.
    const page = { total: 2, total_is_estimate: false, per_page: 3, page: 1, last_page: 1 };
    const meta = { ...page, reading: [], corrected_search: null, nothing_found: null };
    return Response.json({ data: [5, 7].map((id) => anAd({ id, title: `Digger ${id}` })), meta });
  });
  show('en');
  const links = await screen.findAllByRole('link', { name: /^Digger \d$/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/ad/7', '/ad/5']);
  expect(asked.map(({ pathname, searchParams }) => `${pathname} ${searchParams.get('id')}`)).toEqual([
    '/api/v1/ads 7,6,5',
  ]);
  screen.getByRole('heading', { name: 'Kept on this device' });
  screen.getByText('2 ads. They join your favourites once you log in.');
});

test('without a line it says how many wait; where none was marked it says nothing', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no line')));
  keepHere(5, true);
  show('ar');
  await screen.findByText('إعلان واحد، وينضم إلى مفضلتك عند تسجيل الدخول.');
  cleanup();
  localStorage.clear();
  const { container } = show('ckb');
  expect(container.textContent).toBe('');
});
