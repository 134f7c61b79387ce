import type { InformationPageSeed } from '../../types';
import { html } from '../html';

export const sellingTip: InformationPageSeed = {
  title: {
    en: 'Selling tips',
    ar: 'نصائح للبيع',
    ckb: 'ئامۆژگاری بۆ فرۆشتن',
  },
  short_description: {
    en: 'Clear photos, true hours and a price with a reason sell a machine faster than any praise. This is how to write an ad that makes people call.',
    ar: 'الصور الواضحة والساعات الحقيقية والسعر المبرَّر تبيع الآلية أسرع من أي مديح. هكذا تكتب إعلانًا يدفع الناس إلى الاتصال بك.',
    ckb: 'وێنەی ڕوون، کاتژمێری ڕاست و نرخێکی بەهۆکار، لە هەموو پەسنێک زووتر ئامێر دەفرۆشن. بەم جۆرە ڕیکلامێک بنووسە کە خەڵک تەلەفۆنت بۆ بکەن.',
  },
  description: {
    en: html`
      <p>A buyer looks at an ad for a few seconds before he calls or moves on. Those seconds belong to the photos, the hours and the price. Get these three right and the machine does the rest.</p>
      <h2>Prepare the machine</h2>
      <ul>
        <li><strong>Wash it.</strong> Mud hides cracks, and buyers know it. A clean machine looks cared for.</li>
        <li><strong>Repair the small things.</strong> A broken mirror or a dead lamp costs little, but makes people ask what else was left undone.</li>
        <li><strong>Collect the papers.</strong> Registration, customs paper, service book, invoices of large repairs. Say in the ad which of them you have.</li>
      </ul>
      <h2>Take five photos that answer questions</h2>
      <ul>
        <li>The whole machine from a front corner, in daylight.</li>
        <li>The hour meter or the odometer, sharp enough to read.</li>
        <li>The serial plate.</li>
        <li>What wears: tracks, tyres, bucket, teeth.</li>
        <li>The cab and the seat.</li>
      </ul>
      <p>Keep people, other cars’ number plates and printed phone numbers out of the picture.</p>
      <h2>Write what you would ask</h2>
      <p>Put make, model and year in the title, for example <strong>Caterpillar 320D, 2012</strong>. In the text, say what work the machine has done, what was replaced and when, what is worn, and where it stands. Name a fault yourself: a buyer who finds it on the spot takes more off the price than the repair would cost.</p>
      <h2>Set a price with a reason</h2>
      <p>Look at <a href="/ads">similar ads</a> of the same year and hours, and start close to what you would accept. Mark the price as fixed only if it is. A machine that is too dear in the first two weeks is old news in the third.</p>
      <h2>Answer quickly</h2>
      <ul>
        <li>Reply to messages on the same day. The first seller who answers is often the one who sells.</li>
        <li>Keep the ad true: change the price when you change your mind, and press Sold when the machine is gone.</li>
        <li>If it has to go quickly, promote it from <a href="/my-listings">My Listings</a>.</li>
      </ul>
      <p>Ready? <a href="/ad/create">Place your ad</a>. The first twenty are free.</p>
    `,
    ar: html`
      <p>ينظر المشتري إلى الإعلان بضع ثوانٍ قبل أن يتصل أو ينتقل إلى غيره. هذه الثواني من نصيب الصور والساعات والسعر. أحسِن هذه الثلاثة، والآلية تتكفل بالباقي.</p>
      <h2>جهّز الآلية</h2>
      <ul>
        <li><strong>اغسلها.</strong> الطين يخفي الشقوق، والمشتري يعرف ذلك. الآلية النظيفة تدل على صاحب يعتني بها.</li>
        <li><strong>أصلح الأشياء الصغيرة.</strong> مرآة مكسورة أو ضوء معطل لا يكلفان كثيرًا، لكنهما يجعلان الناس يسألون عما أُهمل أيضًا.</li>
        <li><strong>اجمع الأوراق.</strong> السنوية وورقة الكمرك ودفتر الصيانة ووصولات التصليح الكبير. واذكر في الإعلان ما هو متوفر منها.</li>
      </ul>
      <h2>التقط خمس صور تجيب عن الأسئلة</h2>
      <ul>
        <li>الآلية كاملة من زاوية أمامية وفي ضوء النهار.</li>
        <li>عداد الساعات أو الكيلومترات بوضوح يكفي لقراءته.</li>
        <li>لوحة الرقم التسلسلي.</li>
        <li>ما يُستهلك: الجنزير أو الإطارات والكيلة والأسنان.</li>
        <li>القمارة والمقعد.</li>
      </ul>
      <p>لا تُظهر في الصورة أشخاصًا ولا لوحات سيارات أخرى ولا أرقام هواتف مكتوبة.</p>
      <h2>اكتب ما كنت ستسأل عنه</h2>
      <p>ضع الماركة والموديل وسنة الصنع في العنوان، مثل <strong>كاتربيلر 320D موديل 2012</strong>. واذكر في النص ما عملته الآلية، وما بُدّل فيها ومتى، وما هو مستهلك، وأين تقف الآن. اذكر العيب بنفسك: فالمشتري الذي يكتشفه في الساحة يخصم من السعر أكثر من كلفة تصليحه.</p>
      <h2>ضع سعرًا له سبب</h2>
      <p>انظر إلى <a href="/ads">إعلانات مشابهة</a> من السنة نفسها وبساعات قريبة، وابدأ من رقم قريب مما تقبل به. لا تكتب أن السعر ثابت إلا إذا كان ثابتًا فعلًا. والآلية الغالية في أول أسبوعين تصبح خبرًا قديمًا في الثالث.</p>
      <h2>أجب بسرعة</h2>
      <ul>
        <li>أجب عن الرسائل في اليوم نفسه، فأول بائع يجيب هو غالبًا من يبيع.</li>
        <li>أبقِ الإعلان صحيحًا: عدّل السعر إذا غيّرت رأيك، واضغط «بيعت» إذا بيعت الآلية.</li>
        <li>إذا كنت مستعجلًا فروّج لها من صفحة <a href="/my-listings">إعلاناتي</a>.</li>
      </ul>
      <p>هل أنت جاهز؟ <a href="/ad/create">أضف إعلانك</a>، فأول عشرين إعلانًا مجانية.</p>
    `,
    ckb: html`
      <p>کڕیار تەنها چەند چرکەیەک سەیری ڕیکلامێک دەکات، پاشان یان تەلەفۆن دەکات یان دەڕوات. ئەو چەند چرکەیە بەشی وێنە و کاتژمێر و نرخە. ئەم سێیانە بە باشی دابنێ، ئامێرەکە خۆی باقییەکەی دەکات.</p>
      <h2>ئامێرەکە ئامادە بکە</h2>
      <ul>
        <li><strong>بیشۆ.</strong> قوڕ درز دەشارێتەوە و کڕیاریش ئەمە دەزانێت. ئامێری پاک نیشانەی خاوەنی دڵسۆزە.</li>
        <li><strong>شتە بچووکەکان چاک بکە.</strong> ئاوێنەیەکی شکاو یان لایتێکی سووتاو زۆری تێناچێت، بەڵام وا دەکات خەڵک بپرسن ئەی چیی تر پشتگوێ خراوە.</li>
        <li><strong>کاغەزەکان کۆ بکەرەوە.</strong> سەنەوی، کاغەزی گومرگ، دەفتەری سێرڤیس و پسووڵەی چاککردنە گەورەکان. لە ڕیکلامەکەدا بنووسە کامیانت لایە.</li>
      </ul>
      <h2>پێنج وێنە بگرە کە وەڵامی پرسیار بن</h2>
      <ul>
        <li>هەموو ئامێرەکە لە گۆشەی پێشەوە و لە ڕووناکیی ڕۆژدا.</li>
        <li>عەدادی کاتژمێر یان کیلۆمەتر، بە ڕوونی کە بخوێنرێتەوە.</li>
        <li>پلێتی ژمارەی زنجیرەیی.</li>
        <li>ئەوەی دەسوێت: زنجیر، تایە، باکێت و ددانەکان.</li>
        <li>قەمەرە و کورسی.</li>
      </ul>
      <p>با کەس، تابلۆی ئۆتۆمبێلی تر و ژمارەی تەلەفۆنی نووسراو لە وێنەکەدا دەرنەکەون.</p>
      <h2>ئەوە بنووسە کە خۆت دەتپرسی</h2>
      <p>مارکە، مۆدێل و ساڵ لە سەردێڕەکەدا دابنێ، بۆ نموونە <strong>کاتەرپیلەر 320D مۆدێل 2012</strong>. لە دەقەکەدا بنووسە ئامێرەکە چ کارێکی کردووە، چی تێدا گۆڕدراوە و کەی، چی سواوە و لە کوێ وەستاوە. کەموکوڕییەکە خۆت بڵێ: ئەو کڕیارەی لە شوێنی خۆی دەیدۆزێتەوە، زیاتر لە تێچووی چاککردنەکە لە نرخەکە دەشکێنێت.</p>
      <h2>نرخێک دابنێ کە هۆکاری هەبێت</h2>
      <p>سەیری <a href="/ads">ڕیکلامی هاوشێوە</a> بکە کە هەمان ساڵ و کاتژمێریان هەیە، و لە ژمارەیەکەوە دەست پێبکە کە لەوە نزیک بێت پێی ڕازی دەبیت. تەنها کاتێک بنووسە نرخ جێگیرە کە بەڕاستی جێگیر بێت. ئامێرێک کە دوو هەفتەی یەکەم گران بێت، لە هەفتەی سێیەمدا کەس ئاوڕی لێناداتەوە.</p>
      <h2>زوو وەڵام بدەرەوە</h2>
      <ul>
        <li>هەر ئەو ڕۆژە وەڵامی نامەکان بدەرەوە. زۆرجار یەکەم کەس کە وەڵام دەداتەوە، ئەوەیە کە دەفرۆشێت.</li>
        <li>با ڕیکلامەکە هەمیشە ڕاست بێت: ئەگەر ڕات گۆڕی نرخەکە بگۆڕە، کە ئامێرەکەش فرۆشرا «فرۆشرا» دابگرە.</li>
        <li>ئەگەر پەلەت هەیە، لە <a href="/my-listings">ڕیکلامەکانم</a> پێشی بخە.</li>
      </ul>
      <p>ئامادەیت؟ <a href="/ad/create">ڕیکلامەکەت دابنێ</a>. بیست ڕیکلامی یەکەم بەخۆڕاییە.</p>
    `,
  },
};
