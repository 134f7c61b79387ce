import type { FactValue } from '@/lib/facts/fact';
import { convert } from '@/lib/facts/units';
import { parseNumber } from '@/lib/format/parse-number';
import { isSame, statedIn } from '../../form/facts/fact-value';
import type { AdValues, TextName } from '../values';

/** What a seller writes freely, in the order of the screen. */
export const readTexts = [
  'title',
  'description',
  'information',
  'feature',
  'specification',
] as const satisfies readonly TextName[];
export type ReadText = (typeof readTexts)[number];

/** As POST /v1/fact-proposals answers. */
export type Proposal = { key: string; name: string; value: FactValue; text: string; start: number };

export type OpenProposal = Omit<Proposal, 'start'> & {
  /** The text that says it. */
  from: ReadText;
  /** The form says something else. */
  contradicts: boolean;
};

/** The texts as one, in lines of their own. */
export const textOf = (values: AdValues): string => readTexts.map((name) => values[name]).join('\n');

const sourceOf = (values: Pick<AdValues, ReadText>, start: number): ReadText => {
  let end = 0;
  for (const name of readTexts) {
    end += values[name].length + 1;
    if (start < end) return name;
  }
  return 'specification';
};

/** What the form has of a fact, or of the year and the meters, which are fields of their own. */
const statedOf = (values: AdValues, key: string): FactValue | undefined => {
  if (key !== 'year' && key !== 'hours' && key !== 'distance') return statedIn(values.facts)[key];
  const amount = parseNumber(values[key]);
  if (amount === null) return undefined;
  return key === 'distance' && values.distance_type === 'mi'
    ? Math.round(convert(amount, 'mi', 'km'))
    : amount;
};

/** A list says what is in it; miles that were typed are a few kilometres off. */
const isStated = (stated: FactValue | undefined, { key, value }: Proposal): boolean => {
  if (Array.isArray(stated) && Array.isArray(value)) return value.every((one) => stated.includes(one));
  if (key === 'distance' && typeof stated === 'number')
    return Math.abs(stated - Number(value)) <= stated / 1_000;
  return isSame(stated, value);
};

/** A machine without a counter says 0, which says nothing against what a text has. */
const contradicts = (stated: FactValue | undefined, value: FactValue) =>
  stated !== undefined && stated !== 0 && !Array.isArray(value);

/** What the texts state and the form does not, each once, by the texts as they were when they were read. */
export const openProposals = (
  found: readonly Proposal[],
  values: AdValues,
  read: Pick<AdValues, ReadText>,
): OpenProposal[] => {
  const open: OpenProposal[] = [];
  for (const proposal of found) {
    const { start, ...rest } = proposal;
    const stated = statedOf(values, rest.key);
    const isThere = open.some((one) => one.key === rest.key && isSame(one.value, rest.value));
    if (isThere || isStated(stated, proposal)) continue;
    open.push({ ...rest, from: sourceOf(read, start), contradicts: contradicts(stated, rest.value) });
  }
  return open;
};

/** Those that can be taken all at once: nothing that contradicts, and nothing that the texts say in two ways. */
export const takenTogether = (open: readonly OpenProposal[]): OpenProposal[] =>
  open.filter(
    (one) =>
      !one.contradicts &&
      (Array.isArray(one.value) || open.filter(({ key }) => key === one.key).length === 1),
  );

/** The value of a fact that takes one in: of several choices one more. */
export const withProposal = (stated: FactValue | undefined, value: FactValue): FactValue =>
  Array.isArray(stated) && Array.isArray(value) ? [...new Set([...stated, ...value])] : value;
