import path from 'node:path';
import type { Job, Load } from './load-driver';
import { cpuMs } from './process-cost';
import { launch } from './scratch';
import type { Server } from './servers';

export type Measured = Load & { cpuPerRequest: number | null };

/** A load generator that measures one target after the other. */
export const openLoad = () => {
  const child = launch(
    process.execPath,
    ['--import', 'tsx', path.join(import.meta.dirname, 'load-driver.ts')],
    {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    },
  );
  const drive = (job: Job) =>
    new Promise<Load>((resolve, reject) => {
      const failed = () => reject(new Error('The load generator ended.'));
      child.once('exit', failed);
      child.once('message', (load) => {
        child.off('exit', failed);
        resolve(load as Load);
      });
      child.send(job);
    });
  return async (
    { url, pid, expectAlive }: Server,
    job: Pick<Job, 'paths' | 'headers' | 'connections' | 'seconds'>,
  ): Promise<Measured> => {
    const before = cpuMs(pid);
    const load = await drive({ url, ...job });
    expectAlive();
    const after = cpuMs(pid);
    const cpuPerRequest = before === null || after === null ? null : (after - before) / load.requests;
    return { ...load, cpuPerRequest };
  };
};
