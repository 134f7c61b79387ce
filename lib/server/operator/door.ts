import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { connect } from '@/lib/db/connect';
import { DatabaseInUseError } from '@/lib/db/lock';
import { env } from '@/lib/env';
import { endCutBulk } from './bulk';
import { type AnswerOf, type BodyOf, type Calls, calls } from './calls';
import { type OperatorDoor, operatorKey, readOperatorDoor } from './key';

// How a command of this machine reaches the data. The calls are the same whether the site runs or not: while it holds
// the embedded database they go to it, otherwise the same application answers them in this process.

/** A call was answered with a no. */
export class DoorError extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
    this.name = 'DoorError';
  }
}

type Transport = {
  through: 'site' | 'database';
  send(path: string, init: RequestInit): Promise<Response>;
  close(): Promise<void>;
};

const toSite = ({ url, key, apiKey }: OperatorDoor): Transport => ({
  through: 'site',
  send: (path, init) => {
    const headers = new Headers(init.headers);
    headers.set('authorization', `Operator ${key}`);
    headers.set('x-api-key', apiKey);
    return fetch(`${url}/api${path}`, { ...init, headers });
  },
  close: async () => {},
});

/** A call of the site that runs on this machine, whoever holds the database. Throws when it does not take it. */
export const askSite = async (path: string) => {
  const door = readOperatorDoor();
  if (!door) return;
  const answer = await toSite(door).send(path, { method: 'POST', signal: AbortSignal.timeout(5_000) });
  if (!answer.ok) throw new DoorError(answer.status, `The site did not take POST ${path}.`);
};

/** Drops what a site on the same PostgreSQL keeps; that it does not run is no error. */
const tellSite = () => askSite(calls.refresh.path).catch(() => {});

const inProcess = async (): Promise<Transport> => {
  const connection = await connect();
  // A command may come before the first start of the site: the database begins as it would there.
  if (!(await connection.rows(sql`select 1 from currencies limit 1`)).length) {
    const { seed } = await import('./seed-demo');
    await seed(env.seed);
  }
  await endCutBulk();
  const { handle } = await import('../app');
  return {
    through: 'database',
    send: async (path, init) => {
      // The embedded database never waits for anything outside: without this turn no Ctrl-C would be heard.
      await nextTurn();
      const headers = new Headers(init.headers);
      headers.set('authorization', `Operator ${operatorKey()}`);
      headers.set('x-api-key', env.apiKey);
      return handle(new Request(`http://localhost/api${path}`, { ...init, headers }));
    },
    close: async () => {
      if (env.databaseUrl) await tellSite();
      await connection.close();
    },
  };
};

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const patience = 20_000;

/** Whoever holds the database may be a site that still starts, or one that is about to end. */
const findTransport = async (): Promise<Transport> => {
  const until = Date.now() + patience;
  for (;;) {
    try {
      return await inProcess();
    } catch (error) {
      if (!(error instanceof DatabaseInUseError)) throw error;
      const door = readOperatorDoor();
      if (door) {
        const site = toSite(door);
        const answer = await site
          .send(calls.status.path, { signal: AbortSignal.timeout(patience) })
          .catch(() => null);
        if (answer?.ok) return site;
      }
      if (Date.now() > until) {
        throw new DoorError(
          503,
          `The database in ${env.dataDir} is held by process ${error.pid}, and no site of it answers on this machine. Wait until it is done, or stop it.`,
        );
      }
      await wait(500);
    }
  }
};

export type Door = {
  through(): Transport['through'];
  /** Throws a DoorError for an answer that is no success. */
  call<Name extends keyof Calls>(
    name: Name,
    ...body: BodyOf<Calls[Name]> extends undefined ? [] : [BodyOf<Calls[Name]>]
  ): Promise<AnswerOf<Calls[Name]>>;
  close(): Promise<void>;
};

/**
 * Opens the door to the data of this machine. Should the site end or start meanwhile, a call that got no answer is
 * made once more by the way that is open then: every call here may be made twice.
 */
export const openDoor = async (): Promise<Door> => {
  let transport = await findTransport();
  const send = async (path: string, init: RequestInit) => {
    try {
      return await transport.send(path, init);
    } catch (error) {
      if (transport.through !== 'site') throw error;
      transport = await findTransport();
      return transport.send(path, init);
    }
  };
  return {
    through: () => transport.through,
    call: async (name, ...[body]) => {
      const { method, path, answer } = calls[name];
      const response = await send(path, {
        method,
        ...(body === undefined
          ? {}
          : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
      });
      const said: unknown = await response.json().catch(() => null);
      if (!response.ok) {
        const message = (said as { message?: unknown } | null)?.message;
        throw new DoorError(response.status, String(message ?? response.statusText));
      }
      return answer.parse(said) as never;
    },
    close: () => transport.close(),
  };
};
