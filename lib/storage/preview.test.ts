import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import sharp, { type Region, type Sharp } from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { env } from '@/lib/env';
import { type PreviewWords, previewOf } from './preview';
import { mediaStore } from './stores';

const before = env.dataDir;
beforeAll(async () => {
  env.dataDir = await mkdtemp(path.join(os.tmpdir(), 'makinar-preview-'));
});
afterAll(async () => {
  await rm(env.dataDir, { recursive: true });
  env.dataDir = before;
});

const words: PreviewWords = {
  dir: 'ltr',
  title: 'Caterpillar 320D',
  price: '$68,500',
  priced: true,
  facts: ['2016 · 8,450 h', 'Erbil'],
};
const panel = 500;
const cardOf = async (name: string | null, more: Partial<PreviewWords> = {}) =>
  sharp((await previewOf(name, { ...words, ...more })) ?? new Uint8Array());
/** How much two cards differ in a part of them, from 0 to 255. */
const differ = async (one: Sharp, other: Sharp, part: Region) => {
  const [a, b] = await Promise.all(
    [one, other].map((card) => card.clone().extract(part).greyscale().raw().toBuffer()),
  );
  return a?.reduce((most, value, at) => Math.max(most, Math.abs(value - (b?.[at] ?? 0))), 0) ?? 255;
};
const photo = { left: panel + 16, top: 0, width: 1200 - panel - 16, height: 630 };
const titleRoom = { left: 0, top: 58, width: panel, height: 240 };
const below = { left: 0, top: 400, width: panel, height: 230 };

test.each([
  [1_600, 1_200],
  [16_000, 1],
  [1, 10],
  [300, 3_000],
])('a picture of %i × %i has a card to share', async (width, height) => {
  const name = `strip-${width}.webp`;
  const picture = sharp({ create: { width, height, channels: 3, background: '#c60' } });
  await mediaStore().write(name, await picture.webp().toBuffer());
  const card = await (await cardOf(name)).metadata();
  expect([card.width, card.height, card.format]).toEqual([1200, 630, 'jpeg']);
});

test.each([
  ['ltr', 'Komatsu PC200 with hammer, quick coupler, buckets & <full> history '.repeat(4)],
  ['ltr', 'W'.repeat(200)],
  ['rtl', 'شيول كوماتسو WA470 موديل حديث مع جميع الملحقات والفلاتر الجديدة '.repeat(4)],
  ['rtl', 'شۆڤڵی کارکردوو بە دۆخێکی زۆر باش '.repeat(6)],
] as const)('a title without end leaves the rest of the card as it is (%s, %.20s)', async (dir, title) => {
  const [short, long] = [
    await cardOf(null, { dir, title: title.slice(0, 9) }),
    await cardOf(null, { dir, title }),
  ];
  const moved = ({ left, width, ...part }: Region) =>
    dir === 'ltr' ? { left, width, ...part } : { ...part, left: 1200 - left - width, width };
  expect(await differ(short, long, moved(titleRoom))).toBeGreaterThan(100);
  expect(await differ(short, long, moved(below))).toBeLessThan(40);
  expect(await differ(short, long, moved(photo))).toBeLessThan(40);
});

test('price and facts stand in the card, and it is drawn anew when they change', async () => {
  const one = await cardOf(null);
  expect(await differ(one, await cardOf(null), { left: 0, top: 0, width: 1200, height: 630 })).toBe(0);
  for (const change of [{ price: '$60,000' }, { facts: ['2017 · 8,450 h', 'Erbil'] }, { facts: [] }]) {
    const other = await cardOf(null, change);
    expect(await differ(one, other, { left: 0, top: 300, width: panel, height: 330 })).toBeGreaterThan(80);
    expect(await differ(one, other, photo)).toBeLessThan(40);
  }
});

test('a title of emoji alone has a card', async () => {
  expect((await (await cardOf(null, { title: '🚜🚜' })).metadata()).width).toBe(1200);
});

test('a picture that is not there has no card', async () => {
  expect(await previewOf('none.webp', words)).toBeNull();
});
