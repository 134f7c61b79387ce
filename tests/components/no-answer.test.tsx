import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Cookies from 'js-cookie';
import { createTranslator } from 'next-intl';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LoginForm } from '@/components/account/login-form';
import { RegisterForm } from '@/components/account/register-form';
import { AdForm } from '@/components/ad-form/ad-form';
import { adFormLabels } from '@/components/ad-form/ad-form-labels';
import { writeDraft } from '@/components/ad-form/draft';
import { emptyValues } from '@/components/ad-form/values';
import { ContactForm } from '@/components/pages/contact-form';
import en from '@/messages/en.json';
import { cardLabels } from './words';

// A hotel's network that answers every call with its own page, and says 200.

const push = vi.fn();
const replace = vi.fn();
vi.mock('next/navigation', () => ({ useRouter: () => ({ push, replace }), notFound: vi.fn() }));
const portal = '<!doctype html><h1>Welcome to our hotel</h1>';

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('fetch', async () => new Response(portal, { headers: { 'content-type': 'text/html' } }));
});
afterEach(() => {
  Cookies.remove('user');
  cleanup();
  vi.unstubAllGlobals();
});

test('an ad that nobody took is not said to be written: its draft and its form stay', async () => {
  const draft = { ad: null, account: 7 };
  const number = { ad_type_id: '1', category_id: '1', sub_category_id: '11', brand_id: '1', state_id: '1' };
  writeDraft(draft, {
    values: {
      ...emptyValues,
      ...number,
      ...{
        title: 'Grader 140M',
        model: '140M',
        year: '2020',
        price: '28500',
        price_type: 'fix',
        vat: 'include',
      },
      ...{
        distance: '10',
        description: 'a',
        information: 'a',
        feature: 'a',
        specification: 'a',
        lat: '36',
        long: '44',
      },
      ...{ zip_code: '44001', phone: '+9647701234567', whatsapp_number: '+9647701234567' },
      ...{ website_url: 'https://yard.example.com', email: 'yard@example.com' },
    },
    photos: [{ id: 'a', name: 'a.jpg', key: 'a-key', src: '/media/a.webp' }],
  });
  Cookies.set('user', JSON.stringify({ id: 7, full_name: 'Azad' }));
  const t = createTranslator({ locale: 'en', messages: en, namespace: 'adForm.counts' });
  render(
    <AdForm
      ad={null}
      locale="en"
      labels={adFormLabels(t, 'en')}
      selectLabels={en.common.select}
      cardLabels={cardLabels()}
      choices={{
        adTypes: [{ id: 1, name: 'For sale' }],
        categories: [{ id: 1, name: 'Construction' }],
        subCategories: [{ id: 11, name: 'Graders', category_id: 1 }],
        brands: [{ id: 1, name: 'Caterpillar', also: '' }],
        states: [{ id: 1, name: 'Erbil', lat: 36.19, long: 44.01 }],
        socialMedia: [],
        years: [2020],
      }}
      currency={{ name: 'IQD', title: 'Dinar', symbol: 'IQD', rate: 1310, decimals: 0 }}
      priceCurrencies={[]}
      tiles={{ url: '', credit: '' }}
      siteAddress="https://makinar.example"
      mostPhotos={5}
    />,
  );
  await screen.findByText('We kept your draft.');
  await userEvent.click(screen.getByRole('button', { name: 'Submit Ad' }));
  await screen.findByText('Ad creation failed. Please try again.');
  expect(push).not.toHaveBeenCalled();
  expect(localStorage.getItem('makinar:ad:new:7')).toContain('Grader 140M');
});

test('a login that nobody took leads nowhere', async () => {
  const { auth, problems } = en;
  const labels = { ...auth, problems } as unknown as Parameters<typeof LoginForm>[0]['labels'];
  render(<LoginForm locale="en" labels={labels} forgotHref="/forgot-password" next="/" />);
  await userEvent.type(screen.getByLabelText(/E-mail/), 'a@example.com');
  await userEvent.type(screen.getByLabelText(/^Password/), 'secret words');
  await userEvent.click(screen.getByRole('button', { name: 'Login' }));
  await screen.findByText('Login failed. Please try again.');
  expect(replace).not.toHaveBeenCalled();
});

test('a registration that nobody took leads nowhere, and keeps what was written', async () => {
  const { register, fields, files } = en.auth;
  render(
    <RegisterForm
      locale="en"
      labels={{ register, fields, files, problems: en.problems }}
      selectLabels={en.common.select}
      states={[]}
      tiles={{ url: '', credit: '' }}
      placeLabels={{ ...en.adForm.place, empty: register.placeEmpty }}
      next="/"
    />,
  );
  const username = screen.getByLabelText(/^Username/) as HTMLInputElement;
  await userEvent.type(username, 'azad');
  await userEvent.type(screen.getByLabelText(/^E-mail/), 'azad@example.com');
  await userEvent.type(screen.getByLabelText(/^Password/), 'secret words');
  await userEvent.type(screen.getByLabelText(/^Repeat the password/), 'secret words');
  await userEvent.type(screen.getByLabelText(/^First name/), 'Azad');
  await userEvent.type(screen.getByLabelText(/^Last name/), 'Karim');
  await userEvent.click(screen.getByRole('button', { name: register.submit }));
  await screen.findByText(register.failed);
  expect(replace).not.toHaveBeenCalled();
  expect(username.value).toBe('azad');
});

test('a letter that nobody took is still there to be sent', async () => {
  const labels = { ...en.contact.form, problems: en.problems, email: 'E-mail', optional: '' };
  render(<ContactForm locale="en" labels={labels} />);
  await userEvent.type(screen.getByLabelText(labels.name), 'Azad');
  await userEvent.type(screen.getByLabelText('E-mail'), 'azad@example.com');
  await userEvent.type(screen.getByLabelText(labels.message), 'Do you ship?');
  await userEvent.click(screen.getByRole('button', { name: labels.submit }));
  await screen.findByText(labels.failed);
  expect((screen.getByLabelText(labels.message) as HTMLTextAreaElement).value).toBe('Do you ship?');
});
