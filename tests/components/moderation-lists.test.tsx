import { onlineManager } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { DeadLettersScreen } from '@/components/moderation/dead-letters-screen';
import { LogScreen } from '@/components/moderation/log-screen';
import { MessagesScreen } from '@/components/moderation/messages-screen';
import en from '@/messages/en.json';
import { ModeratorsRoom } from './moderators-room';

const message = {
  id: 1,
  name: 'Dilan Karim',
  email: 'dilan@example.com',
  company: null,
  message: 'Do you ship to Sulaymaniyah?',
  language: 'en',
  date: '2026-01-02T10:00:00.000Z',
  answered_at: null,
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  onlineManager.setOnline(true);
});

test('a list of the moderators says that it cannot be read without a line, and is read when the line is back', async () => {
  const line = vi.fn(async () => {
    if (!onlineManager.isOnline()) throw new TypeError('no line');
    return Response.json({ data: [message], next: null });
  });
  vi.stubGlobal('fetch', line);
  onlineManager.setOnline(false);
  render(
    <ModeratorsRoom>
      <MessagesScreen />
    </ModeratorsRoom>,
  );
  await screen.findByText(en.moderation.failed);
  screen.getByRole('button', { name: en.moderation.retry });
  onlineManager.setOnline(true);
  await screen.findByText('Do you ship to Sulaymaniyah?');
  await waitFor(() => expect(screen.queryByText(en.moderation.failed)).toBeNull());
});

test('a dead letter says what it was, why and whom it is about, and is gone from the list once it is tried again', async () => {
  const letter = {
    id: '7',
    name: 'reset-link',
    key: null,
    account_id: 3,
    problem: 'Error: 450 busy',
    attempts: 10,
    written_at: '2026-01-02T10:00:00.000Z',
    ended_at: '2026-01-03T10:00:00.000Z',
  };
  let dead = [letter];
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    if (init?.method === 'POST') {
      asked.push(String(address).split('?')[0] ?? '');
      dead = [];
      return Response.json({ status: true, message: 'Tried' });
    }
    return Response.json({ data: dead, next: null });
  });
  const user = userEvent.setup();
  render(
    <ModeratorsRoom>
      <DeadLettersScreen />
    </ModeratorsRoom>,
  );
  const { deadLetters: words } = en.moderation;
  await screen.findByText(words.names['reset-link']);
  screen.getByText('Error: 450 busy');
  screen.getByText('Attempts: 10');
  expect(screen.getByRole('link', { name: words.account }).getAttribute('href')).toContain('/accounts/3');
  await user.click(screen.getByRole('button', { name: words.retry }));
  await screen.findByText(words.empty);
  expect(asked).toEqual([expect.stringContaining('/v1/moderation/dead-letters/7')]);
});

test('the log calls a job that was tried again by the name that it has among the dead letters', async () => {
  const decision = {
    id: 1,
    date: '2026-01-02T10:00:00.000Z',
    actor: null,
    action: 'job.retry',
    subject: 'job',
    subject_id: '7',
    title: 'alert-mail',
    reason: null,
  };
  vi.stubGlobal('fetch', async () => Response.json({ data: [decision], moderators: [], next: null }));
  render(
    <ModeratorsRoom>
      <LogScreen />
    </ModeratorsRoom>,
  );
  await screen.findByText(en.moderation.deadLetters.names['alert-mail']);
  expect(screen.queryByText('alert-mail')).toBeNull();
});
