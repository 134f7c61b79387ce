const shared = globalThis as typeof globalThis & { makinarOnce?: Map<string, unknown> };
shared.makinarOnce ??= new Map();
const made = shared.makinarOnce;

/**
 * What `make` returns the first time that anything in this process asks for `name`. Next bundles pages, routes, the
 * middleware and what runs at the start apart, each with its own copy of a module: what a module remembers hangs here.
 */
export const oncePerProcess = <Kept>(name: string, make: () => Kept): Kept => {
  if (!made.has(name)) made.set(name, make());
  return made.get(name) as Kept;
};
