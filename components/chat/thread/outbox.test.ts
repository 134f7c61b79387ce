import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/lib/api/client';
import type { ChatMessage } from '@/lib/contract/chat';
import { createHistory, type Page } from './history';
import type { Unsent } from './messages';
import { createOutbox } from './outbox';

const refusal = (status: number) => new ApiError(status, { status: false, message: `answer ${status}` });
const message = (id: number, body = `number ${id}`, client_id: string | null = null): ChatMessage => ({
  id,
  client_id,
  body,
  from_message: body,
  from_app_account_id: 1,
  sender_id: 1,
  to_app_account_id: 2,
  ad_id: 7,
  created_at: new Date(Date.parse('2026-03-21T09:00:00Z') + id * 1000).toISOString(),
  read_at: null,
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const anOutbox = (answer: (message: Unsent) => Promise<void>, before: Unsent[] = []) => {
  const sent: string[] = [];
  const stored: string[] = [];
  const refused: string[][] = [];
  let kept: readonly Unsent[] = before;
  const outbox = createOutbox({
    send: async (unsent) => {
      sent.push(unsent.body);
      await answer(unsent);
      return message(stored.length + 1, unsent.body, unsent.id);
    },
    kept: {
      read: () => [...kept],
      write: (messages) => {
        kept = messages;
      },
    },
    onStored: ({ body }) => stored.push(body),
    onRefused: (messages) => refused.push(messages.map(({ body }) => body)),
  });
  return { outbox, sent, stored, refused, kept: () => kept.map(({ body }) => body) };
};

describe('messages on their way', () => {
  it('go out one after the other, in the order they were written', async () => {
    const { outbox, sent, stored } = anOutbox(() => new Promise((done) => setTimeout(done, 100)));
    for (const text of ['one', 'two', 'three']) outbox.add(text);
    expect([sent, outbox.view().sending]).toEqual([['one'], true]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect([stored, outbox.view()]).toEqual([['one', 'two', 'three'], { messages: [], sending: false }]);
  });

  it('wait for the line, and keep their ids and their order when it is back', async () => {
    let line = false;
    const ids: string[] = [];
    const { outbox, stored } = anOutbox(async ({ id }) => {
      ids.push(id);
      if (!line) throw refusal(0);
    });
    outbox.add('one');
    await vi.advanceTimersByTimeAsync(10);
    expect(outbox.view()).toMatchObject({ sending: false, messages: [{ state: 'waiting' }] });
    outbox.add('two');
    await vi.advanceTimersByTimeAsync(10);
    line = true;
    outbox.flush();
    await vi.advanceTimersByTimeAsync(10);
    expect(stored).toEqual(['one', 'two']);
    expect(new Set(ids).size).toBe(2);
    expect(ids[0]).toMatch(/^temp-/);
  });

  it('are tried again by themselves', async () => {
    let tries = 0;
    const { outbox, stored } = anOutbox(async () => {
      tries += 1;
      if (tries < 4) throw refusal(0);
    });
    outbox.add('patient');
    await vi.advanceTimersByTimeAsync(60_000);
    expect([stored, tries]).toEqual([['patient'], 4]);
  });

  it('come back, all of them, when one is refused (R151, R226)', async () => {
    for (const status of [403, 500, 503]) {
      const { outbox, refused, kept } = anOutbox(async () => {
        await new Promise((done) => setTimeout(done, 50));
        throw refusal(status);
      });
      outbox.add('one');
      outbox.add('two');
      await vi.advanceTimersByTimeAsync(100);
      expect([refused, outbox.view().messages, kept()]).toEqual([[['one', 'two']], [], []]);
    }
  });

  it('outlive the page', async () => {
    const first = anOutbox(async () => {
      throw refusal(0);
    });
    first.outbox.add('later');
    await vi.advanceTimersByTimeAsync(10);
    first.outbox.stop();
    expect(first.kept()).toEqual(['later']);
    const next = anOutbox(async () => {}, [...first.outbox.view().messages]);
    next.outbox.flush();
    await vi.advanceTimersByTimeAsync(10);
    expect([next.stored, next.kept()]).toEqual([['later'], []]);
  });
});

describe('what both have written', () => {
  const all = Array.from({ length: 30 }, (_, n) => message(n + 1));
  const server = (per: number) => {
    const known = [...all];
    const ask = async ({ before, after }: { before?: number; after?: number }): Promise<Page> => {
      const found = known.filter(({ id }) => id < (before ?? 999) && id > (after ?? 0));
      const data = after === undefined ? found.slice(-per) : found.slice(0, per);
      return { data, meta: { has_more: found.length > per } };
    };
    return { known, ask };
  };

  it('begins with the newest, and older pages join above', async () => {
    const history = createHistory(server(12).ask);
    await history.load();
    expect([history.view().messages[0]?.id, history.view().hasOlder]).toEqual([19, true]);
    await history.loadOlder();
    await history.loadOlder();
    await history.loadOlder();
    expect([history.view().messages.map(({ id }) => id), history.view().hasOlder]).toEqual([
      all.map(({ id }) => id),
      false,
    ]);
  });

  it('misses nothing that was said while there was no line, and shows nothing twice', async () => {
    const { known, ask } = server(5);
    const history = createHistory(ask);
    await history.load();
    known.push(...Array.from({ length: 13 }, (_, n) => message(31 + n)));
    history.take([message(36)]);
    history.take([message(36)]);
    await Promise.all([history.readMissed(), history.readMissed()]);
    expect(
      history
        .view()
        .messages.slice(-5)
        .map(({ id }) => id),
    ).toEqual([39, 40, 41, 42, 43]);
    expect(new Set(history.view().messages.map(({ id }) => id)).size).toBe(history.view().messages.length);
  });

  it('says when it could not be read, and can be asked again', async () => {
    let line = false;
    const history = createHistory(async () => {
      if (!line) throw refusal(0);
      return { data: all, meta: { has_more: false } };
    });
    await history.load();
    expect(history.view().status).toBe('failed');
    line = true;
    await history.load();
    expect(history.view()).toMatchObject({ status: 'ready', messages: all });
  });
});
