import type { InformationPageSeed } from '../../types';
import { html } from '../html';

export const membership: InformationPageSeed = {
  title: {
    en: 'Membership',
    ar: 'العضوية',
    ckb: 'ئەندامێتی',
  },
  short_description: {
    en: 'Sell one tractor for free or keep a fleet of two hundred machines online. Choose the plan that fits your yard, and change it when the yard grows.',
    ar: 'بِع جرارًا واحدًا مجانًا أو اعرض أسطولًا من مئتي آلية. اختر الباقة التي تناسب ساحتك، وغيّرها حين تكبر الساحة.',
    ckb: 'تراکتۆرێک بەخۆڕایی بفرۆشە یان دوو سەد ئامێر پێکەوە پیشان بدە. ئەو پلانە هەڵبژێرە کە بۆ ساحەکەت دەگونجێت و کە گەورە بوو بیگۆڕە.',
  },
  description: {
    en: html`
      <p>Most people sell one machine in several years; a dealer sells one before lunch. Both should find their place here, so membership comes in four sizes. None of them takes a commission: the price that you agree on is yours.</p>
      <h2>The plans</h2>
      <ul>
        <li><strong>Free</strong>, for the owner who sells now and then: 20 regular ads.</li>
        <li><strong>Basic</strong>, 9 US dollars a month: 60 regular ads and 2 featured.</li>
        <li><strong>Dealer</strong>, 49 US dollars a month, the one that most yards choose: 250 regular ads, 10 featured and 3 top.</li>
        <li><strong>Fleet</strong>, 149 US dollars a month, for rental companies and contractors: 1,000 regular ads, 40 featured and 10 top.</li>
      </ul>
      <p>Do you need more than that? Large sellers get an offer of their own: <a href="/contact-us">write to us</a>.</p>
      <h2>What the words mean</h2>
      <ul>
        <li>A <strong>regular</strong> ad appears in the list, in the search and in its category.</li>
        <li>A <strong>featured</strong> ad carries a badge and stands before the regular ones.</li>
        <li>A <strong>top</strong> ad stands before all others, on the home page too.</li>
      </ul>
      <p>You decide which machines to promote: open <a href="/my-listings">My Listings</a> and press Promote. One place of your plan is used for that ad.</p>
      <h2>How to start</h2>
      <p>Log in, open <a href="/pricing">Pricing</a> and choose a plan. Our team calls or writes to you, agrees with you how you pay, and switches the plan on. If you wish, the invoice bears your company’s name. You can ask for another plan at any time.</p>
      <h2>If it does not suit you</h2>
      <p>Cancel whenever you like; the plan runs to the end of the month that is paid for, and your ads stay online after that. And if the first month disappoints you, tell us <strong>within 30 days</strong> and we return the money.</p>
      <h2>What every member gets</h2>
      <ul>
        <li>Ads that are read in three languages and priced in nine currencies.</li>
        <li>A conversation for every ad, with all buyers in one place.</li>
        <li>Views counted honestly: one visitor, one view a day.</li>
        <li>Help from people, at any hour.</li>
      </ul>
    `,
    ar: html`
      <p>أغلب الناس يبيعون آلية واحدة كل بضع سنوات، والتاجر يبيع واحدة قبل الظهر. ولكل منهما مكان هنا، لذلك للعضوية أربعة أحجام. ولا عمولة في أي منها: السعر الذي تتفق عليه لك وحدك.</p>
      <h2>الباقات</h2>
      <ul>
        <li><strong>المجانية</strong>، للمالك الذي يبيع بين حين وآخر: 20 إعلانًا عاديًا.</li>
        <li><strong>الأساسية</strong>، 9 دولارات في الشهر: 60 إعلانًا عاديًا وإعلانان مميزان.</li>
        <li><strong>التاجر</strong>، 49 دولارًا في الشهر، وهي الباقة التي تختارها أغلب الساحات: 250 إعلانًا عاديًا و10 مميزة و3 في المقدمة.</li>
        <li><strong>الأسطول</strong>، 149 دولارًا في الشهر، لشركات التأجير والمقاولين: 1000 إعلان عادي و40 مميزًا و10 في المقدمة.</li>
      </ul>
      <p>هل تحتاج إلى أكثر من ذلك؟ لكبار البائعين عرض خاص: <a href="/contact-us">اكتب إلينا</a>.</p>
      <h2>معنى الكلمات</h2>
      <ul>
        <li>الإعلان <strong>العادي</strong> يظهر في القائمة وفي البحث وفي فئته.</li>
        <li>الإعلان <strong>المميز</strong> يحمل شارة ويظهر قبل الإعلانات العادية.</li>
        <li>الإعلان <strong>في المقدمة</strong> يظهر قبل الجميع، وفي الصفحة الرئيسية أيضًا.</li>
      </ul>
      <p>أنت من يقرر أي آلية تروّج لها: افتح <a href="/my-listings">إعلاناتي</a> واضغط ترويج، فيُستخدم لهذا الإعلان مكان واحد من باقتك.</p>
      <h2>كيف تبدأ</h2>
      <p>سجّل الدخول وافتح صفحة <a href="/pricing">الأسعار</a> واختر باقة. يتصل بك فريقنا أو يكتب إليك، ويتفق معك على طريقة الدفع، ثم يفعّل الباقة. ويمكن إصدار الفاتورة باسم شركتك إن أردت. وتستطيع أن تطلب باقة أخرى في أي وقت.</p>
      <h2>إذا لم تناسبك</h2>
      <p>ألغِ الاشتراك متى شئت: تبقى الباقة فعالة حتى نهاية الشهر المدفوع، وتبقى إعلاناتك منشورة بعده. وإذا خيّب الشهر الأول ظنك فأخبرنا <strong>خلال 30 يومًا</strong> ونعيد إليك المبلغ.</p>
      <h2>ما يحصل عليه كل عضو</h2>
      <ul>
        <li>إعلانات تُقرأ بثلاث لغات وتظهر أسعارها بتسع عملات.</li>
        <li>محادثة لكل إعلان، والمشترون كلهم في مكان واحد.</li>
        <li>عدّ صادق للمشاهدات: زائر واحد يُحسب مرة واحدة في اليوم.</li>
        <li>مساعدة من بشر في أي ساعة.</li>
      </ul>
    `,
    ckb: html`
      <p>زۆربەی خەڵک لە چەند ساڵێکدا یەک ئامێر دەفرۆشن، بازرگانیش پێش نیوەڕۆ یەکێک دەفرۆشێت. هەردووکیان لێرە شوێنیان هەیە، بۆیە ئەندامێتی چوار قەبارەی هەیە. هیچیان کۆمیسیۆن وەرناگرن: ئەو نرخەی لەسەری ڕێک دەکەویت هەمووی بۆ خۆتە.</p>
      <h2>پلانەکان</h2>
      <ul>
        <li><strong>بەخۆڕایی</strong>، بۆ ئەو خاوەنەی جاروبار دەفرۆشێت: 20 ڕیکلامی ئاسایی.</li>
        <li><strong>بنەڕەتی</strong>، مانگی 9 دۆلار: 60 ڕیکلامی ئاسایی و 2 تایبەت.</li>
        <li><strong>بازرگان</strong>، مانگی 49 دۆلار، زۆربەی ساحەکان ئەمە هەڵدەبژێرن: 250 ڕیکلامی ئاسایی، 10 تایبەت و 3 لە سەرەوە.</li>
        <li><strong>کاروان</strong>، مانگی 149 دۆلار، بۆ کۆمپانیاکانی بەکرێدان و بەڵێندەران: 1000 ڕیکلامی ئاسایی، 40 تایبەت و 10 لە سەرەوە.</li>
      </ul>
      <p>لەوە زیاترت پێویستە؟ فرۆشیارە گەورەکان پێشنیازی تایبەتی خۆیان هەیە: <a href="/contact-us">بۆمان بنووسە</a>.</p>
      <h2>واتای وشەکان</h2>
      <ul>
        <li>ڕیکلامی <strong>ئاسایی</strong> لە لیست، لە گەڕان و لە پۆلی خۆیدا دەردەکەوێت.</li>
        <li>ڕیکلامی <strong>تایبەت</strong> نیشانەی لەسەرە و پێش ئاساییەکان دێت.</li>
        <li>ڕیکلامی <strong>لە سەرەوە</strong> پێش هەموویان دێت، لە پەڕەی سەرەکیشدا.</li>
      </ul>
      <p>خۆت بڕیار دەدەیت کام ئامێر پێش بخەیت: <a href="/my-listings">ڕیکلامەکانم</a> بکەرەوە و پێشخستن دابگرە. بۆ ئەو ڕیکلامە یەک شوێنی پلانەکەت بەکار دەهێنرێت.</p>
      <h2>چۆن دەست پێبکەیت</h2>
      <p>بچۆ ژوورەوە، پەڕەی <a href="/pricing">نرخەکان</a> بکەرەوە و پلانێک هەڵبژێرە. تیمەکەمان پەیوەندیت پێوە دەکات یان بۆت دەنووسێت، لەسەر شێوازی پارەدان لەگەڵت ڕێک دەکەوێت و پلانەکە چالاک دەکات. ئەگەر بتەوێت، پسووڵەکە بە ناوی کۆمپانیاکەتەوە دەبێت. هەر کاتێک بتەوێت دەتوانیت داوای پلانێکی تر بکەیت.</p>
      <h2>ئەگەر بەدڵت نەبوو</h2>
      <p>هەر کاتێک ویستت هەڵیبوەشێنەرەوە: پلانەکە تا کۆتایی ئەو مانگە بەردەوام دەبێت کە پارەکەیت داوە، دوای ئەوەش ڕیکلامەکانت هەر دەمێننەوە. ئەگەر مانگی یەکەم دڵخۆشی نەکردیت، <strong>لە ماوەی 30 ڕۆژدا</strong> پێمان بڵێ و پارەکەت دەگەڕێنینەوە.</p>
      <h2>هەموو ئەندامێک ئەمانەی هەیە</h2>
      <ul>
        <li>ڕیکلامێک کە بە سێ زمان دەخوێنرێتەوە و بە نۆ دراو نرخی هەیە.</li>
        <li>بۆ هەر ڕیکلامێک گفتوگۆیەک، هەموو کڕیارەکان لە یەک شوێن.</li>
        <li>ژماردنی ڕاستگۆیانەی بینین: هەر سەردانکەرێک ڕۆژانە یەک جار دەژمێردرێت.</li>
        <li>یارمەتی لە مرۆڤەوە، لە هەر کاتێکدا.</li>
      </ul>
    `,
  },
};
