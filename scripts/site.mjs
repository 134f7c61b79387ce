import { createServer } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import next from 'next';

// The site's process: one server, with the front (lib/front) before Next. Next bundles the front with the rest of the
// project and hands it over when it is ready (instrumentation.ts).

const port = Number(process.env.PORT ?? 3000);
const host = process.env.HOST || undefined;

const server = createServer();
const site = next({
  dev: false,
  // Next asks itself by this name, whatever the server listens on.
  hostname: 'localhost',
  port,
  // Next listens here for requests to change the protocol: to nobody. They are answered like any other.
  httpServer: createServer(),
});
try {
  await site.prepare();
  // Next would run instrumentation.ts when the first request comes, which may not be one for Next.
  const { ensureInstrumentationRegistered } = await import(
    'next/dist/server/lib/router-utils/instrumentation-globals.external.js'
  );
  await ensureInstrumentationRegistered(process.cwd(), '.next');
} catch (error) {
  // Next keeps a process alive in which something was not caught: without a database it would hang, and say nothing.
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
globalThis.makinar.serveBefore(server, site.getRequestHandler());

// Longer than proxies keep an idle line to what is behind them, a minute mostly: on one that is closed here as they use it
// a request is lost.
server.keepAliveTimeout = 75_000;

server.on('error', (error) => {
  console.error(error.message);
  process.exit(1);
});
server.listen(port, host);

/**
 * What a mail takes that is on its way: cut off, it would be sent again. Who waits for the end has less patience than a
 * database that is away.
 */
const endsWithin = 3_000;

/** In milliseconds: for a request that is on its way on a line that is kept open. */
const lastRequestWithin = 500;

const leave = () => {
  // A line on which somebody goes on asking, as a proxy does, is never idle for long: it ends with its next answer.
  server.prependListener('request', (_, response) => response.setHeader('connection', 'close'));
  // Not the one of an HTTP server, which cuts lines that seem idle although a request may be on its way there.
  NetServer.prototype.close.call(server, async () => {
    await Promise.race([globalThis.makinar.beforeEnd?.(), wait(endsWithin)]);
    process.exit(0);
  });
  setInterval(() => server.closeIdleConnections(), lastRequestWithin);
};
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, leave);
