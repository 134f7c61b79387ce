import { bodyLimit } from 'hono/body-limit';
import { Refusal } from './refusal';

/** Refuses with 413 what is larger, before it is read. No call that takes fields alone needs more than 64 KB. */
export const smallBody = (maxSize = 64 * 1024) =>
  bodyLimit({
    maxSize,
    onError: () => {
      throw new Refusal(413, 'The request is too large.');
    },
  });
