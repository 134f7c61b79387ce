import type { InformationPageSeed } from '../../types';
import { html } from '../html';

export const buyAndSell: InformationPageSeed = {
  title: {
    en: 'Buy and sell',
    ar: 'البيع والشراء',
    ckb: 'کڕین و فرۆشتن',
  },
  short_description: {
    en: 'From the first search to the handshake: how a machine changes hands on Makinar, step by step, for the one who buys and the one who sells.',
    ar: 'من أول بحث إلى المصافحة: كيف تنتقل الآلية من يد إلى يد على ماكينار، خطوة بخطوة، لمن يشتري ولمن يبيع.',
    ckb: 'لە یەکەم گەڕانەوە تا تەوقەکردن: ئامێرێک لە ماکینار چۆن دەکڕدرێت و دەفرۆشرێت، هەنگاو بە هەنگاو، بۆ کڕیار و بۆ فرۆشیار.',
  },
  description: {
    en: html`
      <p>Makinar is a marketplace. We do not own the machines and we take no share of the price. We put the ad in front of the right people and let the two sides talk. This is how it goes.</p>
      <h2>If you buy</h2>
      <ul>
        <li><strong>Search.</strong> Open <a href="/ads">All Ads</a>, choose a category, a brand and a governorate, or type what you call the machine. Arabic, Kurdish and Latin spellings find the same things.</li>
        <li><strong>Compare.</strong> Year, hours or kilometres, place and price stand on every ad. Mark the good ones with the heart and read them again in the evening.</li>
        <li><strong>Ask.</strong> Call, write on WhatsApp or use the chat of the ad. Ask for a photo of the hour meter and the serial plate before you set out.</li>
        <li><strong>See it work.</strong> Start it cold, load it, look under it. Take a mechanic along; his day costs less than a gearbox.</li>
        <li><strong>Close the deal.</strong> Check that the papers match the serial number and the seller’s name, write a contract with two witnesses, and pay only against the machine.</li>
      </ul>
      <h2>If you sell</h2>
      <ul>
        <li><strong>Register.</strong> An account is free and takes two minutes.</li>
        <li><strong>Write the ad.</strong> Fill in the facts, add photos and a price. Our <a href="/selling-tips">selling tips</a> show what buyers look at.</li>
        <li><strong>Wait a little.</strong> A moderator reads the ad. If something is missing, you get the reason and can correct it.</li>
        <li><strong>Answer.</strong> Messages come to your chat, calls to your phone. Say plainly what the machine can do and what it cannot.</li>
        <li><strong>Press Sold</strong> when the machine is sold. It keeps the yard honest.</li>
      </ul>
      <h2>More than selling</h2>
      <p>The kind of ad says what you have in mind: for sale, for rent, wanted, exchange, auction, for parts, or service with operator. In a rental ad, say whether the price is for a day or a month, and whether operator, fuel and transport are in it. Looking for something that is not there? Place a <strong>wanted</strong> ad and let the sellers come to you.</p>
      <h2>Before money changes hands</h2>
      <p>Read <a href="/how-to-stay-safe">How to stay safe</a>. It takes five minutes and has saved people the price of a lorry.</p>
    `,
    ar: html`
      <p>ماكينار سوق للإعلانات. لا نملك الآليات ولا نأخذ نصيبًا من السعر. نضع الإعلان أمام من يهمه الأمر ونترك الطرفين يتكلمان. وهكذا تجري الأمور.</p>
      <h2>إذا كنت تشتري</h2>
      <ul>
        <li><strong>ابحث.</strong> افتح <a href="/ads">كل الإعلانات</a> واختر الفئة والماركة والمحافظة، أو اكتب اسم الآلية كما تسميه. الكتابة بالعربية أو الكردية أو اللاتينية توصلك إلى النتائج نفسها.</li>
        <li><strong>قارن.</strong> سنة الصنع والساعات أو الكيلومترات والمكان والسعر ظاهرة في كل إعلان. ضع القلب على ما يعجبك وارجع إليه في المساء.</li>
        <li><strong>اسأل.</strong> اتصل أو اكتب على واتساب أو استخدم محادثة الإعلان. اطلب صورة لعداد الساعات ولوحة الرقم التسلسلي قبل أن تتحرك.</li>
        <li><strong>شاهدها وهي تعمل.</strong> شغّلها باردة، وحمّلها، وانظر تحتها. خذ معك ميكانيكيًا، فأجرة يومه أقل من ثمن الكير.</li>
        <li><strong>أتمم الاتفاق.</strong> تأكد أن الأوراق تطابق الرقم التسلسلي واسم البائع، واكتب عقدًا بحضور شاهدين، ولا تدفع إلا عند استلام الآلية.</li>
      </ul>
      <h2>إذا كنت تبيع</h2>
      <ul>
        <li><strong>سجّل.</strong> الحساب مجاني ولا يأخذ أكثر من دقيقتين.</li>
        <li><strong>اكتب الإعلان.</strong> املأ المعلومات وأضف الصور والسعر. في <a href="/selling-tips">نصائح للبيع</a> تجد ما ينظر إليه المشترون.</li>
        <li><strong>انتظر قليلًا.</strong> يقرأ المشرف الإعلان، وإذا نقص شيء وصلك السبب واستطعت تصحيحه.</li>
        <li><strong>أجب.</strong> الرسائل تصل إلى محادثاتك والمكالمات إلى هاتفك. قل بصراحة ما تستطيعه الآلية وما لا تستطيعه.</li>
        <li><strong>اضغط «بيعت»</strong> حين تباع الآلية، فبهذا تبقى السوق صادقة.</li>
      </ul>
      <h2>أكثر من البيع</h2>
      <p>نوع الإعلان يقول ما تريده: للبيع، للإيجار، مطلوب، للمبادلة، مزاد، تفصيخ، أو خدمة مع مشغّل. في إعلان الإيجار اذكر هل السعر لليوم أم للشهر، وهل يشمل المشغّل والوقود والنقل. تبحث عن شيء غير موجود؟ أضف إعلان <strong>مطلوب</strong> ودع البائعين يأتون إليك.</p>
      <h2>قبل أن تدفع</h2>
      <p>اقرأ <a href="/how-to-stay-safe">كيف تحمي نفسك</a>. لا يأخذ ذلك منك أكثر من خمس دقائق، وقد وفّر على كثيرين ثمن شاحنة.</p>
    `,
    ckb: html`
      <p>ماکینار بازاڕی ڕیکلامە. ئێمە خاوەنی ئامێرەکان نین و هیچ بەشێک لە نرخەکە وەرناگرین. ڕیکلامەکە دەخەینە بەردەم ئەو کەسانەی پێویستیانە و لێدەگەڕێین هەردوو لا قسە بکەن. کارەکە بەم جۆرەیە.</p>
      <h2>ئەگەر دەکڕیت</h2>
      <ul>
        <li><strong>بگەڕێ.</strong> <a href="/ads">هەموو ڕیکلامەکان</a> بکەرەوە، پۆل و مارکە و پارێزگا هەڵبژێرە، یان ناوی ئامێرەکە بنووسە هەر وەک خۆت پێی دەڵێیت. نووسینی کوردی، عەرەبی و لاتینی هەمان ئەنجامت دەدەنێ.</li>
        <li><strong>بەراورد بکە.</strong> ساڵ، کاتژمێر یان کیلۆمەتر، شوێن و نرخ لەسەر هەموو ڕیکلامێکە. دڵ لەسەر باشەکان دابنێ و ئێوارە دووبارە بیانخوێنەرەوە.</li>
        <li><strong>بپرسە.</strong> تەلەفۆن بکە، لە واتساپ بنووسە یان گفتوگۆی ڕیکلامەکە بەکار بهێنە. پێش ئەوەی بکەویتە ڕێ، داوای وێنەی عەدادی کاتژمێر و پلێتی ژمارەی زنجیرەیی بکە.</li>
        <li><strong>لە کاتی کارکردندا بیبینە.</strong> بە ساردی هەڵیبکە، باری لێبنێ و ژێری بپشکنە. فیتەرێک لەگەڵ خۆت ببە، کرێی ڕۆژێکی ئەو لە نرخی گێڕێک کەمترە.</li>
        <li><strong>مامەڵەکە تەواو بکە.</strong> دڵنیا بە کاغەزەکان لەگەڵ ژمارەی زنجیرەیی و ناوی فرۆشیار یەک دەگرنەوە، بە ئامادەبوونی دوو شایەت گرێبەست بنووسە و تەنها لە کاتی وەرگرتنی ئامێرەکە پارە بدە.</li>
      </ul>
      <h2>ئەگەر دەفرۆشیت</h2>
      <ul>
        <li><strong>خۆت تۆمار بکە.</strong> هەژمار بەخۆڕاییە و دوو خولەکی دەوێت.</li>
        <li><strong>ڕیکلامەکە بنووسە.</strong> زانیارییەکان پڕ بکەرەوە، وێنە و نرخ زیاد بکە. لە <a href="/selling-tips">ئامۆژگاری بۆ فرۆشتن</a> دەزانیت کڕیار سەیری چی دەکات.</li>
        <li><strong>کەمێک چاوەڕێ بکە.</strong> چاودێرێک ڕیکلامەکە دەخوێنێتەوە. ئەگەر شتێکی کەم بێت، هۆکارەکەت پێ دەگات و دەتوانیت ڕاستی بکەیتەوە.</li>
        <li><strong>وەڵام بدەرەوە.</strong> نامەکان دێنە گفتوگۆکانت و تەلەفۆنەکان دێنە مۆبایلەکەت. بە ڕاشکاوی بڵێ ئامێرەکە چی دەتوانێت و چی ناتوانێت.</li>
        <li>کە ئامێرەکە فرۆشرا <strong>«فرۆشرا» دابگرە</strong>، بەمە بازاڕەکە ڕاستگۆ دەمێنێتەوە.</li>
      </ul>
      <h2>زیاتر لە فرۆشتن</h2>
      <p>جۆری ڕیکلام دەڵێت چیت دەوێت: بۆ فرۆشتن، بۆ کرێ، داواکراو، بۆ ئاڵوگۆڕ، مەزاد، بۆ پارچە، یان خزمەتگوزاری لەگەڵ شۆفێر. لە ڕیکلامی کرێدا بنووسە نرخەکە بۆ ڕۆژێکە یان بۆ مانگێک، و ئایا شۆفێر و سووتەمەنی و گواستنەوەی تێدایە. بەدوای شتێکدا دەگەڕێیت کە لێرە نییە؟ ڕیکلامێکی <strong>داواکراو</strong> دابنێ، با فرۆشیارەکان بێن بۆ لات.</p>
      <h2>پێش پارەدان</h2>
      <p><a href="/how-to-stay-safe">چۆن پارێزراو بیت</a> بخوێنەرەوە. پێنج خولەکی دەوێت و نرخی لۆرییەکی بۆ زۆر کەس گەڕاندووەتەوە.</p>
    `,
  },
};
