import type { InformationPageSeed } from '../../types';
import { html } from '../html';

export const termsAndConditions: InformationPageSeed = {
  title: {
    en: 'Terms and conditions',
    ar: 'الشروط والأحكام',
    ckb: 'مەرج و ڕێساکان',
  },
  short_description: {
    en: 'What you may expect from Makinar and what Makinar expects from you, in plain words: the account, the ads, the plans and who answers for what.',
    ar: 'ما تنتظره من ماكينار وما ينتظره ماكينار منك، بكلمات واضحة: الحساب والإعلانات والباقات ومن يُسأل عن ماذا.',
    ckb: 'چی لە ماکینار چاوەڕێ بکەیت و ماکینار چی لە تۆ چاوەڕێ دەکات، بە وشەی سادە: هەژمار، ڕیکلام، پلان و کێ لە چی بەرپرسە.',
  },
  description: {
    en: html`
      <p>By using Makinar you accept these terms. They are short on purpose: read them once.</p>
      <h2>1. What Makinar is</h2>
      <p>Makinar is a place for advertisements. We are not the seller, the buyer, the carrier or the broker of any machine, and we are no party to your contract. What is agreed between you is between you.</p>
      <h2>2. Your account</h2>
      <ul>
        <li>You must be of age, or act for a company that allows you to.</li>
        <li>Give true details and keep your password to yourself. What is done with your account counts as done by you.</li>
        <li>One person or company, one account.</li>
      </ul>
      <h2>3. Your ads</h2>
      <ul>
        <li>Offer only what you own or may sell, and only one machine in each ad.</li>
        <li>Photos, hours, year, price and place must be true and up to date. If customs, registration or accident damage matter for the price, say so.</li>
        <li>Not allowed: stolen or seized goods, machines with removed serial numbers, copied photos, the same ad twice, and text that insults or deceives.</li>
        <li>The text and the photos stay yours. You allow us to show them on Makinar, and to shorten and translate them, as long as the ad is online.</li>
      </ul>
      <h2>4. Moderation</h2>
      <p>New and changed ads are read before they are published. We may reject or remove an ad and tell you why. Whoever deceives others loses the account.</p>
      <h2>5. Messages</h2>
      <p>Write only about the ad. Mass messages, insults and collecting other people’s data are forbidden.</p>
      <h2>6. Plans</h2>
      <p>Prices and contents are shown on <a href="/pricing">Pricing</a>. A plan runs by the month and can be cancelled at any time. In the first 30 days you get your money back if you are not satisfied.</p>
      <h2>7. Liability</h2>
      <p>We check ads with care, but we do not inspect machines and give no warranty for them. For damage that comes from a deal between users, those users answer. The site can be out of reach for a short time; we repair it as fast as we can.</p>
      <h2>8. Changes and law</h2>
      <p>If these terms change, the new text stands here at least 14 days before it applies. The law of the Republic of Iraq applies; the courts of Erbil decide. Questions? <a href="/contact-us">Write to us</a>.</p>
    `,
    ar: html`
      <p>باستخدامك ماكينار فأنت توافق على هذه الشروط. كتبناها قصيرة عن قصد: اقرأها مرة واحدة.</p>
      <h2>1. ما هو ماكينار</h2>
      <p>ماكينار مكان للإعلانات. لسنا بائعًا ولا مشتريًا ولا ناقلًا ولا وسيطًا لأي آلية، ولسنا طرفًا في عقدكم. ما تتفقون عليه يبقى بينكم.</p>
      <h2>2. حسابك</h2>
      <ul>
        <li>يجب أن تكون بالغًا السن القانونية، أو مخولًا من شركتك.</li>
        <li>اكتب بيانات صحيحة واحتفظ بكلمة المرور لنفسك. كل ما يجري من حسابك يُعدّ صادرًا عنك.</li>
        <li>لكل شخص أو شركة حساب واحد.</li>
      </ul>
      <h2>3. إعلاناتك</h2>
      <ul>
        <li>اعرض فقط ما تملكه أو ما يحق لك بيعه، وآلية واحدة في كل إعلان.</li>
        <li>يجب أن تكون الصور والساعات وسنة الصنع والسعر والمكان صحيحة وحديثة. وإذا كان الكمرك أو التسجيل أو ضرر حادث يؤثر في السعر فاذكره.</li>
        <li>ممنوع: البضاعة المسروقة أو المحجوزة، والآليات التي أُزيل رقمها التسلسلي، والصور المنقولة، وتكرار الإعلان نفسه، والكلام المسيء أو المضلل.</li>
        <li>النص والصور تبقى ملكك. وأنت تسمح لنا بعرضها على ماكينار واختصارها وترجمتها ما دام الإعلان منشورًا.</li>
      </ul>
      <h2>4. المراجعة</h2>
      <p>نقرأ الإعلانات الجديدة والمعدلة قبل نشرها. ولنا أن نرفض إعلانًا أو نزيله مع ذكر السبب. ومن يخدع الآخرين يفقد حسابه.</p>
      <h2>5. الرسائل</h2>
      <p>اكتب في موضوع الإعلان فقط. الرسائل الجماعية والإساءة وجمع بيانات الآخرين ممنوعة.</p>
      <h2>6. الباقات</h2>
      <p>الأسعار ومحتوى الباقات في صفحة <a href="/pricing">الأسعار</a>. الباقة شهرية ويمكن إلغاؤها في أي وقت. وفي أول 30 يومًا تستعيد مالك إذا لم تكن راضيًا.</p>
      <h2>7. المسؤولية</h2>
      <p>نراجع الإعلانات بعناية، لكننا لا نفحص الآليات ولا نضمنها. والضرر الناتج عن اتفاق بين مستخدمين يُسأل عنه أولئك المستخدمون. قد يتعذر الوصول إلى الموقع وقتًا قصيرًا، ونصلحه بأسرع ما نستطيع.</p>
      <h2>8. التعديل والقانون</h2>
      <p>إذا تغيرت هذه الشروط فالنص الجديد يظهر هنا قبل سريانه بأربعة عشر يومًا على الأقل. يسري قانون جمهورية العراق، وتنظر محاكم أربيل في النزاع. هل لديك سؤال؟ <a href="/contact-us">اكتب إلينا</a>.</p>
    `,
    ckb: html`
      <p>بە بەکارهێنانی ماکینار، ڕازی دەبیت بەم مەرجانە. بە ئەنقەست کورتمان کردوونەتەوە: یەک جار بیانخوێنەرەوە.</p>
      <h2>1. ماکینار چییە</h2>
      <p>ماکینار شوێنی ڕیکلامە. ئێمە نە فرۆشیار، نە کڕیار، نە گوازەرەوە و نە دەڵاڵی هیچ ئامێرێکین، و لایەن نین لە گرێبەستەکەتاندا. ئەوەی لەسەری ڕێک دەکەون لەنێوان خۆتاندایە.</p>
      <h2>2. هەژمارەکەت</h2>
      <ul>
        <li>دەبێت تەمەنی یاساییت تەواو کردبێت، یان کۆمپانیاکەت ڕێگەی پێدابیت.</li>
        <li>زانیاریی ڕاست بنووسە و وشەی نهێنی لای خۆت بهێڵەرەوە. هەرچی بە هەژمارەکەت بکرێت، بە کاری تۆ دادەنرێت.</li>
        <li>بۆ هەر کەسێک یان کۆمپانیایەک یەک هەژمار.</li>
      </ul>
      <h2>3. ڕیکلامەکانت</h2>
      <ul>
        <li>تەنها ئەوە پێشکەش بکە کە خاوەنیت یان مافی فرۆشتنیت هەیە، لە هەر ڕیکلامێکیشدا تەنها یەک ئامێر.</li>
        <li>وێنە، کاتژمێر، ساڵ، نرخ و شوێن دەبێت ڕاست و نوێ بن. ئەگەر گومرگ، تۆمارکردن یان زیانی ڕووداو کار لە نرخەکە دەکات، بینووسە.</li>
        <li>قەدەغەیە: شتی دزراو یان دەستبەسەرداگیراو، ئامێرێک کە ژمارەی زنجیرەیی لێ سڕاوەتەوە، وێنەی گواستراوە، دووبارەکردنەوەی هەمان ڕیکلام، و دەقێک کە سووکایەتی یان فێڵی تێدا بێت.</li>
        <li>دەق و وێنەکان هی خۆت دەمێننەوە. ڕێگەمان پێدەدەیت تا ڕیکلامەکە بڵاوە، لە ماکینار پیشانیان بدەین، کورتیان بکەینەوە و وەریانبگێڕین.</li>
      </ul>
      <h2>4. پێداچوونەوە</h2>
      <p>ڕیکلامە نوێ و گۆڕدراوەکان پێش بڵاوبوونەوە دەخوێنینەوە. دەتوانین ڕیکلامێک ڕەت بکەینەوە یان لای ببەین و هۆکارەکەت پێ دەڵێین. ئەوەی فێڵ لە خەڵک بکات، هەژمارەکەی لەدەست دەدات.</p>
      <h2>5. نامەکان</h2>
      <p>تەنها لەبارەی ڕیکلامەکەوە بنووسە. نامەی بەکۆمەڵ، سووکایەتی و کۆکردنەوەی زانیاریی خەڵک قەدەغەن.</p>
      <h2>6. پلانەکان</h2>
      <p>نرخ و ناوەڕۆکی پلانەکان لە پەڕەی <a href="/pricing">نرخەکان</a>دایە. پلان مانگانەیە و هەر کاتێک بتەوێت هەڵدەوەشێتەوە. لە 30 ڕۆژی یەکەمدا، ئەگەر ڕازی نەبیت پارەکەت دەگەڕێتەوە.</p>
      <h2>7. بەرپرسیارێتی</h2>
      <p>بە وردی پێداچوونەوە بۆ ڕیکلامەکان دەکەین، بەڵام ئامێرەکان ناپشکنین و گەرەنتییان ناکەین. لە زیانێک کە لە مامەڵەی نێوان بەکارهێنەرانەوە بێت، خۆیان بەرپرسن. لەوانەیە ماڵپەڕەکە بۆ ماوەیەکی کورت بەردەست نەبێت، بە زووترین کات چاکی دەکەینەوە.</p>
      <h2>8. گۆڕانکاری و یاسا</h2>
      <p>ئەگەر ئەم مەرجانە بگۆڕدرێن، دەقی نوێ لانیکەم 14 ڕۆژ پێش جێبەجێبوونی لێرە دادەنرێت. یاسای کۆماری عێراق جێبەجێ دەکرێت و دادگاکانی هەولێر بڕیار دەدەن. پرسیارت هەیە؟ <a href="/contact-us">بۆمان بنووسە</a>.</p>
    `,
  },
};
