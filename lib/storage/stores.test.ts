import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startBucket } from '@/tests/support/s3-server';
import type { FileStore } from './file-store';
import { folderStore } from './folder';
import { s3Store } from './s3';

const bytes = new Uint8Array([0, 255, 1, 2, 3]);
const name = (n: number) => `ab${String(n).padStart(38, '0')}-480.webp`;

let bucket: Awaited<ReturnType<typeof startBucket>>;
const folder = mkdtempSync(path.join(os.tmpdir(), 'makinar-store-'));
beforeAll(async () => {
  bucket = await startBucket({ pageSize: 2 });
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await bucket.stop();
});

const stores: [string, () => FileStore][] = [
  ['a folder', () => folderStore(folder)],
  ['a bucket', () => s3Store(bucket.settings, 'media')],
];

describe.each(stores)('%s', (_, open) => {
  test('keeps files by name, gives them back and forgets them', async () => {
    const store = open();
    expect([await store.has(name(1)), await store.read(name(1))]).toEqual([false, null]);
    await store.write(name(1), bytes);
    expect(await store.has(name(1))).toBe(true);
    expect(new Uint8Array((await store.read(name(1))) ?? [])).toEqual(bytes);
    await store.write(name(1), new Uint8Array([9]));
    expect([...((await store.read(name(1))) ?? [])]).toEqual([9]);
    await store.remove(name(1));
    await store.remove(name(1));
    expect([await store.has(name(1)), await store.read(name(1))]).toEqual([false, null]);
  });

  test('lists all that start with the same two characters, with their times', async () => {
    const store = open();
    for (const n of [1, 2, 3, 4, 5]) await store.write(name(n), bytes);
    await store.write(`cd${name(1).slice(2)}`, bytes);
    const files = await store.list('ab');
    expect(files.map((file) => file.name).toSorted()).toEqual([1, 2, 3, 4, 5].map(name));
    for (const { modified } of files)
      expect(Math.abs(Date.now() - modified.getTime())).toBeLessThan(3_600_000);
    expect(await store.list('ff')).toEqual([]);
    for (const file of files) await store.remove(file.name);
    expect(await store.list('ab')).toEqual([]);
  });

  test('takes no name that leads elsewhere', async () => {
    const store = open();
    for (const bad of [
      '../x.webp',
      'a/b.webp',
      '/etc/passwd',
      '.env',
      'A.webp',
      '',
      `${'a'.repeat(99)}.webp`,
    ]) {
      await expect(store.write(bad, bytes), bad).rejects.toThrow('Not a file name of ours');
      expect([await store.has(bad), await store.read(bad)], bad).toEqual([false, null]);
    }
    await expect(store.remove('../x.webp')).rejects.toThrow();
  });
});

describe('a bucket', () => {
  test('holds the files below our prefix, with their type', async () => {
    await s3Store(bucket.settings, 'media').write(name(7), bytes);
    await s3Store(bucket.settings, 'private').write(`${'f'.repeat(40)}.pdf`, bytes);
    expect([...bucket.objects].map(([key, { type }]) => [key, type])).toEqual(
      expect.arrayContaining([
        [`site/media/ab/${name(7)}`, 'image/webp'],
        [`site/private/ff/${'f'.repeat(40)}.pdf`, 'application/octet-stream'],
      ]),
    );
  });

  test('that refuses us, does not exist or does not answer is an error, never an empty one', async () => {
    const { settings } = bucket;
    const wrong = [
      { ...settings, secretAccessKey: 'another' },
      { ...settings, address: settings.address.replace('machines', 'none') },
      { ...settings, address: 'http://127.0.0.1:9/machines' },
    ];
    for (const one of wrong) {
      const store = s3Store(one, 'media');
      await expect(store.write(name(8), bytes)).rejects.toThrow();
      await expect(store.list('ab')).rejects.toThrow();
    }
    const refused = s3Store(wrong[0] ?? settings, 'media');
    await expect(refused.read(name(7))).rejects.toThrow();
    await expect(refused.has(name(7))).rejects.toThrow();
  });
});
