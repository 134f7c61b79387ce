import type { InformationPageSeed } from '../../types';
import { html } from '../html';

export const privacyPolicy: InformationPageSeed = {
  title: {
    en: 'Privacy policy',
    ar: 'سياسة الخصوصية',
    ckb: 'سیاسەتی تایبەتێتی',
  },
  short_description: {
    en: 'Which data Makinar keeps, what for and for how long, who sees it, and how you have it corrected or deleted.',
    ar: 'ما البيانات التي يحتفظ بها ماكينار، ولماذا، وإلى متى، ومن يراها، وكيف تصححها أو تحذفها.',
    ckb: 'ماکینار چ زانیارییەک هەڵدەگرێت، بۆچی و تا کەی، کێ دەیبینێت و چۆن ڕاستی دەکەیتەوە یان دەیسڕیتەوە.',
  },
  description: {
    en: html`
      <p>We keep what is needed to run the marketplace and nothing that we would not show you. We do not sell data, and no foreign advertiser follows you across our pages.</p>
      <h2>What we keep</h2>
      <ul>
        <li><strong>Your account:</strong> user name, name, e-mail, telephone and WhatsApp number, governorate and zip code, website, place on the map, and a picture and a CV if you upload them. The password is kept only as a hash that nobody can read back.</li>
        <li><strong>Your ads</strong> with text, photos and contact details, your favourites, your saved searches and your plan.</li>
        <li><strong>Your messages</strong> about ads, and reports that you write.</li>
        <li><strong>Counts:</strong> that an ad was seen once on a day. Technical logs with addresses help us against attacks and are deleted after 30 days.</li>
      </ul>
      <h2>Who sees it</h2>
      <ul>
        <li>Everyone sees a published ad and the contact details in it. Write into it only what may be public.</li>
        <li>Messages are seen by the two sides. Moderators read them only when one side reports a fraud.</li>
        <li>Our moderators see ads, reports and who wrote them, because judging them is their work.</li>
        <li>Photos are processed anew when you upload them; the place that a telephone hides in a picture is removed.</li>
        <li>Authorities receive data only when the law obliges us.</li>
      </ul>
      <h2>Cookies</h2>
      <ul>
        <li><strong>token</strong> and <strong>user</strong> keep you logged in, for 7 days.</li>
        <li><strong>lang</strong> and <strong>currency</strong> remember your choice, for 30 days.</li>
      </ul>
      <p>There are no others. Without the first two you can search and read; only what needs an account does not work.</p>
      <h2>Your rights</h2>
      <ul>
        <li>See and correct your data in <a href="/account-details">Account Details</a>.</li>
        <li>Delete an ad in <a href="/my-listings">My Listings</a>; it disappears from the site at once.</li>
        <li>Download a copy of your data, or close your account, in <a href="/account-details">Account Details</a>. For anything else <a href="/contact-us">write to us</a>; we answer within 14 days.</li>
      </ul>
      <h2>How long</h2>
      <p>The account stays until you close it. After that we remove your data within 30 days, except what the law or an open fraud case obliges us to keep.</p>
    `,
    ar: html`
      <p>نحتفظ بما يحتاجه عمل السوق، ولا نحتفظ بشيء لا نقبل أن نريك إياه. لا نبيع البيانات، ولا يتتبعك معلن غريب في صفحاتنا.</p>
      <h2>ما نحتفظ به</h2>
      <ul>
        <li><strong>حسابك:</strong> اسم المستخدم والاسم والبريد الإلكتروني ورقم الهاتف والواتساب والمحافظة والرمز البريدي والموقع الإلكتروني والمكان على الخريطة، وصورتك وسيرتك الذاتية إذا رفعتهما. أما كلمة المرور فتُحفظ مشفّرة ولا يستطيع أحد قراءتها.</li>
        <li><strong>إعلاناتك</strong> بنصوصها وصورها وبيانات الاتصال فيها، والمفضلة وعمليات البحث المحفوظة وباقتك.</li>
        <li><strong>رسائلك</strong> حول الإعلانات والبلاغات التي تكتبها.</li>
        <li><strong>أعداد:</strong> أن إعلانًا شوهد مرة في يوم معين. والسجلات التقنية التي فيها عناوين الشبكة تساعدنا ضد الهجمات، وتُحذف بعد 30 يومًا.</li>
      </ul>
      <h2>من يراها</h2>
      <ul>
        <li>الجميع يرى الإعلان المنشور وبيانات الاتصال فيه، فلا تكتب فيه إلا ما يصح أن يكون علنيًا.</li>
        <li>الرسائل يراها الطرفان. ولا يقرؤها المشرفون إلا إذا أبلغ أحد الطرفين عن احتيال.</li>
        <li>يرى المشرفون عندنا الإعلانات والبلاغات وبيانات أصحابها، لأن مراجعتها والحكم عليها من صميم عملهم.</li>
        <li>تُعالَج الصور من جديد عند رفعها، ويُزال منها الموقع الذي يخفيه الهاتف في الصورة.</li>
        <li>لا تحصل السلطات على بيانات إلا حين يلزمنا القانون بذلك.</li>
      </ul>
      <h2>ملفات الارتباط (الكوكيز)</h2>
      <ul>
        <li><strong>token</strong> و<strong>user</strong> لإبقائك مسجلًا، لمدة 7 أيام.</li>
        <li><strong>lang</strong> و<strong>currency</strong> لتذكّر اختيارك، لمدة 30 يومًا.</li>
      </ul>
      <p>لا توجد ملفات غيرها. وبدون الأول والثاني تستطيع البحث والقراءة، ولا يتوقف إلا ما يحتاج إلى حساب.</p>
      <h2>حقوقك</h2>
      <ul>
        <li>أن ترى بياناتك وتصححها في <a href="/account-details">بيانات الحساب</a>.</li>
        <li>أن تحذف إعلانًا من <a href="/my-listings">إعلاناتي</a>، فيختفي من الموقع فورًا.</li>
        <li>أن تنزّل نسخة من بياناتك أو تغلق حسابك من <a href="/account-details">بيانات الحساب</a>. ولغير ذلك <a href="/contact-us">اكتب إلينا</a> ونجيبك خلال 14 يومًا.</li>
      </ul>
      <h2>إلى متى</h2>
      <p>يبقى الحساب حتى تغلقه. وبعد ذلك نزيل بياناتك خلال 30 يومًا، إلا ما يلزمنا القانون أو قضية احتيال مفتوحة بحفظه.</p>
    `,
    ckb: html`
      <p>تەنها ئەوە هەڵدەگرین کە بۆ کارکردنی بازاڕەکە پێویستە، و هیچ شتێک هەڵناگرین کە نەمانەوێت پیشانت بدەین. زانیاری نافرۆشین و هیچ ڕیکلامکارێکی بیانی لە پەڕەکانماندا شوێنت ناکەوێت.</p>
      <h2>چی هەڵدەگرین</h2>
      <ul>
        <li><strong>هەژمارەکەت:</strong> ناوی بەکارهێنەر، ناو، ئیمەیڵ، ژمارەی تەلەفۆن و واتساپ، پارێزگا و کۆدی پۆستە، ماڵپەڕ، شوێنت لەسەر نەخشە، و وێنە و ژیاننامە ئەگەر باریان بکەیت. وشەی نهێنی تەنها بە شفرەکراوی هەڵدەگیرێت و کەس ناتوانێت بیخوێنێتەوە.</li>
        <li><strong>ڕیکلامەکانت</strong> بە دەق و وێنە و زانیاریی پەیوەندییەوە، دڵخوازەکانت، گەڕانە هەڵگیراوەکانت و پلانەکەت.</li>
        <li><strong>نامەکانت</strong> لەبارەی ڕیکلامەکانەوە و ئەو سکاڵایانەی دەیاننووسیت.</li>
        <li><strong>ژمارەکان:</strong> کە ڕیکلامێک لە ڕۆژێکدا جارێک بینراوە. تۆماری تەکنیکی کە ناونیشانی ئینتەرنێتی تێدایە یارمەتیمان دەدات دژی هێرش، و دوای 30 ڕۆژ دەسڕێتەوە.</li>
      </ul>
      <h2>کێ دەیبینێت</h2>
      <ul>
        <li>هەموو کەس ڕیکلامی بڵاوکراوە و زانیاریی پەیوەندییەکەی دەبینێت، بۆیە تەنها ئەوەی تێدا بنووسە کە دەکرێت ئاشکرا بێت.</li>
        <li>نامەکان هەردوو لا دەیبینن. چاودێران تەنها کاتێک دەیانخوێننەوە کە لایەک سکاڵای فێڵکردن بکات.</li>
        <li>چاودێرەکانمان ڕیکلام و سکاڵا و خاوەنەکانیان دەبینن، چونکە هەڵسەنگاندنیان کاری ئەوانە.</li>
        <li>وێنەکان لە کاتی بارکردندا سەرلەنوێ ئامادە دەکرێن و ئەو شوێنەی مۆبایل لە وێنەدا دەیشارێتەوە لادەبرێت.</li>
        <li>دەسەڵاتەکان تەنها کاتێک زانیاری وەردەگرن کە یاسا ناچارمان بکات.</li>
      </ul>
      <h2>کووکییەکان</h2>
      <ul>
        <li><strong>token</strong> و <strong>user</strong> بۆ ئەوەی لە ژوورەوە بمێنیتەوە، 7 ڕۆژ.</li>
        <li><strong>lang</strong> و <strong>currency</strong> بۆ ئەوەی هەڵبژاردنەکەت لەبیر بمێنێت، 30 ڕۆژ.</li>
      </ul>
      <p>لەمانە زیاتر نییە. بەبێ دووانی یەکەمیش دەتوانیت بگەڕێیت و بخوێنیتەوە، تەنها ئەوەی هەژماری پێویستە کار ناکات.</p>
      <h2>مافەکانت</h2>
      <ul>
        <li>زانیارییەکانت لە <a href="/account-details">زانیاریی هەژمار</a> ببینیت و ڕاستیان بکەیتەوە.</li>
        <li>ڕیکلامێک لە <a href="/my-listings">ڕیکلامەکانم</a> بسڕیتەوە، دەستبەجێ لە ماڵپەڕەکە نامێنێت.</li>
        <li>کۆپییەک لە زانیارییەکانت دابگریت یان هەژمارەکەت دابخەیت، لە <a href="/account-details">زانیاریی هەژمار</a>. بۆ هەر شتێکی تر <a href="/contact-us">بۆمان بنووسە</a>، لە ماوەی 14 ڕۆژدا وەڵامت دەدەینەوە.</li>
      </ul>
      <h2>تا کەی</h2>
      <p>هەژمارەکە دەمێنێتەوە تا خۆت دایدەخەیت. دوای ئەوە لە ماوەی 30 ڕۆژدا زانیارییەکانت لادەبەین، جگە لەوەی یاسا یان کەیسێکی فێڵکردنی کراوە ناچارمان دەکات بیهێڵینەوە.</p>
    `,
  },
};
