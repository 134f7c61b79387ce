import { expect, test } from 'vitest';
import { inTurn } from './in-turn';

/** Work that ends when it is told to. */
const desk = () => {
  const begun: string[] = [];
  const endings: (() => void)[] = [];
  return {
    begun,
    work: (name: string) => () =>
      new Promise<string>((resolve) => {
        begun.push(name);
        endings.push(() => resolve(name));
      }),
    endOne: async () => {
      endings.shift()?.();
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
};

test('whoever has much to do does not keep up who has little', async () => {
  const { begun, work, endOne } = desk();
  const run = inTurn('fair', { atOnce: 1, mostWaiting: 100 });
  for (const name of ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1']) void run(work(name), name[0]);
  while (begun.length < 7) await endOne();
  await endOne();
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
});

test('one alone does not fill the room, and the room is not endless', async () => {
  const { work, endOne } = desk();
  const run = inTurn('room', { atOnce: 1, mostWaiting: 3, mostOfOne: 2 });
  const a = ['a1', 'a2', 'a3', 'a4'].map((name) => run(work(name), 'a'));
  const b = run(work('b1'), 'b');
  const c = run(work('c1'), 'c');
  expect([await a[3], await c]).toEqual([null, null]);
  for (let n = 0; n < 4; n += 1) await endOne();
  expect(await Promise.all([...a.slice(0, 3), b])).toEqual(['a1', 'a2', 'a3', 'b1']);
});
