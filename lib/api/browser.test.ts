import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { download } from './browser';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const archive = { headers: { 'content-type': 'application/gzip' } };
const answering = (answer: (init: RequestInit) => Promise<Response>) =>
  vi.stubGlobal('fetch', (_: string, init: RequestInit) => answer(init));
const ask = () =>
  download('/auth/export', {}, 'application/gzip').then(
    (file) => file.size,
    (error) => error.message,
  );

describe('a file that is downloaded', () => {
  it('is what came, whole', async () => {
    answering(async () => new Response('bytes', archive));
    expect(await ask()).toBe(5);
  });

  it('is never the page of a captive portal (R237)', async () => {
    const portal = { headers: { 'content-type': 'text/html' } };
    answering(async () => new Response('<h1>Welcome to our hotel</h1>', portal));
    expect(await ask()).toBe('PARSING_ERROR');
  });

  it('is waited for as long as it gets on, and no longer (R237)', async () => {
    const pieces: ReadableStreamDefaultController<Uint8Array>[] = [];
    answering(async ({ signal }) => {
      const body = new ReadableStream<Uint8Array>({ start: (piece) => void pieces.push(piece) });
      signal?.addEventListener('abort', () => pieces[0]?.error(signal.reason));
      return new Response(body, archive);
    });
    let ended: unknown;
    const asked = ask().then((end) => {
      ended = end;
    });
    for (let piece = 0; piece < 3; piece += 1) {
      await vi.advanceTimersByTimeAsync(20_000);
      pieces[0]?.enqueue(new Uint8Array(1));
    }
    await vi.advanceTimersByTimeAsync(29_000);
    expect(ended).toBeUndefined();
    await vi.advanceTimersByTimeAsync(2_000);
    await asked;
    expect(ended).toBe('TIMEOUT_ERROR');
  });

  it('that nobody sends ends too', async () => {
    answering(
      ({ signal }) =>
        new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
    );
    const asked = ask();
    await vi.advanceTimersByTimeAsync(31_000);
    expect(await asked).toBe('TIMEOUT_ERROR');
  });
});
