import { tokensOf } from '@/lib/text/tokens';
import type { Unit } from '../units';

/** Units as sellers write them. */
const spellings: Partial<Record<Unit, string>> = {
  kg: 'kg, kgs, kilo, kilos, kilogram, kilograms, كغم, كغ, كلغ, كيلوغرام, كيلو, کگم, کغم, کیلۆ, کیلۆگرام',
  t: 't, ton, tons, tonne, tonnes, metric ton, metric tons, طن, طنا, طنين, اطنان, تۆن, تۆنی, تەن',
  lb: 'lb, lbs, pound, pounds, باوند, رطل, پاوەند',
  mm: 'mm, millimetre, millimetres, millimeter, millimeters, ملم, مليمتر, میلیمەتر, میلیم',
  cm: 'cm, centimetre, centimetres, سم, سنتمتر, سنتيمتر, سانتيمتر, سانتیمەتر, سانتیم',
  m: 'm, meter, meters, metre, metres, متر, مترا, امتار, م, مەتر',
  km: 'km, kms, kilometer, kilometers, kilometre, kilometres, كم, كلم, كيلومتر, كيلومترات, كيلو متر, كيلو, کم, کیلۆمەتر, کیلۆ',
  in: 'in, inch, inches, انج, إنج, بوصة, ئینج, ئینچ',
  ft: 'ft, foot, feet, قدم, اقدام, فوت, پێ',
  mi: 'mi, mile, miles, ميل, اميال, مايل, میل, مایل',
  m2: 'm2, sqm, square metres, square meters, متر مربع, م2, مەتر چوارگۆشە',
  donum: 'donum, donums, dunam, dunams, دونم, دوانم, دۆنم',
  cc: 'cc, ccm, cm3, سي سي, سيسي, سی سی',
  l: 'l, lt, ltr, liter, liters, litre, litres, لتر, ليتر, لترات, لیتر',
  m3: 'm3, cbm, cubic metre, cubic metres, cubic meter, cubic meters, متر مكعب, م3, م مكعب, مكعب, مەتر سێجا, مەتر موکەعەب, م سێجا',
  yd3: 'yd3, cubic yard, cubic yards, يارد مكعب',
  bbl: 'bbl, barrel, barrels, برميل, بەرمیل',
  hp: 'hp, bhp, horsepower, horse power, horses, حصان, حصانا, احصنة, ئەسپ, ئەسپی, حسان',
  ps: 'ps',
  kw: 'kw, kilowatt, kilowatts, كيلوواط, كيلو واط, کیلۆوات, کیلۆ وات',
  w: 'w, watt, watts, واط, وات',
  kva: 'kva, كيفا, كي في, كي في اي, كيفي, کەی ڤی, کەی ڤی ئەی, کڤ',
  kwh: 'kwh, kw h, كيلوواط ساعة, کیلۆوات کاتژمێر',
  j: 'j, joule, joules, جول, جوڵ',
  knm: 'knm, kn m',
  bar: 'bar, bars, بار',
  psi: 'psi',
  a: 'a, amp, amps, ampere, amperes, امبير, ئەمپێر',
  ah: 'ah, امبير ساعة, ئەمپێر کاتژمێر',
  v: 'v, volt, volts, فولت, ڤۆڵت',
  l_min: 'l min, lpm, litres per minute, لتر بالدقيقة, لتر دقيقة, لیتر خولەک',
  m3_h: 'm3 h, m3 hr, cubic metres per hour, متر مكعب بالساعة, متر مكعب ساعة, مكعب بالساعة, م3 ساعة, م3 بالساعة, م3 کاتژمێر',
  m3_min: 'm3 min, متر مكعب بالدقيقة, م3 دقيقة, م3 خولەک',
  cfm: 'cfm',
  t_h: 't h, tph, tons per hour, طن بالساعة, طن ساعة, تۆن کاتژمێر, تۆن لە کاتژمێرێکدا',
  km_h: 'km h, kmh, kph, كم بالساعة, كم ساعة, كيلومتر بالساعة, کم کاتژمێر, کم لە کاتژمێرێکدا, کیلۆمەتر لە کاتژمێرێکدا',
  h: 'h, hr, hrs, hour, hours, working hours, operating hours, engine hours, ساعة عمل, ساعات عمل, سەعات ئیش, سەعات کار, کاتژمێر کار, کاتژمێر ئیش, ساعة, ساعات, ساعه, كاتژمێر, کاتژمێر, سەعات, سەعاتی',
  months: 'month, months, شهر, اشهر, شهور, مانگ',
  celsius: 'c, celsius, درجة مئوية, پلەی سیلیزی',
  percent: '%, percent, per cent, بالمية, بالمئة, بالمائة, لە سەدا, ٪',
};

/** A word as it is matched: a sign that is no word stands for itself. */
const folded = (spelling: string): string =>
  tokensOf(spelling)
    .map(({ word }) => word)
    .join(' ') || spelling;

/** Every unit that a run of words may be: کیلۆ is kilograms and kilometres. */
export const unitsByWords: ReadonlyMap<string, readonly Unit[]> = (() => {
  const found = new Map<string, Unit[]>();
  for (const [unit, list] of Object.entries(spellings) as [Unit, string][])
    for (const words of new Set(list.split(', ').map(folded)))
      found.set(words, [...(found.get(words) ?? []), unit]);
  return found;
})();

export const mostUnitWords = Math.max(...[...unitsByWords.keys()].map((words) => words.split(' ').length));

/** The units that a text by itself may be: "t", "طن". */
export const unitsOf = (text: string): readonly Unit[] => unitsByWords.get(folded(text)) ?? [];
