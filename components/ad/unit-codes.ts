import type { Unit } from '@/lib/facts/units';

/** The codes of UN/CEFACT (recommendation 20), by which search engines know a unit. */
const codes: Partial<Record<Unit, string>> = {
  kg: 'KGM',
  t: 'TNE',
  lb: 'LBR',
  mm: 'MMT',
  cm: 'CMT',
  m: 'MTR',
  km: 'KMT',
  in: 'INH',
  ft: 'FOT',
  mi: 'SMI',
  dm2: 'DMK',
  m2: 'MTK',
  cc: 'CMQ',
  l: 'LTR',
  m3: 'MTQ',
  yd3: 'YDQ',
  bbl: 'BLL',
  hp: 'BHP',
  ps: 'HJ',
  kw: 'KWT',
  w: 'WTT',
  kva: 'KVA',
  wh: 'WHR',
  kwh: 'KWH',
  j: 'JOU',
  kpa: 'KPA',
  bar: 'BAR',
  psi: 'PS',
  a: 'AMP',
  ah: 'AMH',
  v: 'VLT',
  l_min: 'L2',
  m3_h: 'MQH',
  cfm: '2L',
  t_h: 'E18',
  km_h: 'KMH',
  h: 'HUR',
  months: 'MON',
  celsius: 'CEL',
  percent: 'P1',
};

/** What has no code, or none that is agreed on. */
const names: Partial<Record<Unit, string>> = { knm: 'kN·m', m3_min: 'm³/min' };

/** A unit as search engines read it: by its code, or where there is none by its name. */
export const unitOf = (unit: Unit) => {
  const unitCode = codes[unit];
  return unitCode ? { unitCode } : { unitText: names[unit] ?? unit };
};
