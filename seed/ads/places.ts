import type { Translated } from '@/lib/i18n/locales';

export type Town = { name: Translated; lat: number; long: number };

const town = (en: string, ar: string, ckb: string, lat: number, long: number): Town => ({
  name: { en, ar, ckb },
  lat,
  long,
});

/** Towns besides the seat, by the slug of their governorate. */
export const towns: Record<string, readonly Town[]> = {
  erbil: [
    town('Soran', 'سوران', 'سۆران', 36.65, 44.54),
    town('Shaqlawa', 'شقلاوة', 'شەقڵاوە', 36.41, 44.32),
    town('Koya', 'كويسنجق', 'کۆیە', 36.08, 44.63),
  ],
  sulaymaniyah: [
    town('Ranya', 'رانية', 'ڕانیە', 36.25, 44.88),
    town('Chamchamal', 'جمجمال', 'چەمچەماڵ', 35.53, 44.83),
    town('Kalar', 'كلار', 'کەلار', 34.63, 45.32),
    town('Said Sadiq', 'سيد صادق', 'سەید سادق', 35.35, 45.87),
  ],
  duhok: [town('Zakho', 'زاخو', 'زاخۆ', 37.14, 42.68)],
  nineveh: [town('Tal Afar', 'تلعفر', 'تەلەعفەر', 36.38, 42.45)],
  'salah-al-din': [
    town('Samarra', 'سامراء', 'سامەڕا', 34.2, 43.87),
    town('Tuz Khurmatu', 'طوزخورماتو', 'دووزخورماتوو', 34.89, 44.63),
  ],
  diyala: [town('Khanaqin', 'خانقين', 'خانەقین', 34.35, 45.39)],
  anbar: [
    town('Fallujah', 'الفلوجة', 'فەلووجە', 33.35, 43.78),
    town('Haditha', 'حديثة', 'حەدیسە', 34.13, 42.38),
  ],
  baghdad: [town('Mahmudiyah', 'المحمودية', 'مەحموودییە', 33.06, 44.36)],
  karbala: [town('Hindiyah', 'الهندية', 'هیندییە', 32.54, 44.23)],
  najaf: [town('Kufa', 'الكوفة', 'کووفە', 32.03, 44.4)],
  basra: [
    town('Zubair', 'الزبير', 'زوبێر', 30.39, 47.7),
    town('Umm Qasr', 'أم قصر', 'ئوم قەسر', 30.04, 47.93),
    town('Qurna', 'القرنة', 'قورنە', 31.02, 47.43),
  ],
  'dhi-qar': [town('Rifai', 'الرفاعي', 'ڕیفاعی', 31.71, 46.11)],
};

/** What people call the seat where it is not called as its governorate. */
export const seats: Record<string, Translated> = {
  nineveh: { en: 'Mosul', ar: 'الموصل', ckb: 'مووسڵ' },
  anbar: { en: 'Ramadi', ar: 'الرمادي', ckb: 'ڕومادی' },
  babil: { en: 'Hillah', ar: 'الحلة', ckb: 'حیللە' },
  'al-qadisiyah': { en: 'Diwaniyah', ar: 'الديوانية', ckb: 'دیوانییە' },
  wasit: { en: 'Kut', ar: 'الكوت', ckb: 'کووت' },
  maysan: { en: 'Amarah', ar: 'العمارة', ckb: 'عەمارە' },
  'dhi-qar': { en: 'Nasiriyah', ar: 'الناصرية', ckb: 'ناسرییە' },
  'al-muthanna': { en: 'Samawah', ar: 'السماوة', ckb: 'سەماوە' },
  'salah-al-din': { en: 'Tikrit', ar: 'تكريت', ckb: 'تکریت' },
  diyala: { en: 'Baqubah', ar: 'بعقوبة', ckb: 'بەعقووبە' },
};

/** First three digits of the Iraqi post code of each governorate. */
export const postCodes: Record<string, number> = {
  baghdad: 10,
  'salah-al-din': 34,
  anbar: 31,
  diyala: 32,
  kirkuk: 36,
  nineveh: 41,
  duhok: 42,
  erbil: 44,
  sulaymaniyah: 46,
  halabja: 46,
  babil: 51,
  wasit: 52,
  najaf: 54,
  karbala: 56,
  'al-qadisiyah': 58,
  basra: 61,
  maysan: 62,
  'dhi-qar': 64,
  'al-muthanna': 66,
};
