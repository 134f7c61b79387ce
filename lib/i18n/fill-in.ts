type Values = Record<string, string | number>;

/**
 * Puts values where a text names them in braces. For texts without plurals, outside of what next-intl renders: in
 * client components, in answers of the API and in mail. A name without a value stays as it is.
 */
export const fillIn = (text: string, values: Values) =>
  text.replace(/\{(\w+)\}/g, (gap, name: string) => String(values[name] ?? gap));

/** A name inside a sentence, which may be of the other direction: it moves nothing around it. */
export const isolated = (text: string | number) => `\u2068${text}\u2069`;

/** The same as `fillIn`, with every value isolated. */
export const fillIsolated = (text: string, values: Values) =>
  fillIn(text, Object.fromEntries(Object.entries(values).map(([name, value]) => [name, isolated(value)])));

const isolates = /[\u2066-\u2068]([^\u2066-\u2069]*)\u2069/u;

/** What is between the isolates of a text and what is around them, for elements that set each of them in a `<bdi>`. */
export const byIsolates = (text: string): { text: string; isIsolated: boolean }[] =>
  text
    .split(isolates)
    .map((part, at) => ({ text: part, isIsolated: at % 2 === 1 }))
    .filter((part) => part.text);

/** The letters alone: for titles of pages, data for search engines, and whatever else is read by programs. */
export const withoutIsolates = (text: string): string => text.replace(/[\u2066-\u2069]/g, '');
