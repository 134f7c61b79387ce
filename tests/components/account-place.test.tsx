import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import Cookies from 'js-cookie';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { OwnRoom, useRoom } from '@/components/account/area/own-room';
import { DetailsForm } from '@/components/account/details/details-form';
import { detailsLabels } from '@/components/account/details/details-labels';
import { RegisterForm } from '@/components/account/register-form';
import en from '@/messages/en.json';
import { anOwnAccount } from '../support/an-own-account';

vi.mock('next/navigation', () => ({ useRouter: () => ({ push: vi.fn(), refresh: vi.fn() }) }));

const { register, fields, files } = en.auth;
const place = {
  states: [{ id: 1, name: 'Erbil', lat: 36.19, long: 44.01 }],
  tiles: { url: '', credit: '' },
  placeLabels: { ...en.adForm.place, empty: register.placeEmpty },
};

const registration = (
  <RegisterForm
    locale="en"
    labels={{ register, fields, files, problems: en.problems }}
    selectLabels={en.common.select}
    next="/"
    {...place}
  />
);
/** The form is a member's, and stands where it is known who that is. */
const Details = () =>
  useRoom().asker ? (
    <DetailsForm
      me={anOwnAccount}
      locale="en"
      labels={detailsLabels('en')}
      selectLabels={en.common.select}
      {...place}
    />
  ) : null;
const details = (
  <OwnRoom locale="en" currency="USD">
    <Details />
  </OwnRoom>
);

const field = (name: string) => screen.getByLabelText(name) as HTMLInputElement;
const disclosure = () => field('Latitude').closest('details');
const show = async (form: ReactElement) => {
  render(form);
  // With a script the fields wait behind the map; without one they stand open.
  await waitFor(() => expect(disclosure()?.open).toBe(false));
};

beforeEach(() => {
  Cookies.set('user', JSON.stringify({ id: anOwnAccount.id, full_name: anOwnAccount.full_name }));
  vi.stubGlobal('fetch', async () => Response.json({ data: { unread: 0 } }));
});
afterEach(() => {
  cleanup();
  Cookies.remove('user');
  vi.unstubAllGlobals();
});

describe.each([
  ['registration', registration, 'Register'],
  ['account details', details, 'Save changes'],
])('the place in %s', (_, form, submit) => {
  test('is asked for by the map and the device first, by degrees behind "Enter coordinates" (R129)', async () => {
    await show(form);
    const part = disclosure()?.closest('fieldset');
    const order = [...(part?.querySelectorAll('button, .place-map, summary, details input') ?? [])].map(
      (one) =>
        one instanceof HTMLInputElement
          ? one.name
          : one.className.includes('place-map')
            ? 'map'
            : one.textContent,
    );
    expect(order).toEqual(['Use my location', 'map', 'Enter coordinates', 'lat', 'long']);
  });

  test('is taken from the device, and can be taken back (R129)', async () => {
    const getCurrentPosition = (found: (position: object) => void) =>
      found({ coords: { latitude: 36.1911134, longitude: 44.0091672 } });
    vi.spyOn(navigator, 'geolocation', 'get').mockReturnValue({ getCurrentPosition } as never);
    await show(form);
    fireEvent.click(screen.getByRole('button', { name: 'Use my location' }));
    await waitFor(() => expect(field('Latitude').value).toBe('36.191'));
    expect(field('Longitude').value).toBe('44.009');
    await waitFor(() => expect(disclosure()?.open).toBe(false));
    fireEvent.click(screen.getByRole('button', { name: 'Remove the pin' }));
    await waitFor(() => expect(field('Latitude').value).toBe(''));
  });

  test('opens its fields when it is off the map, and that is said under them (R129, R164)', async () => {
    await show(form);
    fireEvent.input(field('Latitude'), { target: { value: '٩٩' } });
    fireEvent.input(field('Longitude'), { target: { value: '44' } });
    fireEvent.click(screen.getByRole('button', { name: submit }));
    await waitFor(() => expect(field('Latitude').getAttribute('aria-invalid')).toBe('true'));
    expect(disclosure()?.open).toBe(true);
  });
});
