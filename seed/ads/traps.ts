import { mix } from './random';
import type { GeneratedAd } from './types';

/**
 * What real sellers do and tests want to meet. Each about once in 400 ads, and none among the first 60, which stand
 * on the first screens.
 */
export const traps = [
  'one-hour-excavator',
  'title-without-spaces',
  'latin-in-arabic-title',
  'emoji',
  'no-pictures',
  'no-state',
  'dinars-as-dollars',
  'phone-in-title',
  'serial-used-twice',
  'title-without-brand',
  'markup',
  'shouting',
] as const;
export type Trap = (typeof traps)[number];

export const firstScreens = 60;
const every = 400;

export const trapOf = (index: number, seed: number): Trap | null =>
  index < firstScreens ? null : (traps[mix(mix(seed ^ 0x7a9) + index) % every] ?? null);

const endless = {
  en: 'urgentsaleverycleanlikenewcallnow',
  ar: 'للبيعالعاجلنظيفجدابحالةممتازةاتصلالان',
  ckb: 'بۆفرۆشتنبەپەلەزۆرپاکەوەکوونوێیەپەیوەندیبکە',
};
const onThePhone = { en: 'call', ar: 'اتصل', ckb: 'پەیوەندی' };
const serial = { en: 'Serial number', ar: 'رقم الشاصي', ckb: 'ژمارەی شاسی' };

/** Spoils a finished ad. The excavator was spoiled when it was drawn, for its hours are part of the text. */
export const spring = (trap: Trap, ad: GeneratedAd): void => {
  ad.promotion = null;
  switch (trap) {
    case 'title-without-spaces':
      ad.title = endless[ad.language].repeat(9).slice(0, 200);
      break;
    case 'latin-in-arabic-title':
      // Its title is another machine's.
      ad.facts = {};
      ad.title =
        ad.language === 'ckb'
          ? 'حەفارە CAT 320D (2012) بۆ فرۆشتن - 100%'
          : 'حفارة CAT 320D (2012) للبيع - 100%';
      break;
    case 'emoji':
      ad.title = `🚜🔥 ${ad.title} 👍🏽✅`;
      break;
    case 'no-pictures':
      ad.pictures.count = 0;
      break;
    case 'no-state':
      ad.state = null;
      break;
    case 'dinars-as-dollars':
      if (ad.price !== null) ad.price *= 1_310;
      break;
    case 'phone-in-title':
      ad.title = `${ad.title} ${onThePhone[ad.language]} 0700 000 0000`;
      break;
    case 'serial-used-twice':
      ad.information = `${serial[ad.language]}: DEMO320DKGF00417\n${ad.information}`;
      break;
    case 'title-without-brand':
      ad.title = `${ad.model} ${ad.year ?? ''}`.trim();
      break;
    case 'markup':
      ad.description = `<b>${ad.title}</b> & "1 < 2" <script>alert(1)</script>\n${ad.description}`;
      break;
    case 'shouting':
      ad.title = `${ad.title.toUpperCase()} !!!`;
      break;
  }
};
