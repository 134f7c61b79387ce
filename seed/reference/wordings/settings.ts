import type { WordingSettings } from '../types';
import { bannerAdvertising } from './pages/banner-advertising';
import { buyAndSell } from './pages/buy-and-sell';
import { howToStaySafe } from './pages/how-to-stay-safe';
import { membership } from './pages/membership';
import { privacyPolicy } from './pages/privacy-policy';
import { sellingTip } from './pages/selling-tip';
import { termsAndConditions } from './pages/terms-and-conditions';

export const settings: WordingSettings = {
  logo: '/logo.svg',
  ad_days: 60,
  log_contact_days: 180,
  company_name: { en: 'Makinar', ar: 'ماكينار', ckb: 'ماکینار' },
  tagline: {
    en: 'Where iron changes hands',
    ar: 'هنا تُباع الآليات وتُشترى',
    ckb: 'لێرە ئامێر دەکڕدرێت و دەفرۆشرێت',
  },
  titleSite: {
    en: 'Makinar: heavy machinery, tractors, trucks and cars in Iraq',
    ar: 'ماكينار: آليات ثقيلة وجرارات وشاحنات وسيارات في العراق',
    ckb: 'ماکینار: ئامێری قورس، تراکتۆر، بارهەڵگر و ئۆتۆمبێل لە عێراق',
  },
  descriptionSite: {
    en: 'Search thousands of heavy machineries on the platform: excavators, loaders, cranes, tractors, trucks and cars, from Duhok to Basra. See the hours and the price, and talk to the seller directly.',
    ar: 'ابحث بين آلاف الآليات الثقيلة على المنصة: حفارات وشفلات وكرينات وجرارات وشاحنات وسيارات، من دهوك إلى البصرة. شاهد الساعات والسعر وكلّم البائع مباشرة.',
    ckb: 'لەنێو هەزاران ئامێری قورسی پلاتفۆرمەکەدا بگەڕێ: حەفارە، شۆفڵ، کرێن، تراکتۆر، بارهەڵگر و ئۆتۆمبێل، لە دهۆکەوە تا بەسرە. کاتژمێر و نرخ ببینە و ڕاستەوخۆ لەگەڵ فرۆشیار قسە بکە.',
  },
  titleWhy: {
    en: 'Why choose Makinar',
    ar: 'لماذا ماكينار؟',
    ckb: 'بۆچی ماکینار؟',
  },
  descriptionWhy: {
    en: 'Because a machine costs more than a house, and you should know what you buy before you drive three hundred kilometres to see it.',
    ar: 'لأن ثمن الآلية قد يفوق ثمن بيت، ومن حقك أن تعرف ما تشتريه قبل أن تقطع ثلاثمئة كيلومتر لمشاهدتها.',
    ckb: 'چونکە نرخی ئامێرێک لەوانەیە لە نرخی خانوویەک زیاتر بێت، و مافی خۆتە پێش ئەوەی سێ سەد کیلۆمەتر ببڕیت بزانیت چی دەکڕیت.',
  },
  titleAbout: {
    en: 'The marketplace for iron that works',
    ar: 'سوق الآليات التي تعمل',
    ckb: 'بازاڕی ئەو ئامێرانەی کار دەکەن',
  },
  descriptionAbout: {
    en: 'Makinar brings contractors, farmers, hauliers and dealers together, in three languages, from the mountains of Duhok to the port of Umm Qasr.',
    ar: 'يجمع ماكينار المقاولين والمزارعين وأصحاب الشاحنات والتجار بثلاث لغات، من جبال دهوك إلى ميناء أم قصر.',
    ckb: 'ماکینار بەڵێندەر و جووتیار و خاوەن بارهەڵگر و بازرگان بە سێ زمان کۆ دەکاتەوە، لە چیاکانی دهۆکەوە تا بەندەری ئوم قەسر.',
  },
  titleReason: {
    en: 'Six reasons to trade here',
    ar: 'ستة أسباب لتتعامل معنا',
    ckb: 'شەش هۆکار بۆ ئەوەی لێرە مامەڵە بکەیت',
  },
  descriptionReason: {
    en: 'What buyers and sellers tell us when we ask them why they came back.',
    ar: 'هذا ما يقوله لنا المشترون والبائعون حين نسألهم لماذا عادوا.',
    ckb: 'ئەمە وەڵامی کڕیار و فرۆشیارانە کاتێک لێیان دەپرسین بۆچی گەڕانەوە.',
  },
  titleContact: {
    en: 'Talk to us',
    ar: 'تواصل معنا',
    ckb: 'قسەمان لەگەڵ بکە',
  },
  descriptionContact: {
    en: 'A question about an ad, a plan or a banner? Write in the language that you speak. A person reads it and a person answers.',
    ar: 'سؤال عن إعلان أو باقة أو بانر؟ اكتب باللغة التي تتكلمها. يقرأ رسالتك إنسان ويجيبك إنسان.',
    ckb: 'پرسیارت لەبارەی ڕیکلامێک، پلانێک یان بانەرێکەوە هەیە؟ بەو زمانە بنووسە کە قسەی پێ دەکەیت. مرۆڤێک دەیخوێنێتەوە و مرۆڤێک وەڵام دەداتەوە.',
  },
  directories: [
    { name: { en: 'Karwan Dilshad', ar: 'كاروان دلشاد', ckb: 'کاروان دڵشاد' } },
    { name: { en: 'Zainab Haider', ar: 'زينب حيدر', ckb: 'زەینەب حەیدەر' } },
    { name: { en: 'Shilan Ahmed', ar: 'شيلان أحمد', ckb: 'شیلان ئەحمەد' } },
  ],
  company_details: {
    description: {
      en: 'Makinar is run from Erbil, with colleagues in Baghdad and Basra. The office is open from Saturday to Thursday, 9:00 to 17:00; messages reach us at any hour.',
      ar: 'يُدار ماكينار من أربيل، وله زملاء في بغداد والبصرة. المكتب مفتوح من السبت إلى الخميس، من الساعة 9:00 إلى 17:00، والرسائل تصلنا في أي ساعة.',
      ckb: 'ماکینار لە هەولێرەوە بەڕێوە دەبرێت و هاوکارمان لە بەغدا و بەسرە هەن. نووسینگە لە شەممەوە تا پێنجشەممە، لە 9:00 تا 17:00 کراوەیە، نامەش لە هەر کاتێکدا پێمان دەگات.',
    },
  },
  address: {
    en: '12 Yard Street, Industrial Area, Erbil, Iraq',
    ar: 'شارع الساحات 12، المنطقة الصناعية، أربيل، العراق',
    ckb: 'شەقامی ساحەکان 12، ناوچەی پیشەسازی، هەولێر، عێراق',
  },
  card_location_label: 'England',
  sellingTip,
  buyAndSell,
  membership,
  bannerAdvertising,
  howToStaySafe,
  termsAndConditions,
  privacyPolicy,
};
