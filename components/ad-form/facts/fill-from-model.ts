import type { FactValues } from '@/lib/facts/fact';
import { statedIn } from '../../form/facts/fact-value';
import type { AdValues, Filled } from '../values';

type Stated = Pick<AdValues, 'facts' | 'filled'>;

/**
 * The facts of a form whose model is now this one, with what the catalogue knows of it: what is empty is filled in, what
 * another model had filled in goes with it, and what the seller said stays. Null where that model was there before.
 */
export const fillFromModel = (
  { facts, filled }: Stated,
  model: string,
  known: FactValues,
): { facts: FactValues; filled: Filled; changed: string[] } | null => {
  if (filled.model === model) return null;
  const stated = statedIn(facts);
  const own = Object.fromEntries(Object.entries(stated).filter(([key]) => !filled.keys.includes(key)));
  const keys = Object.keys(known).filter((key) => !(key in own));
  const next = { ...own, ...Object.fromEntries(keys.map((key) => [key, known[key] ?? ''])) };
  const changed = [...new Set([...filled.keys, ...keys])];
  return { facts: next, filled: { model, keys }, changed };
};
