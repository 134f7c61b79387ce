import pg from 'pg';
import { observeQuery } from '@/lib/metrics';

type Query = (...args: unknown[]) => unknown;
type Inner = { connection: { stream: { destroy(): void } } };

/**
 * A connection whose server did not answer in time is of no use to the next who gets it from the pool: the old query
 * still runs on it, perhaps in a transaction that nobody could roll back. It is cut, and the server rolls back.
 */
export class ImpatientClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config);
    // The pool hears what happens to idle connections alone; one that is lost while in use would end the process.
    this.on('error', () => {});
    const query = super.query.bind(this) as Query;
    this.query = ((...args: unknown[]) => {
      const begun = performance.now();
      const observe = () => observeQuery(performance.now() - begun);
      // The pool asks by a callback, a transaction by a promise.
      const done = args.at(-1);
      const asked =
        typeof done === 'function'
          ? args.with(-1, (...said: unknown[]) => {
              observe();
              done(...said);
            })
          : args;
      const answer = query(...asked);
      if (answer instanceof Promise) {
        answer.then(observe, (error: Error) => {
          observe();
          if (error.message === 'Query read timeout') (this as unknown as Inner).connection.stream.destroy();
        });
      }
      return answer;
    }) as typeof this.query;
  }
}
