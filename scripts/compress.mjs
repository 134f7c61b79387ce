import { existsSync, readdirSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import * as zlib from 'node:zlib';

// Compresses the files of the built site beforehand, as small as they get: there is time for that once. The front
// (lib/front/files.ts) finds them by their address.

const [brotli, gzip] = [promisify(zlib.brotliCompress), promisify(zlib.gzip)];

const built = '.next';
const compressed = path.join(built, 'compressed');
const worthCompressing = 1_024;

const filesBelow = (folder) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => path.join(entry.parentPath, entry.name))
    : [];

/** Text in any form, by the address at which it is asked for. */
const texts = [
  ...filesBelow(`${built}/static`).map((file) => [`_next/${path.relative(built, file)}`, file]),
  ...filesBelow('public').map((file) => [path.relative('public', file), file]),
  ...filesBelow(`${built}/server/app`)
    .filter((file) => file.endsWith('.body'))
    .map((file) => [path.relative(`${built}/server/app`, file).replace(/\.body$/, ''), file]),
].filter(([address]) => /\.(?:css|js|json|svg|txt)$/.test(address));

await rm(compressed, { recursive: true, force: true });
await Promise.all(
  texts.map(async ([address, file]) => {
    const bytes = await readFile(file);
    if (bytes.length < worthCompressing) return;
    const target = path.join(compressed, address);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(`${target}.br`, await brotli(bytes));
    await writeFile(`${target}.gz`, await gzip(bytes, { level: 9 }));
  }),
);
