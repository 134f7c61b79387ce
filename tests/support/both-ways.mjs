import { createServer } from 'node:http';
import next from 'next';

// One site at two ports: with the front before Next, and with Next alone behind the same guard (tests/e2e/front.test.ts).

const { PORT, PLAIN_PORT } = process.env;
const site = next({ dev: false, hostname: 'localhost', port: Number(PORT), httpServer: createServer() });
await site.prepare();
const { ensureInstrumentationRegistered } = await import(
  'next/dist/server/lib/router-utils/instrumentation-globals.external.js'
);
await ensureInstrumentationRegistered(process.cwd(), '.next');
for (const [port, past] of [
  [PLAIN_PORT, false],
  [PORT, true],
]) {
  const server = createServer();
  globalThis.makinar.serveBefore(server, site.getRequestHandler(), past);
  server.listen(Number(port));
}
process.once('SIGTERM', () => process.exit(0));
