import { spawn } from 'node:child_process';
import { hostForPeople, hostFromHere } from '@/lib/env';
import { log } from '@/lib/log';
import { bundleOf } from './steps.mjs';
import { answersAt, type Supervised, supervise } from './supervise';

// The realtime server as a process beside the site.

const portIsTaken = 98;

type State = { state: 'ready'; port: number } | { state: 'not wanted' } | { state: 'port taken' };

const describePort = (env: NodeJS.ProcessEnv) =>
  `Port ${env.REALTIME_PORT || '6001'} is taken: live chat is off until it is free. Stop what listens there, or set REALTIME_PORT.`;

/**
 * Resolves once it listens, turned out not to be wanted, or could not take its port. In the last case it goes on
 * trying.
 */
export const startRealtimeBeside = async (env = process.env): Promise<State & Supervised> => {
  let port: number | null = null;
  let wanted = true;
  let saidTaken = false;
  let settle: (state: State) => void;
  const first = new Promise<State>((resolve) => {
    settle = resolve;
  });
  const supervised = supervise({
    name: 'The realtime server',
    launch: () => {
      port = null;
      const child = spawn(process.execPath, [bundleOf('realtime')], {
        env,
        stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
        // Out of reach of Ctrl-C: it goes when the site has gone, or with this process.
        detached: true,
      });
      child.on('message', (state: State) => {
        wanted = state.state !== 'not wanted';
        saidTaken = false;
        if (state.state === 'ready') port = state.port;
        settle(state);
      });
      return child;
    },
    isWell: async () => (port === null ? null : answersAt(`http://${hostFromHere()}:${port}/health`)),
    mostMissed: 3,
    stopsWithin: 3_000,
    onEnd: (code) => {
      if (!wanted) return 'leave';
      if (code !== portIsTaken) return 'again';
      if (!saidTaken) log.warn(describePort(env));
      saidTaken = true;
      settle({ state: 'port taken' });
      return 'again, silently';
    },
  });
  return { ...(await first), ...supervised };
};

/** What a start says of it, or null. */
export const describeRealtime = (state: State): string | null => {
  if (state.state === 'ready') return `ws://${hostForPeople()}:${state.port}`;
  return state.state === 'port taken' ? 'off, its port is taken (see above)' : null;
};
