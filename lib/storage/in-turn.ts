import { oncePerProcess } from '@/lib/once-per-process';

type Waiting = Map<string, (() => void)[]>;
type Desk = { working: number; waiting: Waiting };

type Limits = {
  atOnce: number;
  /** Of all together, and of one. */
  mostWaiting: number;
  mostOfOne?: number;
};

const countOf = (waiting: Waiting) => [...waiting.values()].reduce((sum, { length }) => sum + length, 0);

/** The next of who has not had a turn for longest: whoever waits with much does not keep up who waits with little. */
const takeNext = (waiting: Waiting) => {
  const [first] = waiting;
  if (!first) return undefined;
  const [of, theirs] = first;
  const next = theirs.shift();
  waiting.delete(of);
  if (theirs.length) waiting.set(of, theirs);
  return next;
};

/**
 * Lets `atOnce` pieces of work run at a time and others wait, each of those `of` whom they are in turn; who comes when
 * too many wait gets null. The counts are those of `name` in this process.
 */
export const inTurn = (name: string, { atOnce, mostWaiting, mostOfOne = mostWaiting }: Limits) => {
  const desk = oncePerProcess<Desk>(`turns of ${name}`, () => ({ working: 0, waiting: new Map() }));

  return async <Result>(work: () => Promise<Result>, of = ''): Promise<Result | null> => {
    if (desk.working >= atOnce) {
      const theirs = desk.waiting.get(of) ?? [];
      if (theirs.length >= mostOfOne || countOf(desk.waiting) >= mostWaiting) return null;
      await new Promise<void>((resolve) => {
        theirs.push(resolve);
        desk.waiting.set(of, theirs);
      });
    } else desk.working += 1;
    try {
      return await work();
    } finally {
      const next = takeNext(desk.waiting);
      if (next) next();
      else desk.working -= 1;
    }
  };
};
