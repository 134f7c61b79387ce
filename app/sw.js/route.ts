import { randomUUID } from 'node:crypto';
import { build } from 'esbuild';
import { env } from '@/lib/env';

export const dynamic = 'force-static';

/** While the site is being developed nothing may stand between it and the browser: a worker of before takes itself out. */
const nobody = `
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
})()));`;

const bundle = async () => {
  const { outputFiles } = await build({
    entryPoints: ['lib/offline/worker.ts'],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2020',
    define: { BUILD: JSON.stringify(randomUUID().slice(0, 8)) },
  });
  return outputFiles[0]?.text ?? nobody;
};

/** The service worker, made once with every build. It stands at the root, for it may only see what is below it. */
export const GET = async () =>
  new Response(env.production ? await bundle() : nobody, {
    headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' },
  });
