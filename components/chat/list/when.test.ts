import { afterEach, expect, test, vi } from 'vitest';
import { messagesOf } from '@/lib/i18n/messages';
import type { ChatLabels } from '../chat-labels';
import { sayDay, sayTime, sayWhen } from './when';

// Tests run in Asia/Kathmandu, 5 h 45 min ahead of UTC and 2 h 45 min ahead of Baghdad.

const labels = { locale: 'en', thread: messagesOf('en').chat.thread } as unknown as ChatLabels;

afterEach(() => vi.useRealTimers());

const at = (now: string) => vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] });

test('the time of a message is that of its reader’s own clock', () => {
  expect(sayTime('2026-03-21T20:00:00Z')).toBe('01:45');
});

test('a list says the time of what came since the reader’s own midnight, and the day of what came before', () => {
  // In Baghdad it is the 21st at 23:00, and both came that day.
  at('2026-03-21T20:00:00Z');
  expect(sayWhen('2026-03-21T18:20:00Z', labels)).toBe('00:05');
  expect(sayWhen('2026-03-21T18:10:00Z', labels)).toBe('Yesterday');
  // In Baghdad it is the 22nd, and this came the day before.
  at('2026-03-21T22:00:00Z');
  expect(sayWhen('2026-03-21T20:00:00Z', labels)).toBe('01:45');
});

test('days and years are the reader’s own, too', () => {
  at('2026-03-21T20:00:00Z');
  expect(sayDay('2026-03-21T18:20:00Z', labels)).toBe('Today');
  expect(sayDay('2026-03-20T18:20:00Z', labels)).toBe('Yesterday');
  expect(sayDay('2026-03-19T18:20:00Z', labels)).toBe('20 March');
  expect(sayDay('2025-12-31T20:00:00Z', labels)).toBe('1 January');
  expect(sayDay('2025-12-31T18:10:00Z', labels)).toBe('31 December 2025');
});
