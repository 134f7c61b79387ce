import { DrizzleQueryError } from 'drizzle-orm';

type Said = Error & { code?: string; constraint?: string };

/**
 * A failure as it may stand in a log. Of a query that is its text and what the database said of it, never the values:
 * among them are messages, addresses and hashes of passwords.
 */
const withoutValues = (error: unknown): unknown => {
  if (!(error instanceof DrizzleQueryError)) return error;
  const { code = '', constraint, message = '' } = (error.cause ?? {}) as Partial<Said>;
  const said = message.replace(/"[^"]*"/g, '"…"');
  const frames = error.stack?.match(/^ {4}at .+$/gm)?.slice(0, 12) ?? [];
  return [`${code} ${said} (${constraint ?? 'no constraint'}): ${error.query}`, ...frames].join('\n');
};

export const logError = (what: string, error: unknown) => console.error(what, withoutValues(error));
