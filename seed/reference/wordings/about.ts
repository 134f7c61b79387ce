import type { AboutSectionSeed, PictureBlockSeed } from '../types';
import { html } from './html';

export const aboutSections: readonly AboutSectionSeed[] = [
  {
    image: 'about-yard',
    title: { en: 'It began in a yard', ar: 'البداية من ساحة آليات', ckb: 'لە ساحەیەکەوە دەستی پێکرد' },
    description: {
      en: html`
        <p>A contractor needed a loader by Saturday. He made thirty phone calls, drove to four yards and found one that had been sold the week before. We thought that this should take ten minutes.</p>
        <p>Makinar puts the yards of the whole country side by side: <strong>what stands where, how many hours it has run and what it costs</strong>. The driving starts only when there is something worth seeing.</p>
      `,
      ar: html`
        <p>احتاج مقاول إلى شفل قبل يوم السبت. أجرى ثلاثين مكالمة، وزار أربع ساحات، ووجد في النهاية شفلًا بيع قبل أسبوع. قلنا إن هذا الأمر يجب ألا يأخذ أكثر من عشر دقائق.</p>
        <p>يضع ماكينار ساحات البلد كله جنبًا إلى جنب: <strong>ماذا يوجد وأين، وكم ساعة عمل، وبكم يباع</strong>. ولا تبدأ الطريق إلا حين يكون هناك ما يستحق المشاهدة.</p>
      `,
      ckb: html`
        <p>بەڵێندەرێک پێش ڕۆژی شەممە پێویستی بە شۆفڵێک بوو. سی تەلەفۆنی کرد، سەردانی چوار ساحەی کرد و لە کۆتاییدا شۆفڵێکی دۆزییەوە کە هەفتەی پێشتر فرۆشرابوو. وتمان ئەم کارە نابێت لە دە خولەک زیاتر بخایەنێت.</p>
        <p>ماکینار ساحەکانی هەموو وڵات لە یەک شوێن کۆ دەکاتەوە: <strong>چی لە کوێیە، چەند کاتژمێر کاری کردووە و نرخی چەندە</strong>. تەنها کاتێک دەکەویتە ڕێ کە شتێک هەبێت شایانی بینین بێت.</p>
      `,
    },
    ctaText: { en: 'Browse the yard', ar: 'تصفح الإعلانات', ckb: 'ڕیکلامەکان ببینە' },
    link: '/ads',
  },
  {
    image: 'about-people',
    title: { en: 'People who know iron', ar: 'أناس يعرفون الآليات', ckb: 'کەسانێک کە شارەزای ئامێرن' },
    description: {
      en: html`
        <p>Among us are a former fitter, a grader operator’s daughter and a man who sold tractors for twenty years. We know why a buyer asks for the hour meter first and the paint last.</p>
        <p>So a person reads every ad before it is published, and a person answers when you write to us, <strong>in English, Arabic or Kurdish</strong>.</p>
      `,
      ar: html`
        <p>بيننا ميكانيكي سابق، وابنة سائق كريدر، ورجل باع الجرارات عشرين عامًا. نعرف لماذا يسأل المشتري عن عداد الساعات أولًا وعن الصبغ آخرًا.</p>
        <p>لذلك يقرأ إنسان كل إعلان قبل نشره، ويجيبك إنسان حين تكتب إلينا <strong>بالعربية أو الكردية أو الإنجليزية</strong>.</p>
      `,
      ckb: html`
        <p>لەنێو ئێمەدا فیتەرێکی پێشوو، کچی شۆفێری گرێدەرێک و پیاوێک هەیە کە بیست ساڵ تراکتۆری فرۆشتووە. دەزانین بۆچی کڕیار یەکەم جار پرسیاری عەدادی کاتژمێر دەکات و لە کۆتاییدا پرسیاری ڕەنگەکەی.</p>
        <p>بۆیە پێش بڵاوبوونەوە مرۆڤێک هەموو ڕیکلامێک دەخوێنێتەوە و کاتێک نامەمان بۆ دەنێریت، مرۆڤێک وەڵامت دەداتەوە، <strong>بە کوردی، عەرەبی یان ئینگلیزی</strong>.</p>
      `,
    },
    ctaText: { en: 'Talk to us', ar: 'تواصل معنا', ckb: 'قسەمان لەگەڵ بکە' },
    link: '/contact-us',
  },
  {
    image: 'about-road',
    title: { en: 'From Zakho to Umm Qasr', ar: 'من زاخو إلى أم قصر', ckb: 'لە زاخۆوە تا ئوم قەسر' },
    description: {
      en: html`
        <p>A tractor offered in Duhok may be the one that a farmer in Wasit is looking for. He only has to find it, read it and trust it.</p>
        <p>That is why each machine’s facts are shown <strong>in three languages and nine currencies</strong>, on any phone, in all nineteen governorates. Place one ad, and the whole road can see it.</p>
      `,
      ar: html`
        <p>قد يكون الجرار المعروض في دهوك هو ما يبحث عنه مزارع في واسط. عليه فقط أن يجده ويفهم تفاصيله ويطمئن إليه.</p>
        <p>لهذا تظهر معلومات كل آلية <strong>بثلاث لغات وتسع عملات</strong>، على أي هاتف، وفي المحافظات التسع عشرة كلها. أضف إعلانًا واحدًا فيراه العراق كله.</p>
      `,
      ckb: html`
        <p>لەوانەیە ئەو تراکتۆرەی لە دهۆک دانراوە، هەر ئەوە بێت کە جووتیارێک لە واست بەدوایدا دەگەڕێت. تەنها دەبێت بیدۆزێتەوە، لێی تێبگات و متمانەی پێی هەبێت.</p>
        <p>بۆیە زانیاریی هەر ئامێرێک <strong>بە سێ زمان و نۆ دراو</strong>، لەسەر هەر مۆبایلێک و لە هەر نۆزدە پارێزگاکە پیشان دەدرێت. یەک ڕیکلام دابنێ، با هەموو عێراق بیبینێت.</p>
      `,
    },
    ctaText: { en: 'Place your ad', ar: 'أضف إعلانك', ckb: 'ڕیکلامەکەت دابنێ' },
    link: '/ad/create',
  },
];

/** Cards show 120 characters and set the full stop themselves. */
export const reasons: readonly PictureBlockSeed[] = [
  {
    image: 'search',
    title: {
      en: 'The whole country in one yard',
      ar: 'البلد كله في ساحة واحدة',
      ckb: 'هەموو وڵات لە یەک ساحەدا',
    },
    description: {
      en: 'Machines, tractors, trucks and cars from nineteen governorates, with filters made for iron',
      ar: 'آليات وجرارات وشاحنات وسيارات من تسع عشرة محافظة، مع تصفية تناسب الآليات',
      ckb: 'ئامێر، تراکتۆر، بارهەڵگر و ئۆتۆمبێل لە نۆزدە پارێزگاوە، لەگەڵ فلتەری گونجاو بۆ ئامێر',
    },
  },
  {
    image: 'trust',
    title: { en: 'Checked, and checked again', ar: 'مراجعة ثم مراجعة', ckb: 'پشکنین و دووبارە پشکنین' },
    description: {
      en: 'Each ad is read before it is published, and again whenever a visitor reports it',
      ar: 'نقرأ كل إعلان قبل نشره، ونعود إليه كلما أبلغ عنه زائر',
      ckb: 'هەموو ڕیکلامێک پێش بڵاوبوونەوە دەخوێنینەوە و هەرکات سکاڵای لێ بکرێت، دەگەڕێینەوە سەری',
    },
  },
  {
    image: 'chat',
    title: { en: 'No commission', ar: 'بلا عمولة', ckb: 'بێ کۆمیسیۆن' },
    description: {
      en: 'You talk to the owner yourself, agree on the price yourself, and the whole price is yours',
      ar: 'تكلم المالك بنفسك، وتتفق على السعر بنفسك، والمبلغ كله بينكما',
      ckb: 'خۆت لەگەڵ خاوەنەکەی قسە دەکەیت، خۆت لەسەر نرخ ڕێک دەکەویت و هەموو پارەکە لەنێوان خۆتاندایە',
    },
  },
  {
    image: 'languages',
    title: { en: 'One ad, three languages', ar: 'إعلان واحد بثلاث لغات', ckb: 'یەک ڕیکلام، سێ زمان' },
    description: {
      en: 'The facts of an ad from Sulaymaniyah read just as well in Basra and in Sharjah',
      ar: 'معلومات إعلان من السليمانية تُقرأ بسهولة في البصرة وفي الشارقة',
      ckb: 'زانیاریی ڕیکلامێکی سلێمانی، لە بەسرە و شاریقەش بە ئاسانی دەخوێنرێتەوە',
    },
  },
  {
    image: 'promo',
    title: { en: 'Seen when it matters', ar: 'ظهور في الوقت المناسب', ckb: 'دیار لە کاتی خۆیدا' },
    description: {
      en: 'Featured and top places bring a machine to the front of the list when it has to go',
      ar: 'الأماكن المميزة وأماكن المقدمة تضع آليتك أمام الجميع حين تريد بيعها سريعًا',
      ckb: 'شوێنی تایبەت و شوێنی سەرەوە ئامێرەکەت دەهێننە پێشەوە کاتێک دەتەوێت زوو بیفرۆشیت',
    },
  },
  {
    image: 'about-people',
    title: { en: 'Help from people', ar: 'مساعدة من بشر', ckb: 'یارمەتی لە مرۆڤەوە' },
    description: {
      en: 'Write to us in English, Arabic or Kurdish: someone who knows machines will answer',
      ar: 'اكتب إلينا بالعربية أو الكردية أو الإنجليزية، ويجيبك من يفهم في الآليات',
      ckb: 'بە کوردی، عەرەبی یان ئینگلیزی بۆمان بنووسە، کەسێک وەڵامت دەداتەوە کە شارەزای ئامێرە',
    },
  },
];
