import { type Limit, take } from './limits';
import { visitorIn } from './visitor-address';

// What one visitor may ask for in all: far above what a household does that reads the site in all its rooms.

const calls: Limit = { name: 'all calls', most: 6_000, seconds: 300 };
/** Apart from the calls, which one page makes several of. Kept pages are not counted: they cost next to nothing. */
const pages: Limit = { name: 'drawn pages', most: 6_000, seconds: 300 };

/** Seconds until a visitor may call the API again; 0 when the call was counted. */
export const takeCall = (visitor: string): number => take(calls, visitor);

/** The same of a page to be drawn, by the x-forwarded-for of the request for it. */
export const takePage = (forwardedFor: string): number => take(pages, visitorIn(forwardedFor) ?? 'unknown');
