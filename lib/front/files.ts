import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import type { FileStore } from '@/lib/storage/file-store';
import { Body } from './body';
import { everyAnswer } from './every-answer';
import type { Answer } from './send';

// What lies on the disk and is sent as it is: scripts, styles, fonts, icons, and people's pictures. The site's own files
// are a few megabytes and stay in memory from when they were asked for first; of the pictures those that are asked for.

const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=UTF-8',
  '.ico': 'image/x-icon',
  '.js': 'application/javascript; charset=UTF-8',
  '.json': 'application/json; charset=UTF-8',
  '.map': 'application/json; charset=UTF-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=UTF-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
const isText = (type: string) => /^text\/|javascript|json|svg|xml/.test(type);

const forEver = 'public, max-age=31536000, immutable';
const forADay = 'public, max-age=86400, stale-while-revalidate=604800';
const askAgain = 'public, max-age=0';

type Found = { file: string; headers: Record<string, string> };

const namesBelow = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) =>
          path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'),
        )
    : [];

/** All files of the built site by their address. */
const findFiles = (built: string, open: string): Map<string, Found> => {
  const found = new Map<string, Found>();
  const add = (address: string, file: string, cacheControl: string) => {
    const type = types[path.extname(file)];
    if (type) found.set(address, { file, headers: { 'content-type': type, 'cache-control': cacheControl } });
  };
  for (const name of namesBelow(path.join(built, 'static')))
    add(`/_next/static/${name}`, path.join(built, 'static', name), forEver);
  for (const name of namesBelow(open))
    add(`/${name}`, path.join(open, name), /^(icons|illustrations)\//.test(name) ? forADay : askAgain);
  // Routes that were answered when the site was built: our fonts, the sprite of icons, the service worker.
  const app = path.join(built, 'server/app');
  for (const name of namesBelow(app).filter((one) => one.endsWith('.body'))) {
    const { headers } = JSON.parse(readFileSync(path.join(app, name.replace(/body$/, 'meta')), 'utf8'));
    const { 'x-next-cache-tags': _, ...said } = headers as Record<string, string>;
    const address = `/${name.replace(/\.body$/, '')}`;
    if (address.startsWith('/icons/')) said['cache-control'] = forADay;
    found.set(address, { file: path.join(app, name), headers: said });
  }
  return found;
};

export type Files = (address: string) => Answer | Promise<Answer | null> | null;

/** `built`: the folder of the build; `open`: the one that is served as it lies there. */
export const siteFiles = (built: string, open: string): Files => {
  const files = findFiles(built, open);
  const read = new Map<string, Answer | Promise<Answer>>();
  const load = async (address: string, { file, headers }: Found): Promise<Answer> => {
    // Compressed when the site was built (scripts/compress.mjs), better than there is time for here.
    const made = (suffix: string) => path.join(built, 'compressed', `${address.slice(1)}.${suffix}`);
    const [br, gzip] = [made('br'), made('gz')];
    const body = new Body(await readFile(file), isText(headers['content-type'] ?? ''), {
      ...(existsSync(br) ? { br: () => readFile(br) } : {}),
      ...(existsSync(gzip) ? { gzip: () => readFile(gzip) } : {}),
    });
    const answer = { status: 200, headers: { ...everyAnswer, ...headers }, body, ranges: true };
    read.set(address, answer);
    return answer;
  };
  return (address) => {
    const known = read.get(address);
    if (known) return known;
    const found = files.get(address);
    if (!found) return null;
    const loading = load(address, found);
    read.set(address, loading);
    loading.catch(() => read.delete(address));
    return loading;
  };
};

/** Most memory for pictures, in bytes: some hundred. */
const mostPictures = 32 * 1024 * 1024;

/** A stored picture. Its name is made from its content, so it never changes; what is not there is left to Next. */
export const storedPictures = (store: () => FileStore): Files => {
  const read = new LRUCache<string, Answer>({
    maxSize: mostPictures,
    sizeCalculation: ({ body }) => body.length + 512,
  });
  const load = async (name: string): Promise<Answer | null> => {
    const type = types[path.extname(name)];
    const bytes = type?.startsWith('image/') ? await store().read(name) : null;
    if (!type || !bytes) return null;
    const answer: Answer = {
      status: 200,
      headers: {
        ...everyAnswer,
        'content-type': type,
        'cache-control': forEver,
        'content-security-policy': "default-src 'none'; sandbox",
      },
      body: new Body(Buffer.from(bytes), false),
      ranges: true,
    };
    read.set(name, answer);
    return answer;
  };
  return (address) => {
    const [, name] = /^\/media\/([\w-]+\.(?:webp|avif))$/.exec(address) ?? [];
    return name === undefined ? null : (read.get(name) ?? load(name));
  };
};
