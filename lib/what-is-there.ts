import type { AdFilters } from './ad-filters';
import type { PageOfAd } from './contract/availability';
import { processWide } from './process-wide';
import { within } from './within';

// middleware.ts has to know whether there is anything at an address before its page is chosen: the page could only
// throw a 404, which Next draws in the browser alone. The database hangs on another bundle, so it is asked across;
// an API elsewhere is asked by lib/what-is-elsewhere.ts.

export type { PageOfAd };

export type Answers = {
  pageOfAd: (id: number) => Promise<PageOfAd>;
  /** Whether a list has that many pages. */
  hasPage: (filters: AdFilters) => Promise<boolean>;
  /** Whether this request is its owner's, or a visitor's, whom the page asks for a login. */
  mayOpenEdit: (id: number, request: Request) => Promise<boolean>;
  databaseAnswers: () => Promise<boolean>;
};

/** Called once, by instrumentation.ts. */
export const answerWhatIsThere = (answers: Answers) => {
  processWide.whatIsThere = answers;
};

/** Null before the server has started. */
export const answersHere = (): Answers | null => processWide.whatIsThere ?? null;

/** In milliseconds: a page that is kept does not wait for a database that hangs. */
const patience = 2_000;

/** `otherwise` where nobody can know yet, or the answer fails or takes too long: then the page finds out. */
export const askWhatIsThere = async <Answer>(
  ask: (answers: Answers) => Promise<Answer>,
  otherwise: Answer,
): Promise<Answer> => {
  const answers = answersHere();
  if (!answers) return otherwise;
  return within(
    patience,
    ask(answers).catch(() => otherwise),
    otherwise,
  );
};
