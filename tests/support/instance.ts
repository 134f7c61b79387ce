import { vi } from 'vitest';

// One instance of the application as several of them run behind a balancer: of this test's process a second one, which
// has its own copy of every module and of all that a process remembers, and shares nothing but the database.

const load = async () => {
  const { logLines } = await import('@/lib/log-lines');
  logLines.write = () => {};
  const connect = await import('@/lib/db/connect');
  const app = await import('@/lib/server/app');
  const changes = await import('@/lib/server/changes');
  const { shareLimits, take, taken, giveBack, forget } = await import('@/lib/server/limits');
  const pages = await import('@/lib/front/kept-pages');
  return { ...connect, ...app, ...changes, shareLimits, take, taken, giveBack, forget, ...pages };
};

type Remembered = { makinarOnce?: unknown; makinar?: unknown };

/** Opened on a database, hearing and telling all others on it, as when it was started. */
export const anotherInstance = async (connectionString: string, replica?: string) => {
  vi.resetModules();
  const process = globalThis as Remembered;
  const { makinarOnce, makinar } = process;
  process.makinarOnce = undefined;
  process.makinar = undefined;
  const instance = await load();
  Object.assign(process, { makinarOnce, makinar });
  vi.resetModules();
  const connection = await instance.openDatabase({ connectionString }, { replica });
  instance.setConnection(connection);
  const pages = new instance.KeptPages(1e6);
  instance.onChange('replica', connection.followReplica);
  instance.onChange('pages', (tags) => pages.drop(tags));
  await instance.shareChanges();
  instance.announce(instance.everything);
  await instance.shareLimits();
  const call = async (address: string, init: RequestInit = {}) => {
    const response = await instance.handle(new Request(`http://localhost/api${address}`, init));
    return { status: response.status, body: await response.json() };
  };
  return { ...instance, connection, pages, call };
};
