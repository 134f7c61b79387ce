import http from 'node:http';
import https from 'node:https';
import { setTimeout as wait } from 'node:timers/promises';
import Pusher from 'pusher';
import { oncePerProcess } from '@/lib/once-per-process';
import { findService, type Service } from './service';

// The only way from the site to open connections: the official package over HTTP, whichever service it is. Called after
// the commit, through later(): what fails here is reported and undoes nothing.

const memory = oncePerProcess('pusher', () => ({
  kept: undefined as { of: string; pusher: Pusher } | undefined,
}));

/** Nobody waits longer for the service. */
const timeout = 2_000;

const connectTo = (service: Service): Pusher => {
  const { appId, key, secret, host, port, tls } = service;
  const of = JSON.stringify(service);
  if (memory.kept?.of !== of) {
    const agent = new (tls ? https : http).Agent({ keepAlive: true });
    const pusher = new Pusher({
      appId,
      key,
      secret,
      host,
      port: String(port),
      useTLS: tls,
      timeout,
      agent,
    });
    memory.kept = { of, pusher };
  }
  return memory.kept.pusher;
};

type Failure = { status?: number; body?: string; error?: Error & { code?: string } };

/** Errors of the package carry the signed address; these say no more than an operator needs. */
const describe = ({ host, port }: Service, error: unknown) => {
  const { status, body, error: cause } = error as Failure;
  const said =
    status === undefined ? (cause?.code ?? cause?.name ?? (error as Error).message) : `${status} ${body}`;
  return new Error(`The realtime service at ${host}:${port} did not take it: ${said.slice(0, 300)}`);
};

/** Milliseconds between attempts: a service that is just restarting answers a moment later. */
const untilBack = [700, 1_500, 3_000];

const call = async (work: (pusher: Pusher) => Promise<unknown>): Promise<void> => {
  const service = findService();
  if (!service) return;
  const pusher = connectTo(service);
  for (let attempt = 0; ; attempt += 1) {
    try {
      await work(pusher);
      return;
    } catch (error) {
      const pause = untilBack[attempt];
      if ((error as Failure).status !== undefined || pause === undefined) throw describe(service, error);
      await wait(pause);
    }
  }
};

export type Published = {
  /** Names on the wire, at most 100; see channels.ts. */
  channels: readonly string[];
  /** At most 200 characters. */
  event: string;
  /** As JSON at most 10 kB in UTF-8. */
  data: unknown;
  /** The number of the connection that knows already: the one that the request came with. */
  except?: string | undefined;
};

/** Hands an event to everyone in the channels. Throws an Error in one line when the service does not take it. */
export const publish = ({ channels, event, data, except }: Published): Promise<void> =>
  call((pusher) =>
    pusher.trigger([...channels], event, data, except && isSocketId(except) ? { socket_id: except } : {}),
  );

/** Ends all open connections of an account; those whose session still lives come back by themselves. */
export const endConnections = (accountId: number): Promise<void> =>
  call((pusher) => pusher.terminateUserConnections(String(accountId)));

const isSocketId = (text: string) => /^\d{1,20}\.\d{1,20}$/.test(text);
