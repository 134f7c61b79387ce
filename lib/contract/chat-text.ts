// The form of a message, for both sides; the schema is in chat-fields.ts.

export const longestMessage = 2_000;

/** Bidirectional overrides make a text read as what it is not; all other invisible letters belong to a script. */
const overrides = /[\u202d\u202e]/g;

/** The one form in which a message is stored: no control characters but line breaks and tabs, no empty edges. */
export const cleanMessage = (written: string): string =>
  written
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .replace(overrides, '')
    .replace(/\n{4,}/g, '\n\n\n')
    .trim();

/** Whether there is something to read in it. */
export const saysSomething = (message: string): boolean => /[^\s\p{Cf}\p{Cc}]/u.test(message);
