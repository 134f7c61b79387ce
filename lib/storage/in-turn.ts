/**
 * Lets `atOnce` pieces of work run at a time and `mostWaiting` wait; who comes when more wait gets null. The counts hang
 * on globalThis by `name`, for modules are bundled more than once.
 */
export const inTurn = (name: string, { atOnce, mostWaiting }: { atOnce: number; mostWaiting: number }) => {
  type Desk = { working: number; waiting: (() => void)[] };
  const shared = globalThis as typeof globalThis & { makinarDesks?: Map<string, Desk> };
  shared.makinarDesks ??= new Map();
  const desk = shared.makinarDesks.get(name) ?? { working: 0, waiting: [] };
  shared.makinarDesks.set(name, desk);

  return async <Result>(work: () => Promise<Result>): Promise<Result | null> => {
    if (desk.working >= atOnce) {
      if (desk.waiting.length >= mostWaiting) return null;
      await new Promise<void>((resolve) => desk.waiting.push(resolve));
    } else desk.working += 1;
    try {
      return await work();
    } finally {
      const next = desk.waiting.shift();
      if (next) next();
      else desk.working -= 1;
    }
  };
};
