import type { PictureBlockSeed, SlideSeed } from '../types';

export const slides: readonly SlideSeed[] = [
  {
    image: 'slide-0',
    title: {
      en: 'Excavators, loaders, dozers. Ready to dig.',
      ar: 'حفارات وشفلات وبلدوزرات جاهزة للعمل',
      ckb: 'حەفارە، شۆفڵ و بلدۆزەر، ئامادەی کار',
    },
    description: {
      en: '<p>See the <strong>year, the hours and the price</strong> before you drive to the yard. Then call the owner and go and start the engine.</p>',
      ar: '<p>اعرف <strong>سنة الصنع والساعات والسعر</strong> قبل أن تقطع الطريق إلى الساحة، ثم اتصل بصاحب الآلية واذهب لتشغيل المحرك بنفسك.</p>',
      ckb: '<p>پێش ئەوەی بچیتە ساحە، <strong>ساڵ و کاتژمێر و نرخ</strong> ببینە. پاشان پەیوەندی بە خاوەنەکەیەوە بکە و خۆت بزوێنەرەکەی هەڵبکە.</p>',
    },
    ctaText: { en: 'See the machines', ar: 'شاهد الآليات', ckb: 'ئامێرەکان ببینە' },
    link: '/ads?category=construction-machinery',
  },
  {
    image: 'slide-1',
    title: {
      en: 'A tractor before the season starts',
      ar: 'جرارك جاهز قبل بداية الموسم',
      ckb: 'تراکتۆرەکەت پێش دەستپێکی وەرز',
    },
    description: {
      en: '<p>From a 75 hp Massey Ferguson for the small field to a 340 hp John Deere for the wide plain. <strong>Choose by power, year and hours.</strong></p>',
      ar: '<p>من ماسي فيركسون بقوة 75 حصانًا للحقل الصغير إلى جون دير بقوة 340 حصانًا للسهل الواسع. <strong>اختر بالقوة وسنة الصنع والساعات.</strong></p>',
      ckb: '<p>لە ماسی فێرگسنی 75 ئەسپەوە بۆ کێڵگەی بچووک، تا جۆن دیری 340 ئەسپ بۆ دەشتی پان. <strong>بەپێی هێز و ساڵ و کاتژمێر هەڵیبژێرە.</strong></p>',
    },
    ctaText: { en: 'Find a tractor', ar: 'اعثر على جرار', ckb: 'تراکتۆرێک بدۆزەرەوە' },
    link: '/ads?category=tractors',
  },
  {
    image: 'slide-2',
    title: {
      en: 'Standing iron earns nothing. Sell it.',
      ar: 'الآلية الواقفة لا تربح. بِعها.',
      ckb: 'ئامێری وەستاو قازانجی نییە، بیفرۆشە',
    },
    description: {
      en: '<p>A few good photos, the true hours and a fair price are enough. <strong>Your first twenty ads are free</strong>, in three languages.</p>',
      ar: '<p>تكفي صور واضحة وساعات حقيقية وسعر عادل. <strong>أول عشرين إعلانًا مجانية</strong>، ويراها المشترون بثلاث لغات.</p>',
      ckb: '<p>چەند وێنەیەکی ڕوون، کاتژمێری ڕاست و نرخێکی گونجاو بەسە. <strong>بیست ڕیکلامی یەکەم بەخۆڕاییە</strong> و بە سێ زمان دەبینرێت.</p>',
    },
    ctaText: { en: 'Place your ad', ar: 'أضف إعلانك', ckb: 'ڕیکلامەکەت دابنێ' },
    link: '/ad/create',
  },
];

/** Cards show 100 characters of a description. */
export const whyChoose: readonly PictureBlockSeed[] = [
  {
    image: 'trust',
    title: { en: 'Every ad is read first', ar: 'كل إعلان يُراجَع أولًا', ckb: 'هەموو ڕیکلامێک پێشتر دەبینرێت' },
    description: {
      en: 'A person checks each ad before it goes online. What breaks the rules stays out.',
      ar: 'يراجع موظف كل إعلان قبل نشره، وما يخالف القواعد لا يُنشر.',
      ckb: 'پێش بڵاوبوونەوە، کەسێک هەموو ڕیکلامێک دەپشکنێت. ئەوەی لە ڕێسا لابدات بڵاو نابێتەوە.',
    },
  },
  {
    image: 'search',
    title: { en: 'Search as you speak', ar: 'ابحث بلهجتك', ckb: 'بە زمانی خۆت بگەڕێ' },
    description: {
      en: 'Model codes, brand names and the words of the yard all work, in any of three scripts.',
      ar: 'رمز الموديل أو اسم الماركة أو كلمة السوق: شفل، كريدر، حادلة. كلها تصل بك إلى الآلية.',
      ckb: 'کۆدی مۆدێل، ناوی مارکە یان وشەی بازاڕ: شۆفڵ، گرێدەر، ڕۆڵەر. هەموویان ئەنجامت بۆ دەهێنن.',
    },
  },
  {
    image: 'chat',
    title: { en: 'Straight to the seller', ar: 'مباشرة مع البائع', ckb: 'ڕاستەوخۆ لەگەڵ فرۆشیار' },
    description: {
      en: 'Chat, phone or WhatsApp. No middleman stands between you and the machine.',
      ar: 'محادثة أو هاتف أو واتساب، ولا وسيط بينك وبين الآلية.',
      ckb: 'گفتوگۆ، تەلەفۆن یان واتساپ. هیچ دەڵاڵێک لەنێوان تۆ و ئامێرەکەدا نییە.',
    },
  },
  {
    image: 'languages',
    title: { en: 'Your language, your money', ar: 'بلغتك وبعملتك', ckb: 'بە زمان و دراوی خۆت' },
    description: {
      en: 'Read in English, Arabic or Kurdish and see every price in the currency you count in.',
      ar: 'تصفح بالعربية أو الكردية أو الإنجليزية، وشاهد الأسعار بالعملة التي تحسب بها.',
      ckb: 'بە کوردی، عەرەبی یان ئینگلیزی بیخوێنەرەوە و نرخەکان بەو دراوە ببینە کە دەتەوێت.',
    },
  },
  {
    image: 'about-yard',
    title: { en: 'Numbers before words', ar: 'الأرقام قبل الكلام', ckb: 'ژمارە پێش قسە' },
    description: {
      en: 'Year, hours or kilometres, place and price stand on the card, so you compare like with like.',
      ar: 'سنة الصنع والساعات أو الكيلومترات والمكان والسعر ظاهرة في الإعلان، فتقارن بسهولة.',
      ckb: 'ساڵ، کاتژمێر یان کیلۆمەتر، شوێن و نرخ لەسەر ڕیکلامەکەیە، بۆیە بەراوردکردن ئاسانە.',
    },
  },
];
