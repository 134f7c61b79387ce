import type { Fact, FactValue, FactValues } from './fact';

// What may be stated: of an ad by its seller, of a model by the operator. Also for client components.

/** As much of a fact as says what its values are. */
export type Bounds = Pick<Fact, 'kind' | 'least' | 'most'> & { choices: readonly { key: string }[] };

/** What is wrong with a value, by the contract's names of problems. */
type Fault = 'unusable' | 'choice' | 'wholeNumber' | 'range';

/** What is wrong with a value of a fact, null for nothing. */
export const faultOf = ({ kind, least, most, choices }: Bounds, value: FactValue): Fault | null => {
  const isChoice = (key: FactValue) => choices.some((choice) => choice.key === key);
  if (kind === 'flag') return typeof value === 'boolean' ? null : 'unusable';
  if (kind === 'choice') return isChoice(value) ? null : 'choice';
  if (kind === 'choices') return Array.isArray(value) && value.every(isChoice) ? null : 'choice';
  if (!Number.isInteger(value)) return 'wholeNumber';
  return Number(value) < (least ?? Number(value)) || Number(value) > (most ?? Number(value)) ? 'range' : null;
};

/** What of a value was not stated before, null for nothing of it: what the operator has taken away may stay. */
const addedTo = (key: string, value: FactValue, before: readonly FactValues[]): FactValue | null => {
  const stood = before.flatMap((facts) => facts[key] ?? []);
  if (Array.isArray(value)) {
    const added = value.filter((one) => !stood.includes(one));
    return added.length ? added : null;
  }
  return stood.includes(value) ? null : value;
};

/** The keys under which something is wrong, of what was not stated before. */
export const faultsIn = (
  stated: FactValues,
  facts: ReadonlyMap<string, Bounds>,
  before: readonly FactValues[],
): [key: string, fault: Fault][] =>
  Object.entries(stated).flatMap(([key, value]): [string, Fault][] => {
    const added = addedTo(key, value, before);
    if (added === null) return [];
    const fact = facts.get(key);
    const fault = fact ? faultOf(fact, added) : 'unusable';
    return fault ? [[key, fault]] : [];
  });

/** What of it can be said now: neither facts nor choices that the operator has taken away. */
export const statable = (stated: FactValues, facts: ReadonlyMap<string, Bounds>): FactValues =>
  inOrder(
    Object.fromEntries(
      Object.entries(stated).map(([key, value]) => {
        const fact = facts.get(key);
        if (!fact) return [key, null];
        if (Array.isArray(value)) return [key, value.filter((one) => faultOf(fact, [one]) === null)];
        return [key, faultOf(fact, value) === null ? value : null];
      }),
    ),
  );

/** What is stated, in one order: the database has one of its own. Null and an empty list state nothing. */
export const inOrder = (facts: Readonly<Record<string, FactValue | null>>): FactValues =>
  Object.fromEntries(
    Object.entries(facts)
      .filter((stated): stated is [string, FactValue] => stated[1] !== null && String(stated[1]) !== '')
      .map(([key, value]) => [key, Array.isArray(value) ? [...new Set(value)].sort() : value] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
