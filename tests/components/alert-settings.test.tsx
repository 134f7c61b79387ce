import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Cookies from 'js-cookie';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { OwnRoom } from '@/components/account/area/own-room';
import { AlertSettings } from '@/components/account/saved-searches/alert-settings';
import type { SavedSearchLabels } from '@/components/account/saved-searches/saved-search-labels';
import en from '@/messages/en.json';
import { anOwnAccount } from '../support/an-own-account';

// The network is the edge of our code: it is answered here.

const settings = {
  mails: true,
  favourites_by_mail: true,
  favourites_by_push: true,
  email_confirmed: true,
  devices: 0,
  time_zone: 'Asia/Baghdad',
  currency: null,
};
const { savedSearches, profile, notDone } = en.account;
const none = { zero: '', one: '', two: '', few: '', many: '', other: '' };
const labels: SavedSearchLabels = {
  ...savedSearches,
  newAds: none,
  confirm: profile.confirm,
  cancel: '',
  close: '',
  tryAgain: '',
  notDone,
};
const words = savedSearches.settings;

let known: typeof settings;
let refuses: boolean;
let reads: number;
/** Ends the wait of each choice for its answer; null where none waits. */
let answers: (() => void)[] | null;
let sent: { method: string; path: string; body: unknown }[];
let user = 80;

beforeEach(() => {
  user += 1;
  known = { ...settings };
  refuses = false;
  sent = [];
  reads = 0;
  answers = null;
  Cookies.set('user', JSON.stringify({ id: user, full_name: 'Azad' }));
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit = {}) => {
    const path = new URL(address, 'http://here').pathname;
    if (path === '/api/auth/me') return Response.json({ data: { ...anOwnAccount, email_confirmed: false } });
    if (method === 'GET') {
      reads += 1;
      return Response.json({ data: known });
    }
    const nth = sent.push({ method, path, body: body ? JSON.parse(String(body)) : null });
    if (answers) await new Promise<void>((answer) => answers?.push(answer));
    if (refuses) return Response.json({ status: false, message: 'Not now.' }, { status: 409 });
    known = { ...known, ...(body ? JSON.parse(String(body)) : {}) };
    return Response.json({ status: true, message: `Saved for ${user}, choice ${nth}.`, data: known });
  });
});
afterEach(() => {
  cleanup();
  Cookies.remove('user');
  Cookies.remove('currency');
  vi.unstubAllGlobals();
});

const show = () =>
  render(
    <OwnRoom locale="en" currency="USD">
      <AlertSettings locale="en" labels={labels} />
    </OwnRoom>,
  );
const mails = () => screen.findByRole('checkbox', { name: words.mails });

test('a choice is sent with the time zone and the currency of the reader, and shows that no mails come', async () => {
  Cookies.set('currency', 'IQD');
  show();
  await userEvent.click(await mails());
  await screen.findByText(words.mailsOff);
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  expect(sent).toEqual([
    {
      method: 'PUT',
      path: '/api/auth/alert-settings',
      body: { mails: false, time_zone: timeZone, currency: 'IQD' },
    },
  ]);
});

test('a choice that was refused is as it was before', async () => {
  refuses = true;
  show();
  await userEvent.click(await mails());
  await screen.findByText('Not now.');
  await waitFor(async () => expect(await mails()).toHaveProperty('checked', true));
  expect(screen.queryByText(words.mailsOff)).toBeNull();
});

test('a choice that waits for its answer stays when an earlier one has got it, and what is true is read after the last', async () => {
  show();
  const [mail, push] = [await mails(), screen.getByRole('checkbox', { name: labels.byPush })];
  const states = () => [mail, push].map((box) => (box as HTMLInputElement).checked);
  const before = reads;
  answers = [];
  await userEvent.click(mail);
  await userEvent.click(push);
  await waitFor(() => expect(answers).toHaveLength(2));
  answers[0]?.();
  await screen.findByText(`Saved for ${user}, choice 1.`);
  expect([reads, ...states()]).toEqual([before, false, false]);
  answers[1]?.();
  await waitFor(() => expect(reads).toBe(before + 1));
  expect(states()).toEqual([false, false]);
});

test('a member whose device is told is not asked to turn that on', async () => {
  known = { ...settings, devices: 1 };
  show();
  await mails();
  expect(screen.queryByText(words.noDevice)).toBeNull();
});

test('who has not confirmed the address is told that no mail comes, and is sent the link again', async () => {
  known = { ...settings, email_confirmed: false };
  show();
  await screen.findByText(words.unconfirmed);
  await userEvent.click(screen.getByRole('button', { name: profile.confirm.resend }));
  await waitFor(() => expect(sent.map(({ path }) => path)).toEqual(['/api/auth/confirm-email/resend']));
});
