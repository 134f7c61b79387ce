import type { Limit } from '../limits';

const minutes = (n: number) => n * 60;

/** For each account. What was refused is given back to `publish`, but every try counts as one. */
export const limits = {
  publish: { name: 'publish ads', most: 30, seconds: minutes(60) },
  propose: { name: 'propose facts', most: 60, seconds: minutes(10) },
  renewByLink: { name: 'renew ads by link', most: 60, seconds: minutes(10) },
  write: { name: 'write ads', most: 120, seconds: minutes(10) },
} satisfies Record<string, Limit>;
