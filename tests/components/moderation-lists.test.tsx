import { onlineManager } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
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
  await screen.findByText(en.moderation.failed, {}, { timeout: 5_000 });
  screen.getByRole('button', { name: en.moderation.retry });
  onlineManager.setOnline(true);
  await screen.findByText('Do you ship to Sulaymaniyah?');
  await waitFor(() => expect(screen.queryByText(en.moderation.failed)).toBeNull());
});
