import type { ChildProcess } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { log } from '@/lib/log';

// Keeps a process running: started again with back-off when it ends, killed and started again when it hangs.

const lookEvery = 5_000;
const longestPause = 10_000;

/** Whether something answers at an address, within the time between two looks. */
export const answersAt = (address: string): Promise<boolean> =>
  fetch(address, { signal: AbortSignal.timeout(lookEvery) }).then(
    async (answer) => {
      await answer.arrayBuffer();
      return answer.ok;
    },
    () => false,
  );

export type Supervised = {
  pid(): number | undefined;
  /** Ends it, and resolves when it is gone. */
  stop(): Promise<void>;
};

type Options = {
  /** How it is called in what is said of it. */
  name: string;
  launch: () => ChildProcess;
  /** Null while it cannot be said yet. */
  isWell: () => Promise<boolean | null>;
  /** How many looks in a row may find it unwell. */
  mostMissed: number;
  /** How long an orderly end may take, in milliseconds; then it is killed. */
  stopsWithin: number;
  /** What its end means: run it again, with or without a word, or leave it. */
  onEnd?: (code: number | null) => 'again' | 'again, silently' | 'leave';
};

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;

export const supervise = (options: Options): Supervised => {
  const { name, launch, isWell, mostMissed, stopsWithin, onEnd = () => 'again' } = options;
  let child: ChildProcess | undefined;
  let stopping = false;

  const runOnce = () =>
    new Promise<{ next: ReturnType<typeof onEnd>; ran: number }>((resolve) => {
      const started = Date.now();
      let missed = 0;
      let givenUp = false;
      const running = launch();
      child = running;
      const watch = setInterval(async () => {
        const well = await isWell();
        if (well === null) return;
        missed = well ? 0 : missed + 1;
        // A look that was begun before it was given up may end after that.
        if (missed < mostMissed || givenUp || hasEnded(running)) return;
        givenUp = true;
        log.error(`${name} does not answer. It is started again.`);
        running.kill('SIGKILL');
      }, lookEvery);
      watch.unref();
      running.once('error', (error) => log.error(`${name} could not be started: ${error.message}`));
      running.once('close', (code, signal) => {
        clearInterval(watch);
        const next = stopping ? 'leave' : onEnd(code);
        if (next === 'again') log.error(`${name} ended (${signal ?? code}). It is started again.`);
        resolve({ next, ran: Date.now() - started });
      });
    });

  const keepRunning = async () => {
    let pause = 0;
    while (!stopping) {
      const { next, ran } = await runOnce();
      if (next === 'leave' || stopping) return;
      // The first time at once: clients come back a second after they were sent away.
      pause = ran > 60_000 ? 0 : Math.min(longestPause, pause * 2 || (ran > 5_000 ? 0 : 250));
      // Of a site alone, without a database and live chat beside it, nothing else holds this process.
      await wait(pause);
    }
  };
  const done = keepRunning();

  return {
    pid: () => child?.pid,
    stop: async () => {
      stopping = true;
      if (!child || hasEnded(child)) return;
      child.kill('SIGTERM');
      const force = setTimeout(() => child?.kill('SIGKILL'), stopsWithin);
      await done;
      clearTimeout(force);
    },
  };
};
