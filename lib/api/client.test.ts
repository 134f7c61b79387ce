import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createClient, type Transport } from './client';
import { reasonOf } from './reason-of';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const calling = (transport: Transport) => createClient(transport);
const answering = (answer: BodyInit, status = 200) =>
  calling(async () => new Response(answer, { status, headers: { 'content-type': 'text/html' } }));
const portal = '<!doctype html><h1>Welcome to our hotel</h1>';

const failureOf = async (call: Promise<unknown>) =>
  call.then(
    () => 'an answer',
    (error) => [error.status, error.message],
  );
/** Hangs until it is called off, as `fetch` does. */
const hanging: Transport = (_, { signal }) =>
  new Promise((_, reject) => {
    if (signal?.aborted) reject(signal.reason);
    signal?.addEventListener('abort', () => reject(signal.reason));
  });

describe('a call', () => {
  it('that finds no line is a FETCH_ERROR (R237)', async () => {
    const { get } = calling(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await failureOf(get('/v1/brand', {}))).toEqual([0, 'FETCH_ERROR']);
  });

  it('that is answered by 200 and something else than the contract says is a PARSING_ERROR (R237)', async () => {
    const strange = [portal, '', JSON.stringify({ data: [{ id: 1 }] })];
    for (const { get, post } of strange.map((body) => answering(body))) {
      expect(await failureOf(get('/v1/brand', {}))).toEqual([0, 'PARSING_ERROR']);
      const body = { email: 'a@b.test', password: 'x' };
      expect(await failureOf(post('/auth/login', { body }))).toEqual([0, 'PARSING_ERROR']);
      const decision = { params: { id: 1 }, body: { version: '1' } };
      expect(await failureOf(post('/v1/moderation/ads/{id}/accept', decision))).toEqual([0, 'PARSING_ERROR']);
    }
  });

  it('gives what the contract says, and what else came with it', async () => {
    const { get } = answering(JSON.stringify({ data: [], meta: 1 }));
    expect(await get('/v1/brand', {})).toEqual({ data: [], meta: 1 });
  });

  it('that nobody answers is a TIMEOUT_ERROR after 15 seconds, a write after 30 (R237)', async () => {
    const { get, post } = calling(hanging);
    const ends: string[] = [];
    const read = failureOf(get('/v1/brand', {})).finally(() => ends.push('read'));
    const write = failureOf(post('/auth/logout', {})).finally(() => ends.push('write'));
    await vi.advanceTimersByTimeAsync(14_900);
    expect(ends).toEqual([]);
    await vi.advanceTimersByTimeAsync(200);
    expect([ends, await read]).toEqual([['read'], [0, 'TIMEOUT_ERROR']]);
    await vi.advanceTimersByTimeAsync(15_000);
    expect([ends, await write]).toEqual([
      ['read', 'write'],
      [0, 'TIMEOUT_ERROR'],
    ]);
  });

  it('whose answer begins and never ends is one, too', async () => {
    const { get } = calling(async (_, { signal }) => {
      const body = new ReadableStream({
        start: (stream) => signal?.addEventListener('abort', () => stream.error(signal.reason)),
      });
      return new Response(body);
    });
    const read = failureOf(get('/v1/brand', {}));
    await vi.advanceTimersByTimeAsync(15_001);
    expect(await read).toEqual([0, 'TIMEOUT_ERROR']);
  });

  it('may take as long as it gets on', async () => {
    const { post } = calling(async (_, __, onProgress) => {
      for (let part = 0; part <= 10; part += 1) {
        await new Promise((done) => setTimeout(done, 20_000));
        onProgress(part / 10);
      }
      return Response.json({ status: true, message: 'Stored', data: [] });
    });
    const parts: number[] = [];
    const sent = post('/upload', { form: new FormData(), onProgress: (part) => void parts.push(part) });
    await vi.advanceTimersByTimeAsync(230_000);
    expect(await sent).toMatchObject({ status: true });
    expect(parts.at(-1)).toBe(1);
  });

  it('that its caller calls off fails with the caller’s own reason', async () => {
    const { get } = calling(hanging);
    const leaving = new AbortController();
    const read = get('/v1/brand', { signal: leaving.signal });
    leaving.abort(new Error('left'));
    await expect(read).rejects.toThrow('left');
  });
});

describe('what is said of a failure', () => {
  const saidOf = (body: BodyInit, status: number) =>
    answering(body, status)
      .get('/v1/brand', {})
      .catch((error) => reasonOf(error, 'our own words'));

  it.each([409, 422, 500, 503])('is what the server said with a %i', async (status) => {
    expect(await saidOf(JSON.stringify({ status: false, message: 'The yard is closed.' }), status)).toBe(
      'The yard is closed.',
    );
  });

  it('is our own where the server said nothing, or somebody else did', async () => {
    expect(await saidOf(JSON.stringify({ status: false, message: '' }), 500)).toBe('our own words');
    for (const status of [200, 404, 502]) expect(await saidOf(portal, status)).toBe('our own words');
    expect(await saidOf(JSON.stringify({ message: 'upstream' }), 502)).toBe('our own words');
  });
});
