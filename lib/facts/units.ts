/*
 * The units that facts are kept and shown in, and that people write. Their words stand in messages (`units`). `size` is how
 * much of its dimension's common measure one of it is; only within a dimension is there anything to convert.
 */
const vocabulary = {
  kg: { dimension: 'mass', size: 1 },
  t: { dimension: 'mass', size: 1_000 },
  lb: { dimension: 'mass', size: 0.45359237 },
  mm: { dimension: 'length', size: 1 },
  cm: { dimension: 'length', size: 10 },
  m: { dimension: 'length', size: 1_000 },
  km: { dimension: 'length', size: 1_000_000 },
  in: { dimension: 'length', size: 25.4 },
  ft: { dimension: 'length', size: 304.8 },
  mi: { dimension: 'length', size: 1_609_344 },
  dm2: { dimension: 'area', size: 0.01 },
  m2: { dimension: 'area', size: 1 },
  // The donum of Iraq; elsewhere it is 1,000 m².
  donum: { dimension: 'area', size: 2_500 },
  cc: { dimension: 'volume', size: 1 },
  l: { dimension: 'volume', size: 1_000 },
  m3: { dimension: 'volume', size: 1_000_000 },
  yd3: { dimension: 'volume', size: 764_554.857984 },
  bbl: { dimension: 'volume', size: 158_987.294928 },
  hp: { dimension: 'power', size: 745.699872 },
  ps: { dimension: 'power', size: 735.49875 },
  kw: { dimension: 'power', size: 1_000 },
  w: { dimension: 'power', size: 1 },
  kva: { dimension: 'apparent power', size: 1 },
  wh: { dimension: 'energy', size: 3_600 },
  kwh: { dimension: 'energy', size: 3_600_000 },
  j: { dimension: 'energy', size: 1 },
  knm: { dimension: 'torque', size: 1 },
  kpa: { dimension: 'pressure', size: 1 },
  bar: { dimension: 'pressure', size: 100 },
  psi: { dimension: 'pressure', size: 6.894757 },
  a: { dimension: 'current', size: 1 },
  ah: { dimension: 'charge', size: 1 },
  v: { dimension: 'voltage', size: 1 },
  l_min: { dimension: 'flow', size: 1 },
  m3_h: { dimension: 'flow', size: 1_000 / 60 },
  m3_min: { dimension: 'flow', size: 1_000 },
  cfm: { dimension: 'flow', size: 28.316847 },
  t_h: { dimension: 'throughput', size: 1 },
  km_h: { dimension: 'speed', size: 1 },
  h: { dimension: 'working time', size: 1 },
  months: { dimension: 'time', size: 1 },
  celsius: { dimension: 'temperature', size: 1 },
  percent: { dimension: 'share', size: 1 },
} as const satisfies Record<string, { dimension: string; size: number }>;

export type Unit = keyof typeof vocabulary;

export const units = Object.keys(vocabulary) as [Unit, ...Unit[]];

/** Whether an amount of the one can be said in the other. */
export const areAlike = (one: Unit, other: Unit): boolean =>
  vocabulary[one].dimension === vocabulary[other].dimension;

/** The same amount in another unit of its dimension. */
export const convert = (amount: number, from: Unit, to: Unit): number => {
  if (!areAlike(from, to)) throw new Error(`${from} and ${to} measure different things`);
  return from === to ? amount : (amount * vocabulary[from].size) / vocabulary[to].size;
};
