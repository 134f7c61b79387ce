import type { Sheet } from '@/lib/contract/facts';
import type { FactValue, FactValues } from '@/lib/facts/fact';
import { type Bounds, faultOf } from '@/lib/facts/stated';
import { formatNumber } from '@/lib/format/numbers';

/** A fact as a kind of machine is asked for it. */
export type AskedFact = Sheet['facts'][number];

type Bounded = Pick<AskedFact, 'least' | 'most'>;

export const isWithin = ({ least, most }: Bounded, value: number) =>
  value >= (least ?? value) && value <= (most ?? value);

/** Whether a fact can have this value: what was typed may be no number, and a choice may be gone. */
export const canHave = (fact: Bounds, value: FactValue): boolean =>
  faultOf(fact, value) === null && String(value) !== '';

/** Whether two values say the same; of several choices in any order. */
export const isSame = (one: FactValue | undefined, other: FactValue | undefined): boolean =>
  Array.isArray(one) && Array.isArray(other)
    ? one.length === other.length && one.every((key) => other.includes(key))
    : one === other;

/** A value beside its label, in the unit that people read. */
export const sayValue = (
  { kind, scale, decimals, unit_name, choices }: AskedFact,
  value: FactValue,
  words: { yes: string; no: string; separator: string },
): string => {
  if (kind === 'number') {
    const number = formatNumber(Number((Number(value) / scale).toFixed(decimals)), 'en');
    return unit_name ? `${number}\u00a0${unit_name}` : number;
  }
  if (kind === 'flag') return value ? words.yes : words.no;
  const chosen = [value].flat();
  return choices
    .filter(({ key }) => chosen.includes(key))
    .map(({ name }) => name)
    .join(words.separator);
};

/** What is stated: an empty field and a list of nothing state nothing. */
export const statedIn = (facts: Record<string, FactValue | undefined>): FactValues =>
  Object.fromEntries(
    Object.entries(facts).filter(
      (one): one is [string, FactValue] => one[1] !== undefined && String(one[1]) !== '',
    ),
  );
