import type { MachineKind, ModelSeed } from '../types';

/** Brand, name, model years, price in US dollars, and the meter's reading where there is a meter. */
type Row = readonly [
  brand: string,
  name: string,
  years: readonly [number, number],
  price: readonly [number, number],
  usage?: readonly [number, number],
];

export const listOf = (
  category: string,
  subCategory: string,
  kind: MachineKind,
  meter: ModelSeed['meter'],
  rows: readonly Row[],
): ModelSeed[] =>
  rows.map(([brand, name, years, price, usage = [0, 0]]) => ({
    brand,
    name,
    category,
    subCategory,
    kind,
    years,
    meter,
    usage,
    price,
  }));
