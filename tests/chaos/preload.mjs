import { readFileSync } from 'node:fs';
import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';

// Loaded into the site's processes before anything else: a disk that is full or read-only and a clock that is wrong, as
// the file CHAOS_FAULTS says at any time: { "disk": "ENOSPC" | "EROFS" | null, "clock": milliseconds }.

const file = process.env.CHAOS_FAULTS ?? '';
const data = path.resolve(process.env.DATA_DIR ?? './data');
const faults = { disk: null, clock: 0 };

const look = () => {
  try {
    Object.assign(faults, JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    // It is just being written.
  }
};
look();
setInterval(look, 50).unref();

const refusal = (code, syscall) => {
  const words = code === 'EROFS' ? 'read-only file system' : 'no space left on device';
  return Object.assign(new Error(`${code}: ${words}, ${syscall}`), { code, syscall });
};
const isData = (place) => path.resolve(String(place)).startsWith(data);

const { writeFile } = fs;
fs.writeFile = async (place, bytes, ...options) => {
  // As it was at the beginning of the write: before the end of it there may be room again.
  const { disk } = faults;
  if (!disk || !isData(place)) return writeFile(place, bytes, ...options);
  // A full disk takes what fits.
  if (disk === 'ENOSPC') await writeFile(place, bytes.slice(0, bytes.length / 2), ...options);
  throw refusal(disk, 'write');
};
for (const name of ['mkdir', 'rename', 'rm', 'unlink']) {
  const real = fs[name];
  fs[name] = async (place, ...rest) => {
    if (faults.disk === 'EROFS' && isData(place)) throw refusal('EROFS', name);
    return real(place, ...rest);
  };
}
syncBuiltinESMExports();

const RealDate = Date;
globalThis.Date = class extends RealDate {
  // Of its own, as Next copies only those to a Date of its own.
  static parse = RealDate.parse;
  static UTC = RealDate.UTC;
  constructor(...given) {
    if (given.length) super(...given);
    else super(RealDate.now() + faults.clock);
  }
  static now() {
    return RealDate.now() + faults.clock;
  }
};
