import path from 'node:path';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { startBucket } from '../support/s3-server';
import { kinds } from './load';
import { type Product, startProduct } from './product';
import { answered, long, minute, suffer, waitUntilMet, withReport } from './suffer';

const scratch = withReport('What it survives on a bucket');

let product: Product;
let bucket: Awaited<ReturnType<typeof startBucket>>;

describe('On a bucket, with a mail server that is gone', () => {
  beforeAll(async () => {
    bucket = await startBucket();
    product = await startProduct(path.join(scratch, 'bucket'), {
      ...bucket.environment,
      // Port 9 is the one that throws away, and nobody listens there.
      SMTP_URL: 'smtp://127.0.0.1:9',
    });
  }, 5 * minute);
  afterAll(async () => {
    await product?.stop();
    await bucket?.stop();
  });

  test('mail server gone', { timeout: 3 * minute }, () =>
    suffer(product, {
      name: 'mail server gone',
      s3: bucket.settings,
      happen: (acts) => waitUntilMet(acts, long ? 10_000 : 2_000, kinds.map(answered)),
      mostlyAnswered: ['post', 'upload', 'chat', 'decide'],
    }),
  );

  test('storage slow', { timeout: 5 * minute }, () =>
    suffer(product, {
      name: 'storage slow, 10 s an object',
      s3: bucket.settings,
      happen: async (acts) => {
        bucket.faults.delay = 10_000;
        await waitUntilMet(acts, long ? 90_000 : 4_000, (['post', 'chat', 'decide'] as const).map(answered));
        bucket.faults.delay = 0;
      },
      mostlyAnswered: ['post', 'chat', 'decide'],
    }),
  );

  test('storage gone', { timeout: 3 * minute }, () =>
    suffer(product, {
      name: 'storage gone',
      s3: bucket.settings,
      happen: async (acts) => {
        bucket.faults.gone = true;
        await waitUntilMet(acts, long ? 10_000 : 2_500, (['post', 'chat', 'decide'] as const).map(answered));
        bucket.faults.gone = false;
      },
      mostlyAnswered: ['post', 'chat', 'decide'],
    }),
  );
});
