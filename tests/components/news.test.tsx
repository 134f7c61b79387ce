import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useNews } from '@/components/account/area/use-news';
import { useUnread, useUnreadAlerts } from '@/lib/api/unread';
import type { Listening } from '@/lib/realtime/browser/connect';
import { openRealtime } from '@/lib/realtime/browser/realtime';

// The connection and the client of the API, which waits for no clock of a test, are answered here.

vi.mock('@/lib/api/browser', () => ({ api: { get: (path: string) => answer(path) } }));
vi.mock('@/lib/realtime/browser/realtime', () => ({ openRealtime: vi.fn(), closeRealtime: vi.fn() }));

const minute = 60_000;
let unread: Record<string, number>;
let asked: string[];
let joined: { channel: string; listening: Listening }[];
let left: string[];
let state: string;
let tellState: () => void;

const answer = async (path: string) => {
  const what = path.includes('/chat/') ? 'chat' : 'alerts';
  asked.push(what);
  return { data: { unread: unread[what] } };
};

beforeEach(() => {
  vi.useFakeTimers({ now: Date.now() + 60 * minute });
  unread = { alerts: 0, chat: 0 };
  [asked, joined, left] = [[], [], []];
  state = 'connected';
  const realtime = {
    join: (channel: string, listening: Listening) => {
      joined.push({ channel, listening });
      return { leave: () => left.push(channel) };
    },
    state: () => state,
    onState: (tell: () => void) => {
      tellState = tell;
      return () => {};
    },
  };
  vi.mocked(openRealtime)
    .mockReset()
    .mockResolvedValue(realtime as never);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const Counts = ({ memberId }: { memberId: number | undefined }) => {
  useNews(memberId);
  return (
    <p>
      {useUnreadAlerts(memberId)} alerts, {useUnread(memberId)} messages
    </p>
  );
};
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const show = async (memberId: number | undefined) => {
  const shown = render(<Counts memberId={memberId} />);
  await pass(2_000);
  return shown;
};
const say = async (event: string, data: unknown) => {
  for (const { listening } of joined) listening.events?.[event]?.(data as never);
  await pass(1_000);
};
const counted = () => screen.getByText(/alerts/).textContent;

it('listens for a member on his own channel, and for a visitor on none', async () => {
  await show(undefined);
  expect(openRealtime).not.toHaveBeenCalled();
  cleanup();
  await show(7);
  expect(joined.map(({ channel }) => channel)).toEqual(['private-account.7']);
  cleanup();
  expect(left).toEqual(['private-account.7']);
});

it('shows at once what the channel tells, and asks once for many alerts', async () => {
  await show(7);
  asked = [];
  unread.alerts = 3;
  const written = joined[0]?.listening.events?.AlertsWritten;
  for (let n = 0; n < 5; n += 1) written?.({} as never);
  await pass(1_000);
  expect([counted(), asked]).toEqual(['3 alerts, 0 messages', ['alerts']]);
  await say('AlertsRead', { unread: 1 });
  await say('UnreadChanged', { unread: 2 });
  expect([counted(), asked]).toEqual(['1 alerts, 2 messages', ['alerts']]);
});

it('asks for what may have been missed when it has joined again', async () => {
  await show(7);
  [unread.alerts, unread.chat] = [4, 5];
  joined[0]?.listening.onJoined?.();
  await pass(1_000);
  expect(counted()).toBe('4 alerts, 5 messages');
});

it('asks now and then by itself, more seldom where the channel tells it', async () => {
  await show(7);
  asked = [];
  await pass(9 * minute);
  expect(asked).toEqual([]);
  await pass(3 * minute);
  expect(asked.toSorted()).toEqual(['alerts', 'chat']);
  state = 'reconnecting';
  tellState();
  asked = [];
  await pass(2 * minute);
  expect(asked.toSorted()).toEqual(['alerts', 'chat']);
});
