/** A request that nothing behind the server's door gets to see. */
export type Refused = {
  status: 400 | 405 | 414;
  message: string;
  headers?: Record<string, string>;
};

const longest = 2_048;
const mostParameters = 100;

const readOnly = ['GET', 'HEAD'];
const methods = { page: readOnly, api: [...readOnly, 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE'] };

export const isForApi = (url: string): boolean => /^(?:https?:\/\/[^/]*)?\/api(?:[/?]|$)/.test(url);

const parametersIn = (url: string): number => {
  let count = 1;
  for (let at = url.indexOf('&'); at >= 0 && count <= mostParameters; at = url.indexOf('&', at + 1))
    count += 1;
  return count;
};

/** Where files lie. Of any other address a page says that there is nothing. */
const forFiles = /^\/(?:_next|fonts|icons|media|og|qr)\//;

const isReadable = (pathname: string): boolean => {
  try {
    decodeURI(pathname);
    return true;
  } catch {
    return false;
  }
};

/**
 * What is wrong with a request line, before anything takes it apart: some of what reads a query takes seconds for
 * thousands of parameters, and Next fails on a file whose name is no text. Pages and files are only read; what else the API takes, its routes say.
 */
export const refuseRequestLine = (method: string, url: string): Refused | null => {
  if (url.length > longest || parametersIn(url) > mostParameters)
    return { status: 414, message: 'The address is too long.' };
  if (url.includes('%') && forFiles.test(url) && !isReadable(url.split('?', 1)[0] ?? ''))
    return { status: 400, message: 'The address is not readable.' };
  const offered = isForApi(url) ? methods.api : methods.page;
  if (!offered.includes(method))
    return { status: 405, message: `${method} is not offered here.`, headers: { allow: offered.join(', ') } };
  return null;
};
