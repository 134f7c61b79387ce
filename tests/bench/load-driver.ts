import autocannon from 'autocannon';
import { fromVisitor } from './ask';
import { median, percentile } from './numbers';

// Asks as fast as it gets answers, in a process of its own: what it costs is not the server's.

export type Job = {
  url: string;
  paths: string[];
  headers: Record<string, string>;
  connections: number;
  seconds: number;
};
export type Load = { requests: number; perSecond: number; p50: number; p99: number; failed: number };

const drive = ({ url, paths, headers, connections, seconds }: Job) =>
  new Promise<Load>((resolve, reject) => {
    const times: number[] = [];
    let failed = 0;
    let next = 0;
    const options: autocannon.Options = {
      url,
      connections,
      duration: seconds,
      // One row of addresses for all connections: each of them asks for the next one.
      requests: [
        {
          method: 'GET',
          setupRequest: (request) => ({
            ...request,
            path: paths[next++ % paths.length] ?? '/',
            headers: { ...request.headers, ...headers, ...fromVisitor(next) },
          }),
        },
      ],
    };
    const instance = autocannon(options, (error, result) => {
      if (error) return reject(error);
      resolve({
        requests: times.length,
        perSecond: times.length / result.duration,
        p50: median(times),
        p99: percentile(times, 0.99),
        failed: failed + result.errors,
      });
    });
    // Its own figures are whole milliseconds, too coarse for a bare server.
    instance.on('response', (_client, status, _bytes, ms) => {
      times.push(ms);
      if (status !== 200) failed++;
    });
  });

process.on('message', (job: Job) => {
  drive(job).then(
    (load) => process.send?.(load),
    (error) => {
      console.error(error);
      process.exit(1);
    },
  );
});
