import { describe, expect, it } from 'vitest';
import { createClient, type Transport } from './client';

const done = () => Response.json({ status: true, message: 'Stored' });
const letter = { name: 'Sara', email: 'sara@example.com', message: 'Where?' };

/** A client whose calls are answered in turn, and the keys that they went out with. */
const answeringInTurn = (answers: (() => Response | Promise<Response>)[]) => {
  const keys: (string | null)[] = [];
  const transport: Transport = async (_, { headers }) => {
    keys.push(new Headers(headers).get('idempotency-key'));
    return (answers[keys.length - 1] ?? done)();
  };
  return { keys, ...createClient(transport) };
};
const noLine = () => Promise.reject(new TypeError('Failed to fetch'));

describe('a write', () => {
  it('whose answer did not arrive goes out again with its key', async () => {
    const { keys, post } = answeringInTurn([noLine, noLine]);
    const body = { ...letter, message: 'no line' };
    for (let n = 0; n < 2; n += 1) await post('/v1/contact-message', { body }).catch(() => {});
    await post('/v1/contact-message', { body });
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).toMatch(/^[!-~]{16,}$/);
  });

  it('that was answered is done: the next one that says the same is another', async () => {
    const refused = () => Response.json({ status: false, message: 'No' }, { status: 422 });
    const { keys, post } = answeringInTurn([done, refused]);
    const body = { ...letter, message: 'answered' };
    for (let n = 0; n < 3; n += 1) await post('/v1/contact-message', { body }).catch(() => {});
    expect(new Set(keys).size).toBe(3);
  });

  it('that says something else has another key', async () => {
    const { keys, post } = answeringInTurn([noLine, noLine, noLine]);
    for (const message of ['one', 'two'])
      await post('/v1/contact-message', { body: { ...letter, message } }).catch(() => {});
    await post('/v1/contact-message', { query: { lang: 'ar' }, body: { ...letter, message: 'one' } }).catch(
      () => {},
    );
    expect(new Set(keys).size).toBe(3);
  });

  it('with files is the same where fields and files are', async () => {
    const { keys, post } = answeringInTurn([noLine, noLine, noLine]);
    const form = (name: string) => {
      const made = new FormData();
      made.append('images[]', new File(['bytes'], name, { lastModified: 1 }));
      return made;
    };
    for (const name of ['one.jpg', 'one.jpg', 'two.jpg'])
      await post('/upload', { form: form(name) }).catch(() => {});
    expect(keys[0]).toBe(keys[1]);
    expect(keys[2]).not.toBe(keys[1]);
  });

  it('that is still being answered elsewhere is waited for', async () => {
    const busy = () =>
      Response.json({ status: false, message: 'Wait' }, { status: 409, headers: { 'retry-after': '0.001' } });
    const { keys, post } = answeringInTurn([busy, busy]);
    await post('/v1/contact-message', { body: { ...letter, message: 'busy' } });
    expect([keys.length, new Set(keys).size]).toEqual([3, 1]);
  });
});

it('reads, and what only counts a look, carry none', async () => {
  const { keys, get, post } = answeringInTurn([
    () => Response.json({ data: [] }),
    () => Response.json({ data: { views: 1 } }),
  ]);
  await get('/v1/brand', {});
  await post('/v1/ads/{id}/view', { params: { id: 1 }, safe: true });
  expect(keys).toEqual([null, null]);
});
