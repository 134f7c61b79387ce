import type { AdFilters } from './ad-filters';

// middleware.ts has to know whether there is anything at an address before its page is chosen: the page could only
// throw a 404, which Next draws in the browser alone. The database hangs on another bundle, so it is asked across.

type Answers = {
  isPublicAd: (id: number) => Promise<boolean>;
  /** Whether a list has that many pages. */
  hasPage: (filters: AdFilters) => Promise<boolean>;
  /** Whether this request is its owner's, or a visitor's, whom the page asks for a login. */
  mayOpenEdit: (id: number, request: Request) => Promise<boolean>;
};
const shared = globalThis as typeof globalThis & { makinarWhatIsThere?: Answers };

/** Called once, by instrumentation.ts. */
export const answerWhatIsThere = (answers: Answers) => {
  shared.makinarWhatIsThere = answers;
};

/** Yes as well where nobody here can know (an API elsewhere) or the answer fails: then the page finds out. */
export const isThere = async (ask: (answers: Answers) => Promise<boolean>): Promise<boolean> => {
  const answers = shared.makinarWhatIsThere;
  if (!answers) return true;
  return ask(answers).catch(() => true);
};
