/**
 * SQLSTATE codes of a server that cannot answer now: gone or going (class 57P), no connection left (53300), its disk or
 * memory full (class 53), a statement or a lock that took too long.
 */
const states = /^(57P0[1-5]|57014|53\d{3}|55P03|25P03|08\d{3})$/;
/** What the operating system says of a server that is not there. */
const systemErrors = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
/** pg has no codes for these. */
const words =
  /^(Connection terminated|Query read timeout|timeout exceeded when trying to connect|timeout expired|Client has encountered a connection error)/;

/**
 * Whether a failure is the database's, which is away, busy or full, and will be over: by shape, for a class of the
 * driver is another one in each bundle.
 */
export const isUnavailable = (error: unknown): boolean => {
  for (let at = error, depth = 0; at && depth < 5; at = (at as Error).cause, depth++) {
    const { code, message, syscall } = at as { code?: unknown; message?: unknown; syscall?: unknown };
    if (typeof code === 'string' && states.test(code)) return true;
    if (
      typeof code === 'string' &&
      systemErrors.has(code) &&
      (syscall === 'connect' || syscall === 'read' || syscall === 'write')
    )
      return true;
    if (typeof message === 'string' && words.test(message)) return true;
  }
  return false;
};
