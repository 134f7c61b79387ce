import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { kinds } from './load';
import { type Product, startProduct } from './product';
import { answered, long, minute, suffer, waitUntilMet, withReport } from './suffer';

const scratch = withReport('What it survives of its machine');

let product: Product;

describe('On files and a database of its own', () => {
  beforeAll(async () => {
    product = await startProduct(path.join(scratch, 'machine'));
  }, 5 * minute);
  afterAll(() => product?.stop());

  test.each([
    ['disk full', 'ENOSPC'],
    ['read-only disk', 'EROFS'],
  ] as const)('%s', { timeout: 3 * minute }, async (name, disk) => {
    await suffer(product, {
      name,
      happen: async (acts) => {
        product.setFaults({ disk });
        await waitUntilMet(acts, long ? 10_000 : 2_500, [
          ...(['post', 'chat', 'decide'] as const).map(answered),
          ({ kind, status }) => kind === 'upload' && status === 507,
        ]);
        product.setFaults({});
        await wait(300);
      },
      mostlyAnswered: ['post', 'chat', 'decide'],
    });
  });

  const day = 24 * 60 * minute;
  const untilChange = (at: string) => Date.parse(at) - Date.now() - 1_500;
  test.each([
    ['clock a day ahead, then a day behind', () => [day, -day]],
    // In Berlin, where this site is.
    [
      'clocks set back and forward for summer',
      () => ['2026-10-25T01:00:00Z', '2026-03-29T01:00:00Z'].map(untilChange),
    ],
  ])('%s', { timeout: 3 * minute }, async (name, offsets) =>
    suffer(product, {
      name,
      happen: async (acts) => {
        for (const clock of offsets()) {
          product.setFaults({ clock });
          await waitUntilMet(acts, long ? 8_000 : 2_500, kinds.map(answered));
        }
        product.setFaults({});
        await wait(300);
      },
      mostlyAnswered: ['post', 'upload', 'chat', 'decide'],
    }),
  );
});
