import pino from 'pino';
import { env } from './env';
import { logLines } from './log-lines';
import { oncePerProcess } from './once-per-process';

/**
 * The one log of this process: a line of JSON each, on standard output; to a person at a terminal in words. What is
 * written says numbers, names of ours and addresses by their pattern, and nothing that a person has sent.
 */
export const log = oncePerProcess('log', () =>
  pino(
    {
      level: env.logLevel,
      base: null,
      messageKey: 'message',
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (level) => ({ level }) },
    },
    { write: (line) => logLines.write(line) },
  ),
);
