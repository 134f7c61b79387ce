/*
 * The units that facts are kept and shown in, and that people write. Their words stand in messages (`units`). `size` is how
 * much of its dimension's smallest common measure one of it is; only within a dimension is there anything to convert.
 * `code` is UN/CEFACT's, for data of schema.org.
 */
const vocabulary = {
  kg: { dimension: 'mass', size: 1, code: 'KGM' },
  t: { dimension: 'mass', size: 1_000, code: 'TNE' },
  lb: { dimension: 'mass', size: 0.45359237, code: 'LBR' },
  mm: { dimension: 'length', size: 1, code: 'MMT' },
  cm: { dimension: 'length', size: 10, code: 'CMT' },
  m: { dimension: 'length', size: 1_000, code: 'MTR' },
  km: { dimension: 'length', size: 1_000_000, code: 'KMT' },
  in: { dimension: 'length', size: 25.4, code: 'INH' },
  ft: { dimension: 'length', size: 304.8, code: 'FOT' },
  mi: { dimension: 'length', size: 1_609_344, code: 'SMI' },
  dm2: { dimension: 'area', size: 0.01, code: 'DMK' },
  m2: { dimension: 'area', size: 1, code: 'MTK' },
  // The donum of Iraq; elsewhere it is 1,000 m².
  donum: { dimension: 'area', size: 2_500, code: null },
  cc: { dimension: 'volume', size: 1, code: 'CMQ' },
  l: { dimension: 'volume', size: 1_000, code: 'LTR' },
  m3: { dimension: 'volume', size: 1_000_000, code: 'MTQ' },
  yd3: { dimension: 'volume', size: 764_554.857984, code: 'YDQ' },
  bbl: { dimension: 'volume', size: 158_987.294928, code: 'BLL' },
  hp: { dimension: 'power', size: 745.699872, code: 'BHP' },
  ps: { dimension: 'power', size: 735.49875, code: 'HJ' },
  kw: { dimension: 'power', size: 1_000, code: 'KWT' },
  w: { dimension: 'power', size: 1, code: 'WTT' },
  kva: { dimension: 'apparent power', size: 1, code: 'KVA' },
  wh: { dimension: 'energy', size: 3_600, code: 'WHR' },
  kwh: { dimension: 'energy', size: 3_600_000, code: 'KWH' },
  j: { dimension: 'energy', size: 1, code: 'JOU' },
  knm: { dimension: 'torque', size: 1, code: null },
  kpa: { dimension: 'pressure', size: 1, code: 'KPA' },
  bar: { dimension: 'pressure', size: 100, code: 'BAR' },
  psi: { dimension: 'pressure', size: 6.894757, code: 'PS' },
  a: { dimension: 'current', size: 1, code: 'AMP' },
  ah: { dimension: 'charge', size: 1, code: 'AMH' },
  v: { dimension: 'voltage', size: 1, code: 'VLT' },
  l_min: { dimension: 'flow', size: 1, code: 'L2' },
  m3_h: { dimension: 'flow', size: 1_000 / 60, code: 'MQH' },
  m3_min: { dimension: 'flow', size: 1_000, code: null },
  cfm: { dimension: 'flow', size: 28.316847, code: '2L' },
  t_h: { dimension: 'throughput', size: 1, code: 'E18' },
  km_h: { dimension: 'speed', size: 1, code: 'KMH' },
  h: { dimension: 'working time', size: 1, code: 'HUR' },
  months: { dimension: 'time', size: 1, code: 'MON' },
  celsius: { dimension: 'temperature', size: 1, code: 'CEL' },
  percent: { dimension: 'share', size: 1, code: 'P1' },
} as const satisfies Record<string, { dimension: string; size: number; code: string | null }>;

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

/** What UN/CEFACT calls it, where it has a code. */
export const codeOf = (unit: Unit): string | null => vocabulary[unit].code;
