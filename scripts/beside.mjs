import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

// The realtime server as a process beside the site: started, watched, started again when it ends or hangs, and taken
// down with the site.

const portIsTaken = 98;
const lookEvery = 5_000;
const mostMissed = 3;
const longestPause = 10_000;
/** Stopping takes it two seconds at most, and some to begin. */
const patience = 5_000;

const isWell = (port) =>
  fetch(`http://127.0.0.1:${port}/health`, { signal: AbortSignal.timeout(lookEvery) }).then(
    ({ ok }) => ok,
    () => false,
  );

const describePort = (env) =>
  `Port ${env.REALTIME_PORT || '6001'} is taken: live chat is off until it is free. Stop what listens there, or set REALTIME_PORT.`;

/**
 * Resolves once it listens, turned out not to be wanted, or could not take its port: `state` says which of 'ready',
 * 'not wanted' and 'port taken' it was. In the last case it goes on trying.
 */
export const startRealtimeBeside = async ({ env = process.env } = {}) => {
  let child;
  let stopping = false;
  let saidTaken = false;
  let settle;
  const first = new Promise((resolve) => {
    settle = resolve;
  });

  /** Runs it once, to its end; resolves to whether it should run again, and how long it ran. */
  const runOnce = () =>
    new Promise((resolve) => {
      const started = Date.now();
      let wanted = true;
      let watch;
      child = spawn(process.execPath, ['--import', 'tsx', 'scripts/realtime.ts'], {
        env,
        stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
        // Out of reach of Ctrl-C: it goes when the site has gone, or with this process.
        detached: true,
      });
      child.on('message', ({ state, port }) => {
        wanted = state !== 'not wanted';
        settle({ state, port });
        saidTaken = false;
        let missed = 0;
        if (state !== 'ready') return;
        watch = setInterval(async () => {
          missed = (await isWell(port)) ? 0 : missed + 1;
          if (missed < mostMissed) return;
          console.error('The realtime server does not answer. It is started again.');
          child.kill('SIGKILL');
        }, lookEvery);
        watch.unref();
      });
      child.once('exit', (code, signal) => {
        clearInterval(watch);
        if (code === portIsTaken) {
          if (!saidTaken) console.error(describePort(env));
          saidTaken = true;
          settle({ state: 'port taken' });
        } else if (wanted && !stopping) {
          console.error(`The realtime server ended (${signal ?? code}). It is started again.`);
        }
        resolve({ wanted, ran: Date.now() - started });
      });
    });

  const keepRunning = async () => {
    let pause = 0;
    while (!stopping) {
      const { wanted, ran } = await runOnce();
      if (!wanted || stopping) return;
      // The first time at once: clients come back a second after they were sent away.
      pause = ran > 60_000 ? 0 : Math.min(longestPause, pause * 2 || (ran > 5_000 ? 0 : 250));
      await wait(pause, undefined, { ref: false });
    }
  };
  const done = keepRunning();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.once(signal, () => {
      stopping = true;
    });
  }

  return {
    ...(await first),
    pid: () => child.pid,
    /** Resolves when it is gone. */
    stop: async () => {
      stopping = true;
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGTERM');
      const force = setTimeout(() => child.kill('SIGKILL'), patience);
      await done;
      clearTimeout(force);
    },
  };
};

/** What a start says of it, or null. */
export const describeRealtime = ({ state, port }) => {
  if (state === 'ready') return `ws://localhost:${port}`;
  return state === 'port taken' ? 'off, its port is taken (see above)' : null;
};
