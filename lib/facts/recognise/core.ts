import type { CoreFact, Fact } from '../fact';
import type { Unit } from '../units';

/*
 * Year, hours and distance are columns of an ad and no rows of the catalogue. Their labels are therefore told here, as
 * facts, so that everything is read in one way.
 */

const core = (key: CoreFact, unit: Unit | null, least: number, most: number, also: string): Fact => ({
  key,
  kind: 'number',
  name: { en: key, ar: '', ckb: '' },
  short: { en: key, ar: '', ckb: '' },
  unit,
  shownIn: unit,
  decimals: 0,
  least,
  most,
  steps: [],
  counted: null,
  titlePhrase: null,
  schemaOrg: null,
  also: also.split(', '),
  choices: [],
});

export const earliestYear = 1920;

/** The columns of an ad, as the catalogue would tell of them; one year ahead is next year's model. */
export const coreAsFacts = (thisYear: number): Record<CoreFact, Fact> => ({
  year: core(
    'year',
    null,
    earliestYear,
    thisYear + 1,
    'year of construction, year of manufacture, manufacturing year, year built, model year, model, built, built in, yom, manufactured, made in, موديل, مودل, سنة الصنع, سنة, صنع, تصنيع, طراز, مۆدێل, مۆدێلی, مودێل, ساڵ, ساڵی, ساڵی دروستکردن, دروستکراوی',
  ),
  hours: core(
    'hours',
    'h',
    0,
    150_000,
    'working hours, operating hours, engine hours, hour meter, hours meter, meter, meter reading, meter shows, smu, worked, has worked, hours run, ساعات العمل, عدد الساعات, ساعات التشغيل, ساعات, الساعات, عداد, عداد الساعات, شغل, مشتغل, مشتغلة, شغالة, عاملة, کاتژمێری کار, کاتژمێری ئیش, سەعاتی ئیش, سەعاتی ئیشی, کاتژمێری ئیشی, کاتژمێرەکان, سەعاتی کار, عەداد, ئیشی کردووە, کاری کردووە',
  ),
  distance: core(
    'distance',
    'km',
    0,
    3_000_000,
    'mileage, odometer, kilometres, kilometers, km, driven, has driven, miles, meter, kms, عداد, كيلومترات, كيلومتر, الكيلومترات, ماشي, ماشية, قاطع, قاطعة, مشي, سير, ممشى, کیلۆمەتر, ڕۆیشتووە, ڕێی بڕیوە, عەداد',
  ),
});
