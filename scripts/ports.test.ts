import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { freePort } from '../tests/support/free-port';
import { findTaken } from './ports';

const other = createServer((_, answer) => answer.end('{"status":true}'));
afterEach(() => {
  other.close();
});

test('a port where somebody else answers is named with its setting, and one that becomes free is waited for', async () => {
  const [site, chat] = [await freePort(), await freePort()];
  const ports = { PORT: site, REALTIME_PORT: chat };
  expect(await findTaken(ports, undefined, 0)).toBeNull();
  await once(other.listen(chat), 'listening');
  expect(await findTaken(ports, undefined, 0)).toBe(
    `Port ${chat} is taken. Stop what listens there, or set REALTIME_PORT to another one.`,
  );
  setTimeout(() => other.close(), 50);
  expect(await findTaken(ports, undefined, 20_000)).toBeNull();
});
