import type { InformationPageSeed } from '../../types';
import { html } from '../html';

export const bannerAdvertising: InformationPageSeed = {
  title: {
    en: 'Banner advertising',
    ar: 'إعلانات البانر',
    ckb: 'ڕیکلامی بانەر',
  },
  short_description: {
    en: 'Spare parts, tyres, oil, transport, insurance, rental: show what you offer to people who own, run and repair machines every day.',
    ar: 'قطع غيار وإطارات وزيوت ونقل وتأمين وتأجير: اعرض خدمتك على من يملك الآليات ويشغّلها ويصلحها كل يوم.',
    ckb: 'پارچەی یەدەگ، تایە، ڕۆن، گواستنەوە، بیمە و بەکرێدان: خزمەتگوزارییەکەت پیشانی ئەو کەسانە بدە کە ڕۆژانە ئامێریان هەیە، کاری پێ دەکەن و چاکی دەکەنەوە.',
  },
  description: {
    en: html`
      <p>Nobody comes to Makinar by accident. Whoever looks at a grader needs one, runs one or repairs one. If you sell what these people need, your sign should hang here, on the road that they take anyway.</p>
      <h2>Who advertises here</h2>
      <ul>
        <li>Makers’ agencies and importers of machines, trucks and tractors.</li>
        <li>Sellers of spare parts, tyres, filters, oil and batteries.</li>
        <li>Workshops for hydraulics, engines and gearboxes.</li>
        <li>Lowbed and transport companies, and customs brokers.</li>
        <li>Banks, insurers and rental companies.</li>
      </ul>
      <h2>Where a banner can stand</h2>
      <ul>
        <li><strong>Home page.</strong> A slide of the carousel, the first thing that a visitor sees.</li>
        <li><strong>A category.</strong> Tyres among trucks, ploughs among tractors, breakers among excavators.</li>
        <li><strong>A governorate.</strong> A workshop in Kirkuk for the people around Kirkuk.</li>
      </ul>
      <h2>What we need from you</h2>
      <ul>
        <li>A picture in landscape format, at least 1600 pixels wide, with few words on it.</li>
        <li>A title and one or two sentences. If you have them in one language only, we translate them into the other two.</li>
        <li>The page or telephone number to which the banner should lead.</li>
        <li>The day on which it starts and the number of weeks.</li>
      </ul>
      <h2>What works</h2>
      <p>One large picture, one sentence, one telephone number. Say what it costs or what the visitor gains, and in which town you are. Nobody reads a sign that says “everything for everyone”. If you like, we show you how similar banners did before you decide.</p>
      <h2>What we do not show</h2>
      <p>Banners that blink or play sound, false prices, offers of weapons, medicine or games of chance, and pictures of somebody else’s machines. Every banner is marked as an advertisement, so that visitors know what they look at. That protects your name as much as ours.</p>
      <h2>Price and figures</h2>
      <p>The price depends on the place and the number of weeks; four weeks are the usual beginning. At the end you receive two plain figures: how often the banner was seen and how often it was pressed.</p>
      <p><a href="/contact-us">Write to us</a> with your trade and your town, and we answer with an offer within two working days.</p>
    `,
    ar: html`
      <p>لا أحد يصل إلى ماكينار بالصدفة. من يبحث عن كريدر فهو يحتاج إليه أو يشغّله أو يصلحه. فإذا كنت تبيع ما يحتاجه هؤلاء فمكان لافتتك هنا، على الطريق الذي يسلكونه كل يوم.</p>
      <h2>من يعلن هنا</h2>
      <ul>
        <li>وكالات الشركات ومستوردو الآليات والشاحنات والجرارات.</li>
        <li>باعة قطع الغيار والإطارات والفلاتر والزيوت والبطاريات.</li>
        <li>ورش الهيدروليك والمحركات وصناديق التروس.</li>
        <li>شركات النقل واللوبد والمخلّصون الكمركيون.</li>
        <li>المصارف وشركات التأمين والتأجير.</li>
      </ul>
      <h2>أين يظهر البانر</h2>
      <ul>
        <li><strong>الصفحة الرئيسية.</strong> شريحة في العارض، وهي أول ما يراه الزائر.</li>
        <li><strong>فئة معينة.</strong> الإطارات بين الشاحنات، والمحاريث بين الجرارات، والجاك همر بين الحفارات.</li>
        <li><strong>محافظة معينة.</strong> ورشة في كركوك لأهل كركوك وما حولها.</li>
      </ul>
      <h2>ماذا نحتاج منك</h2>
      <ul>
        <li>صورة عريضة لا يقل عرضها عن 1600 بكسل، وعليها كلمات قليلة.</li>
        <li>عنوان وجملة أو جملتان. وإذا كانت لديك بلغة واحدة فقط فنحن نترجمها إلى اللغتين الأخريين.</li>
        <li>الصفحة أو رقم الهاتف الذي يصل إليه من يضغط على البانر.</li>
        <li>يوم البداية وعدد الأسابيع.</li>
      </ul>
      <h2>ما الذي ينجح</h2>
      <p>صورة واحدة كبيرة، وجملة واحدة، ورقم هاتف واحد. اذكر السعر أو ما يكسبه الزائر، واذكر مدينتك بوضوح. أما لافتة «كل شيء للجميع» فلا يقرؤها أحد. وإذا أحببت نعرض عليك نتائج بانرات مشابهة قبل أن تقرر.</p>
      <h2>ما لا ننشره</h2>
      <p>البانرات التي تومض أو تُصدر صوتًا، والأسعار الكاذبة، وعروض السلاح أو الدواء أو القمار، وصور آليات لا تعود لصاحب الإعلان. وكل بانر يحمل كلمة إعلان ليعرف الزائر ما ينظر إليه، وفي هذا حماية لاسمك كما لاسمنا.</p>
      <h2>السعر والأرقام</h2>
      <p>يعتمد السعر على المكان وعدد الأسابيع، والبداية المعتادة أربعة أسابيع. وفي النهاية تستلم رقمين واضحين: كم مرة شوهد البانر وكم مرة ضُغط عليه.</p>
      <p><a href="/contact-us">اكتب إلينا</a> عن عملك ومدينتك، ونجيبك بعرض خلال يومي عمل.</p>
    `,
    ckb: html`
      <p>کەس بە ڕێکەوت نایەتە ماکینار. ئەوەی سەیری گرێدەرێک دەکات، یان پێویستی پێیەتی، یان کاری پێ دەکات، یان چاکی دەکاتەوە. ئەگەر ئەوەی ئەم خەڵکە دەیانەوێت تۆ دەیفرۆشیت، با تابلۆکەت لێرە هەڵبواسرێت، لەسەر ئەو ڕێگایەی هەموو ڕۆژێک پێیدا دەڕۆن.</p>
      <h2>کێ لێرە ڕیکلام دەکات</h2>
      <ul>
        <li>بریکاری کۆمپانیاکان و هاوردەکارانی ئامێر و بارهەڵگر و تراکتۆر.</li>
        <li>فرۆشیارانی پارچەی یەدەگ، تایە، فلتەر، ڕۆن و پاتری.</li>
        <li>وەرشەکانی هایدرۆلیک، بزوێنەر و گێڕ.</li>
        <li>کۆمپانیاکانی گواستنەوە و لۆبێد و ڕاییکەرانی گومرگ.</li>
        <li>بانک، کۆمپانیای بیمە و بەکرێدان.</li>
      </ul>
      <h2>بانەر لە کوێ دەردەکەوێت</h2>
      <ul>
        <li><strong>پەڕەی سەرەکی.</strong> سلایدێک لە سەرەوە، یەکەم شت کە سەردانکەر دەیبینێت.</li>
        <li><strong>پۆلێک.</strong> تایە لەنێو بارهەڵگرەکان، گاسن لەنێو تراکتۆرەکان، چەکوشی هایدرۆلیک لەنێو حەفارەکان.</li>
        <li><strong>پارێزگایەک.</strong> وەرشەیەکی کەرکووک بۆ خەڵکی کەرکووک و دەوروبەری.</li>
      </ul>
      <h2>چیمان لە تۆ دەوێت</h2>
      <ul>
        <li>وێنەیەکی پان کە پانییەکەی لە 1600 پیکسڵ کەمتر نەبێت و وشەی کەمی لەسەر بێت.</li>
        <li>سەردێڕێک و ڕستەیەک یان دوو ڕستە. ئەگەر تەنها بە یەک زمان هەتبێت، ئێمە وەریدەگێڕینە سەر دوو زمانەکەی تر.</li>
        <li>ئەو پەڕەیە یان ژمارە تەلەفۆنەی بانەرەکە خەڵکی بۆ دەبات.</li>
        <li>ڕۆژی دەستپێکردن و ژمارەی هەفتەکان.</li>
      </ul>
      <h2>چی سەرکەوتوو دەبێت</h2>
      <p>یەک وێنەی گەورە، یەک ڕستە و یەک ژمارە تەلەفۆن. بنووسە نرخەکەی چەندە یان سەردانکەر چی دەست دەکەوێت، و لە کام شاریت. تابلۆیەک کە دەڵێت «هەموو شتێک بۆ هەمووان» کەس نایخوێنێتەوە. ئەگەر بتەوێت، پێش ئەوەی بڕیار بدەیت ئەنجامی بانەری هاوشێوەت پیشان دەدەین.</p>
      <h2>چی بڵاو ناکەینەوە</h2>
      <p>بانەرێک کە بتروسکێتەوە یان دەنگی هەبێت، نرخی درۆ، فرۆشتنی چەک یان دەرمان یان قومار، و وێنەی ئامێرێک کە هی کەسێکی تر بێت. لەسەر هەموو بانەرێک نووسراوە کە ڕیکلامە، تا سەردانکەر بزانێت سەیری چی دەکات. ئەمە ناوی تۆش دەپارێزێت، هەروەک ناوی ئێمە.</p>
      <h2>نرخ و ژمارەکان</h2>
      <p>نرخ بەپێی شوێن و ژمارەی هەفتەکان دەگۆڕێت، زۆرجار بە چوار هەفتە دەست پێدەکات. لە کۆتاییدا دوو ژمارەی ڕوونت پێ دەدەین: بانەرەکە چەند جار بینراوە و چەند جار دابگیراوە.</p>
      <p>باسی کار و شارەکەت <a href="/contact-us">بۆمان بنووسە</a>، لە ماوەی دوو ڕۆژی کارکردندا بە پێشنیازێک وەڵامت دەدەینەوە.</p>
    `,
  },
};
