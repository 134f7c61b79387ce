import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { RegisterForm } from '@/components/account/register-form';
import en from '@/messages/en.json';

vi.mock('next/navigation', () => ({ useRouter: () => ({ push: vi.fn(), refresh: vi.fn() }) }));

const { register, fields, files } = en.auth;
const show = () =>
  render(
    <RegisterForm
      locale="en"
      labels={{ register, fields, files, problems: en.problems }}
      selectLabels={en.common.select}
      states={[{ id: 1, name: 'Erbil', lat: 36.19, long: 44.01 }]}
      tiles={{ url: '', credit: '' }}
      placeLabels={{ ...en.adForm.place, empty: register.placeEmpty }}
      next="/"
    />,
  );
const field = (name: string) => screen.getByLabelText(name) as HTMLInputElement;

afterEach(cleanup);

test('registration takes the place from the device first, and can take it back (R131)', async () => {
  const getCurrentPosition = (found: (position: object) => void) =>
    found({ coords: { latitude: 36.1911134, longitude: 44.0091672 } });
  vi.spyOn(navigator, 'geolocation', 'get').mockReturnValue({ getCurrentPosition } as never);
  const { container } = show();
  fireEvent.click(screen.getByRole('button', { name: 'Use my location' }));
  await waitFor(() => expect(field('Latitude').value).toBe('36.191'));
  expect(field('Longitude').value).toBe('44.009');
  await waitFor(() => expect(container.querySelector('details')?.open).toBe(false));
  fireEvent.click(screen.getByRole('button', { name: 'Remove the pin' }));
  await waitFor(() => expect(field('Latitude').value).toBe(''));
});

test('a place off the map opens its fields and is said under them (R131, R164)', async () => {
  const { container } = show();
  await waitFor(() => expect(container.querySelector('details')?.open).toBe(false));
  fireEvent.input(field('Latitude'), { target: { value: '٩٩' } });
  fireEvent.input(field('Longitude'), { target: { value: '44' } });
  fireEvent.click(screen.getByRole('button', { name: 'Register' }));
  await waitFor(() => expect(field('Latitude').getAttribute('aria-invalid')).toBe('true'));
  expect(container.querySelector('details')?.open).toBe(true);
});
