// Where lines of the log go, apart from the logger itself: tests listen here.

type Line = { level: string; time: string; message: string; error?: string } & Record<string, unknown>;

const colours: Record<string, number> = { debug: 2, info: 32, warn: 33, error: 31, fatal: 31 };

/** A line of JSON as a person reads it: the hour, how grave it is, what happened, and what else is known of it. */
export const readable = (json: string): string => {
  const { level, time, message, error, ...facts } = JSON.parse(json) as Line;
  const known = Object.entries(facts).map(([name, value]) => `${name}=${value}`);
  const told = [time.slice(11, 23), `\x1b[${colours[level] ?? 0}m${level}\x1b[0m`, message, ...known].join(
    ' ',
  );
  return `${told}\n${error ? `${error}\n` : ''}`;
};

export const logLines = {
  /** One line, with its end. */
  write: (json: string): void => {
    process.stdout.write(process.stdout.isTTY ? readable(json) : json);
  },
};
