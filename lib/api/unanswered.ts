// A write whose answer did not arrive may have been done. Sent once more as it was, it carries the same idempotency
// key, so that it is done once and its answer comes after all. Anything else is a new write.

const keys = new Map<string, string>();
const most = 50;

/** Not `crypto.randomUUID`, which a page without https has not. */
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');

const sayingOf = (value: FormDataEntryValue) =>
  typeof value === 'string' ? value : [value.name, value.type, value.size, value.lastModified];

/** Tells writes apart by all that they say; of files by what a browser knows without reading them. */
export const writeOf = (call: string, body: unknown, form: FormData | undefined): string =>
  JSON.stringify([call, body, form && [...form].map(([name, value]) => [name, sayingOf(value)])]);

/** The key that this write goes out with. */
export const keyFor = (write: string): string => {
  const key = keys.get(write) ?? newKey();
  keys.delete(write);
  keys.set(write, key);
  const [oldest] = keys.keys();
  if (keys.size > most && oldest !== undefined) keys.delete(oldest);
  return key;
};

/** There is an answer: the next write that says the same is another one. */
export const answered = (write: string) => keys.delete(write);
