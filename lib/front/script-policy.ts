import type { IncomingMessage, ServerResponse } from 'node:http';
import { policyHeader, policyWith } from './page-headers';

/**
 * Of what comes from Next: a page has one policy, the data of a page has none. A page that is kept brings its own, with
 * hashes, which Next puts beside the one that the middleware gave it before it was drawn; one that the middleware never
 * saw, for it stands at the address of a file, may run no script of its own.
 */
export const settlePolicy = ({ headers }: IncomingMessage, response: ServerResponse) => {
  // Next would draw with whatever nonce a visitor names here.
  delete headers[policyHeader];
  const writeHead = response.writeHead;
  response.writeHead = function (this: ServerResponse, ...args: unknown[]) {
    const type = String(response.getHeader('content-type') ?? '');
    const said = response.getHeader(policyHeader);
    if (type.startsWith('text/x-component')) response.removeHeader(policyHeader);
    else if (Array.isArray(said)) response.setHeader(policyHeader, said.at(-1) ?? policyWith([]));
    else if (said === undefined && type.startsWith('text/html'))
      response.setHeader(policyHeader, policyWith([]));
    return Reflect.apply(writeHead, this, args);
  } as ServerResponse['writeHead'];
};
