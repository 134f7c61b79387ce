// Which ads stand side by side, as the address of /compare says it.

/** Fewer are nothing to compare. */
export const fewestCompared = 2;
/** More have no room beside each other. */
export const mostCompared = 4;

/** So many entries of an address are looked at, however many it has. */
const mostRead = 12;

/** Entry by entry, doubles too, so that the page can say what it left out; 0 stands for what is no number of an ad. */
export const parseCompared = (params: URLSearchParams): number[] =>
  params
    .getAll('ads')
    .join(',')
    .split(',', mostRead)
    .filter(Boolean)
    .map((entry) => (/^[1-9]\d{0,8}$/.test(entry) ? Number(entry) : 0));

/** How the page of a comparison is called in the path that it is drawn from, and back. */
export const comparedName = (asked: readonly number[]): string => asked.join('-');
export const asNamed = (name: string): number[] | null =>
  /^\d{1,9}(-\d{1,9}){0,11}$/.test(name) ? name.split('-').map(Number) : null;

type Compared = {
  ids: number[];
  isDoubled: boolean;
  isTooMany: boolean;
  /** How many entries were no numbers. */
  unread: number;
};

/** Each ad once, and as many as there is room for. */
export const chooseCompared = (asked: readonly number[]): Compared => {
  const numbers = asked.filter((id) => id > 0);
  const ids = [...new Set(numbers)];
  return {
    ids: ids.slice(0, mostCompared),
    isDoubled: ids.length < numbers.length,
    isTooMany: ids.length > mostCompared,
    unread: asked.length - numbers.length,
  };
};
