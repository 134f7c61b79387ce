import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { detailsLabels } from '@/components/account/details/details-labels';
import { PushDevice } from '@/components/account/details/push-device';

vi.mock('@/components/account/area/own-room', () => ({
  useAsker: () => ({ userId: 1, lang: 'en', currency: 'USD' }),
  useRoom: () => ({ rtl: false }),
}));

const labels = detailsLabels('en');
const { push: words } = labels;
const keys = { p256dh: 'a key', auth: 'a secret' };

/** The browser’s side, and the site’s. */
let here: string | null;
let known: string[];
let answer: 'granted' | 'denied' | 'default';
let refuses: boolean;

const subscription = () =>
  here && {
    endpoint: here,
    toJSON: () => ({ endpoint: here, keys }),
    unsubscribe: async () => {
      here = null;
      return true;
    },
  };
const registration = {
  pushManager: {
    getSubscription: async () => subscription(),
    subscribe: async () => {
      here = 'https://push.example.com/1';
      return subscription();
    },
  },
};
const notifications = (permission: string) => {
  const notification = { permission, requestPermission: async () => (notification.permission = answer) };
  vi.stubGlobal('Notification', notification);
};

beforeEach(() => {
  [here, known, answer, refuses] = [null, [], 'granted', false];
  notifications('default');
  vi.stubGlobal('PushManager', class {});
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: {
      register: async () => registration,
      ready: Promise.resolve(registration),
      getRegistration: async () => registration,
    },
  });
  vi.stubGlobal('fetch', async (_: unknown, init?: RequestInit) => {
    if (refuses && init?.method !== 'GET')
      return Response.json({ status: false, message: 'Too many.' }, { status: 429 });
    const { endpoint = '' } = init?.body ? JSON.parse(String(init.body)) : {};
    if (init?.method === 'POST') known = [endpoint];
    if (init?.method === 'DELETE') known = [];
    return init?.method === 'POST' || init?.method === 'DELETE'
      ? Response.json({ status: true, message: 'Done' })
      : Response.json({ data: { key: 'BKey', endpoints: known } });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

const show = () => {
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <PushDevice locale="en" labels={labels} />
    </QueryClientProvider>,
  );
  return userEvent.setup();
};
const box = () => screen.findByRole('checkbox', { name: words.switch });
const isOn = async () => ((await box()) as HTMLInputElement).checked;

test('a device is told when its member wants it, and no more when he does not', async () => {
  const user = show();
  expect(await isOn()).toBe(false);
  await user.click(await box());
  await screen.findByText(words.on);
  expect([await isOn(), known]).toEqual([true, ['https://push.example.com/1']]);
  await user.click(await box());
  await screen.findByText(words.off);
  expect([await isOn(), known, here]).toEqual([false, [], null]);
});

test('a browser that cannot says so and offers nothing', async () => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  vi.stubGlobal('fetch', async () => Response.json({ data: { key: 'BKey', endpoints: [] } }));
  show();
  await screen.findByText(words.unsupported);
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('one that was forbidden to says how to allow it', async () => {
  notifications('denied');
  show();
  await screen.findByText(words.denied);
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('who says no when the browser asks is not told, and hears why', async () => {
  answer = 'denied';
  const user = show();
  await user.click(await box());
  await screen.findByText(words.denied);
  expect([known, here]).toEqual([[], null]);
});

test('what the site refuses is off, and said in its words', async () => {
  refuses = true;
  const user = show();
  await user.click(await box());
  await screen.findByText('Too many.');
  await waitFor(async () => expect(await isOn()).toBe(false));
});

test('a subscription that the site does not know is off', async () => {
  here = 'https://push.example.com/of-another-member';
  show();
  expect(await isOn()).toBe(false);
});
