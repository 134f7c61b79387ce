import { AsyncLocalStorage } from 'node:async_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { announce } from './changes';
import { keepAnswers } from './kept-answers';

let names = 0;
const fresh = (isAbout = false) => {
  names += 1;
  return keepAnswers<{ n: number }>(`test ${names}`, { max: 10, ttl: 60_000, isAbout });
};

test('what several ask for at once is read once, and kept', async () => {
  const ask = fresh();
  let reads = 0;
  const read = async () => {
    reads += 1;
    return { n: reads };
  };
  expect(await Promise.all([ask('a', read), ask('a', read), ask('b', read)])).toEqual([
    { n: 1 },
    { n: 1 },
    { n: 2 },
  ]);
  expect(await ask('a', read)).toEqual({ n: 1 });
});

test('a failure reaches everybody who asked, and the next one asks again', async () => {
  const ask = fresh();
  const fail = () => Promise.reject(new Error('away'));
  const both = await Promise.allSettled([ask('a', fail), ask('a', fail)]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await ask('a', async () => ({ n: 1 }))).toEqual({ n: 1 });
});

test('a change drops what is kept, and what was being read when it came', async () => {
  const ask = fresh();
  await ask('kept', async () => ({ n: 1 }));
  let arrive = (_: { n: number }) => {};
  const early = ask(
    'late',
    () =>
      new Promise((resolve) => {
        arrive = resolve;
      }),
  );
  announce(['ads']);
  arrive({ n: 2 });
  expect(await early).toEqual({ n: 2 });
  expect(await ask('late', async () => ({ n: 3 }))).toEqual({ n: 3 });
  expect(await ask('kept', async () => ({ n: 4 }))).toEqual({ n: 4 });
});

test('what an ad more or less hardly changes is kept beyond a change', async () => {
  const ask = fresh(true);
  await ask('kept', async () => ({ n: 1 }));
  announce(['ads']);
  expect(ask.known('kept')).toEqual({ n: 1 });
  expect(await ask('kept', async () => ({ n: 2 }))).toEqual({ n: 1 });
});

test('what is kept does not hold the request that asked for it', async () => {
  setFlagsFromString('--expose-gc');
  const collectGarbage = runInNewContext('gc') as () => void;
  const ask = fresh();
  const requests = new AsyncLocalStorage<object>();
  const held = await (async () => {
    const request = { drawn: new Uint8Array(1_000) };
    await requests.run(request, () => ask('a', async () => ({ n: 1 })));
    return new WeakRef(request);
  })();
  const isGone = () => {
    collectGarbage();
    return held.deref() === undefined;
  };
  await expect.poll(isGone).toBe(true);
});
