import type { IncomingMessage, ServerResponse } from 'node:http';

/** Next's router asks the address of a page for the data that it is drawn from, by this header. */
const dataOfPage = 'rsc';

/**
 * Only what is the same for everybody is public: the page or the file itself. A redirect, a failure or the data of a
 * page has the same address and is none of them, and Next calls them what the middleware called the page, before it was
 * drawn. Looked at last of all, when the answer goes out.
 */
export const keepFromShared = ({ headers }: IncomingMessage, response: ServerResponse) => {
  // Asked now: Next takes the header away from a request for a page that it keeps.
  const data = headers[dataOfPage] !== undefined;
  const writeHead = response.writeHead;
  response.writeHead = function (this: ServerResponse, ...args: unknown[]) {
    const status = Number(args[0]);
    const said = String(response.getHeader('cache-control') ?? '');
    if (/\bpublic\b|\bs-maxage\b/.test(said)) {
      if (status !== 200 && status !== 206 && status !== 304) {
        response.setHeader('cache-control', 'private, no-store');
      } else if (data) response.setHeader('cache-control', 'private, no-cache');
    }
    if (data || /^text\/html/.test(String(response.getHeader('content-type') ?? ''))) {
      const vary = String(response.getHeader('vary') ?? '');
      if (!/\brsc\b/i.test(vary)) response.setHeader('vary', vary ? `${vary}, ${dataOfPage}` : dataOfPage);
    }
    return Reflect.apply(writeHead, this, args);
  } as ServerResponse['writeHead'];
};
