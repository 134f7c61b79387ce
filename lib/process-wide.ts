import type { RequestListener, Server } from 'node:http';
import type { HasRow, TakesFact } from './ad-filters';
import type { KeptPages } from './front/kept-pages';
import type { Answers } from './what-is-there';

// Next bundles pages, routes, the middleware and what runs at the start apart, each with its own copy of a module. What
// a process has once is handed across here, by instrumentation.ts; before that, and while the site is built, it is not
// there. lib/front/page-cache.mjs and scripts/site.mjs, which are not bundled, find it by its name.

type ProcessWide = {
  /** Answers a call of the API, as it came or from a page. */
  api?: (request: Request) => Promise<Response>;
  pages?: KeptPages;
  /** `past`: whether what needs no Next goes past it. Without, all of it goes through, to compare the two. */
  serveBefore?: (server: Server, next: RequestListener, past?: boolean) => void;
  whatIsThere?: Answers;
  /** Which facts there are, and what can be asked of them: what else stands in a list's address is no filter. */
  takesFact?: TakesFact;
  /** Which reference rows and currencies there are: a page for any other is not kept, or is that of the default currency. */
  hasRow?: HasRow;
  hasCurrency?: (code: string) => boolean;
  /**
   * Writes what is only counted yet, does what answers did not wait for, and ends what this process has open. Called when
   * the last answer is out.
   */
  beforeEnd?: () => Promise<unknown>;
  /** When a call last found no database, in milliseconds. */
  busyAt?: number;
};

const everything = globalThis as typeof globalThis & { makinar?: ProcessWide };
everything.makinar ??= {};

export const processWide: ProcessWide = everything.makinar;
