import type { ErrorBody } from '@/lib/contract/common';

export type ErrorStatus = 400 | 401 | 403 | 404 | 405 | 408 | 409 | 413 | 415 | 422 | 429 | 503 | 507;

/** A request that is answered with a clear no, in the contract's shape. Thrown anywhere below a route. */
export class HttpError extends Error {
  constructor(
    readonly status: ErrorStatus,
    message: string,
    readonly errors?: ErrorBody['errors'],
    /** Headers that go with the answer. */
    readonly headers: readonly (readonly [string, string])[] = [],
  ) {
    super(message);
    this.name = 'HttpError';
  }

  toBody(): ErrorBody {
    return { status: false, message: this.message, ...(this.errors ? { errors: this.errors } : {}) };
  }
}

export const notFound = (what = 'Not Found 404') => new HttpError(404, what);
