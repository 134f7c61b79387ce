/**
 * What a JSON value has to be, in so few bytes that every page can carry it: a kind, `?` before it where null will do and
 * `~` where it may be left out; `=a|b` one of these words; `[shape]` a list; otherwise an object by its fields, or
 * `{ '?': shape }` where null will do.
 */
export type Shape = string | readonly [Shape] | { readonly [field: string]: Shape };

const kinds: Record<string, (value: unknown) => boolean> = {
  any: (value) => value !== undefined,
  string: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number',
  int: Number.isInteger,
  boolean: (value) => typeof value === 'boolean',
  true: (value) => value === true,
  time: (value) => typeof value === 'string' && !Number.isNaN(Date.parse(value)),
};

const isKind = (value: unknown, kind: string): boolean => {
  if (kind.startsWith('~')) return value === undefined || isKind(value, kind.slice(1));
  if (kind.startsWith('?')) return value === null || isKind(value, kind.slice(1));
  if (kind.startsWith('=')) return typeof value === 'string' && kind.slice(1).split('|').includes(value);
  return kinds[kind]?.(value) ?? false;
};

/** Where a value is not what it has to be (`data.0.title`); null where it is. Fields beside the known ones are fine. */
export const misfitOf = (value: unknown, shape: Shape, at = 'answer'): string | null => {
  if (typeof shape === 'string') return isKind(value, shape) ? null : at;
  const isList = Array.isArray(shape);
  if (!isList && '?' in shape) return value === null ? null : misfitOf(value, shape['?'] as Shape, at);
  if (typeof value !== 'object' || value === null || Array.isArray(value) !== isList) return at;
  const parts: [string, Shape][] = isList
    ? Object.keys(value).map((index) => [index, shape[0]])
    : Object.entries(shape);
  for (const [name, part] of parts) {
    const misfit = misfitOf((value as Record<string, unknown>)[name], part, `${at}.${name}`);
    if (misfit) return misfit;
  }
  return null;
};
