import type { Unit } from '@/lib/facts/units';
import type { AskedFact } from './fact-value';

/** What sellers measure in beside the unit that a fact is read in. */
const others: Partial<Record<Unit, Unit>> = {
  t: 'kg',
  kg: 't',
  m: 'cm',
  mm: 'cm',
  in: 'mm',
  hp: 'kw',
  m3: 'l',
  m3_min: 'cfm',
  bar: 'psi',
  km: 'mi',
};

/** The units that a number can be typed in, the customary one first; none where it counts things. */
export const typedUnits = ({ unit, shown_in }: Pick<AskedFact, 'unit' | 'shown_in'>): Unit[] => {
  if (!shown_in) return [];
  const other = unit === 'cc' && shown_in === 'l' ? 'cc' : others[shown_in];
  return other ? [shown_in, other] : [shown_in];
};
