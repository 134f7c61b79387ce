import pino from 'pino';
import { env } from './env';
import { logLines } from './log-lines';
import { oncePerProcess } from './once-per-process';

/**
 * What is written where nobody reads any more is lost. As an exception that nobody catches it would be reported, by a
 * line that is lost as well, without end.
 */
const outliveReader = () => {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
};

/**
 * The one log of this process: a line of JSON each, on standard output; to a person at a terminal in words. What is
 * written says numbers, names of ours and addresses by their pattern, and nothing that a person has sent.
 */
export const log = oncePerProcess('log', () => {
  outliveReader();
  return pino(
    {
      level: env.logLevel,
      base: null,
      messageKey: 'message',
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (level) => ({ level }) },
    },
    { write: (line) => logLines.write(line) },
  );
});
