import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { env } from '@/lib/env';
import { previewOf } from './preview';
import { mediaStore } from './stores';

const before = env.dataDir;
beforeAll(async () => {
  env.dataDir = await mkdtemp(path.join(os.tmpdir(), 'makinar-preview-'));
});
afterAll(async () => {
  await rm(env.dataDir, { recursive: true });
  env.dataDir = before;
});

test.each([
  [1_600, 1_200],
  [16_000, 1],
  [1, 10],
  [300, 3_000],
])('a picture of %i × %i has a card to share', async (width, height) => {
  const name = `strip-${width}.webp`;
  const picture = sharp({ create: { width, height, channels: 3, background: '#c60' } });
  await mediaStore().write(name, await picture.webp().toBuffer());
  const card = await sharp((await previewOf(name)) ?? new Uint8Array()).metadata();
  expect([card.width, card.height, card.format]).toEqual([1200, 630, 'jpeg']);
});
