import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { clusterOf } from './address';
import { memoryMbFor } from './memory';
import { settingsFor } from './settings';

const megabytes = 2 ** 20;

describe('the memory of the embedded database', () => {
  let dataDir: string;
  beforeEach(() => {
    dataDir = mkdtempSync(path.join(os.tmpdir(), 'memory-'));
  });
  afterEach(() => rmSync(dataDir, { recursive: true }));

  /** A table of so many bytes, none of which is on the disk. */
  const addTable = (name: string, bytes: number) => {
    const folder = path.join(clusterOf(dataDir), 'base', '5');
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, name), '');
    truncateSync(path.join(folder, name), bytes);
  };

  it('is 128 MB where there is no database yet, and where one is small', () => {
    expect(memoryMbFor(dataDir)).toBe(128);
    addTable('1', 20 * megabytes);
    expect(memoryMbFor(dataDir)).toBe(128);
  });

  it('grows with the tables', () => {
    addTable('1', 100 * megabytes);
    addTable('2', 60 * megabytes);
    expect(memoryMbFor(dataDir)).toBe(64 + 160);
  });

  it('is never more than a quarter of the machine has', () => {
    addTable('1', 2 ** 42);
    expect(memoryMbFor(dataDir)).toBeLessThanOrEqual(os.totalmem() / 4 / megabytes + 1);
  });

  it('goes to the buffers: half of a little, and nearly all of much', () => {
    expect(settingsFor(128).shared_buffers).toBe(`${64 * 1024}kB`);
    expect(settingsFor(1_000).shared_buffers).toBe(`${936 * 1024}kB`);
  });

  it('lets no single sort or bitmap of one of fifty connections take much', () => {
    expect(settingsFor(128).work_mem).toBe(`${16 * 1024}kB`);
    expect(settingsFor(6_000).work_mem).toBe(`${32 * 1024}kB`);
  });
});
