import type { FaqSeed } from '../../types';
import { html } from '../html';
import { buying } from './categories';

export const buyingQuestions: readonly FaqSeed[] = [
  {
    category: buying,
    title: {
      en: 'Do I need an account to look for a machine?',
      ar: 'هل أحتاج إلى حساب للبحث عن آلية؟',
      ckb: 'بۆ گەڕان بەدوای ئامێرێکدا پێویستم بە هەژمارە؟',
    },
    description: {
      en: html`<p>No. Anyone can search, read ads and call the seller. Favourites and searches are kept on your device; with a free account you have them on every device, can chat, report an ad and place your own.</p>`,
      ar: html`<p>لا. يستطيع أي شخص البحث وقراءة الإعلانات والاتصال بالبائع. تُحفظ المفضلة وعمليات البحث على جهازك، وبحساب مجاني تجدها على كل أجهزتك، وتستطيع المحادثة والإبلاغ عن إعلان وإضافة إعلانك.</p>`,
      ckb: html`<p>نەخێر. هەموو کەس دەتوانێت بگەڕێت، ڕیکلامەکان بخوێنێتەوە و پەیوەندی بە فرۆشیارەوە بکات. دڵخوازەکان و گەڕانەکانت لە مۆبایل یان کۆمپیوتەرەکەتدا هەڵدەگیرێن؛ بە هەژماری بەخۆڕایی لە هەموو مۆبایل و کۆمپیوتەرێکدا دەیانبینیت، گفتوگۆ دەکەیت، سکاڵا لەسەر ڕیکلامێک دەکەیت و ڕیکلامی خۆت دادەنێیت.</p>`,
    },
  },
  {
    category: buying,
    title: {
      en: 'How do I find exactly the machine I want?',
      ar: 'كيف أجد الآلية التي أريدها بالضبط؟',
      ckb: 'چۆن ڕێک ئەو ئامێرە دەدۆزمەوە کە دەمەوێت؟',
    },
    description: {
      en: html`
        <p>Open <a href="/ads">All Ads</a> and narrow the list down:</p>
        <ul>
          <li>choose the brand first, then its models;</li>
          <li>set the governorate, the kind of ad and your price range;</li>
          <li>or simply type what you would say in the yard, such as “cat 320” or “loader”.</li>
        </ul>
        <p>No result? Take one filter away, starting with the price.</p>
      `,
      ar: html`
        <p>افتح <a href="/ads">كل الإعلانات</a> وضيّق القائمة:</p>
        <ul>
          <li>اختر الماركة أولًا ثم موديلاتها؛</li>
          <li>حدد المحافظة ونوع الإعلان ومدى السعر؛</li>
          <li>أو اكتب ما تقوله في السوق، مثل «كات 320» أو «شفل».</li>
        </ul>
        <p>لم تظهر نتيجة؟ احذف شرطًا واحدًا، وابدأ بالسعر.</p>
      `,
      ckb: html`
        <p><a href="/ads">هەموو ڕیکلامەکان</a> بکەرەوە و لیستەکە بچووک بکەرەوە:</p>
        <ul>
          <li>سەرەتا مارکە هەڵبژێرە، پاشان مۆدێلەکانی؛</li>
          <li>پارێزگا، جۆری ڕیکلام و مەودای نرخ دیاری بکە؛</li>
          <li>یان ئەوەی لە بازاڕ دەیڵێیت هەر ئەوە بنووسە، وەک «کات 320» یان «شۆفڵ».</li>
        </ul>
        <p>هیچ نەدۆزرایەوە؟ یەکێک لە فلتەرەکان لاببە، سەرەتا نرخ.</p>
      `,
    },
  },
  {
    category: buying,
    title: {
      en: 'In which currency are the prices?',
      ar: 'بأي عملة تظهر الأسعار؟',
      ckb: 'نرخەکان بە چ دراوێکن؟',
    },
    description: {
      en: html`<p>Prices are kept in US dollars. Choose another currency at the top of any page and every price is shown in it, at the rate kept on the site. What counts is the price you two agree on, not the converted figure.</p>`,
      ar: html`<p>الأسعار محفوظة بالدولار الأمريكي. اختر عملة أخرى من أعلى أي صفحة فتظهر بها الأسعار كلها، بحسب سعر الصرف المعتمد في الموقع. والمعتبر هو السعر الذي تتفقان عليه، لا الرقم المحوَّل.</p>`,
      ckb: html`<p>نرخەکان بە دۆلاری ئەمریکی دانراون. لە سەرەوەی هەر پەڕەیەک دراوێکی تر هەڵبژێرە، هەموو نرخەکان بەو دراوە دەردەکەون، بەپێی نرخی ئاڵوگۆڕی ماڵپەڕەکە. ئەوەی حیسابە ئەو نرخەیە کە هەردووکتان لەسەری ڕێک دەکەون، نەک ژمارە گۆڕدراوەکە.</p>`,
    },
  },
  {
    category: buying,
    title: {
      en: 'Does Makinar deliver the machine or take the payment?',
      ar: 'هل يوصل ماكينار الآلية أو يستلم ثمنها؟',
      ckb: 'ئایا ماکینار ئامێرەکە دەگەیەنێت یان پارەکە وەردەگرێت؟',
    },
    description: {
      en: html`<p>No. Makinar brings buyer and seller together; the deal, the payment and the lowbed are between the two of you. Anyone who asks for money in our name is not from us: <a href="/contact-us">tell us</a>.</p>`,
      ar: html`<p>لا. ماكينار يجمع البائع والمشتري، أما الاتفاق والدفع والنقل فبينكما. ومن يطلب مالًا باسمنا فليس منا: <a href="/contact-us">أخبرنا</a>.</p>`,
      ckb: html`<p>نەخێر. ماکینار کڕیار و فرۆشیار بە یەک دەگەیەنێت، بەڵام ڕێککەوتن و پارەدان و گواستنەوە لەنێوان خۆتاندایە. ئەوەی بە ناوی ئێمەوە داوای پارە بکات، لە ئێمە نییە: <a href="/contact-us">ئاگادارمان بکەرەوە</a>.</p>`,
    },
  },
  {
    category: buying,
    title: {
      en: 'What should I ask the seller before I travel?',
      ar: 'ماذا أسأل البائع قبل أن أسافر؟',
      ckb: 'پێش ئەوەی بکەومە ڕێ، چی لە فرۆشیار بپرسم؟',
    },
    description: {
      en: html`
        <ul>
          <li>Is it still there, and is this the last price?</li>
          <li>What do the hour meter and the serial plate show? Ask for a photo of both.</li>
          <li>Are the registration and the customs paper in the seller’s name?</li>
          <li>Can it be started cold and worked when you come?</li>
        </ul>
        <p>More in <a href="/how-to-stay-safe">How to stay safe</a>.</p>
      `,
      ar: html`
        <ul>
          <li>هل ما زالت موجودة، وهل هذا آخر سعر؟</li>
          <li>ماذا يظهر على عداد الساعات ولوحة الرقم التسلسلي؟ اطلب صورة لكليهما.</li>
          <li>هل السنوية وورقة الكمرك باسم البائع؟</li>
          <li>هل يمكن تشغيلها باردة وتجربتها بالعمل عند حضورك؟</li>
        </ul>
        <p>تجد المزيد في <a href="/how-to-stay-safe">كيف تحمي نفسك</a>.</p>
      `,
      ckb: html`
        <ul>
          <li>هێشتا ماوە؟ ئەمە دوا نرخە؟</li>
          <li>عەدادی کاتژمێر و پلێتی ژمارەی زنجیرەیی چی پیشان دەدەن؟ داوای وێنەی هەردووکیان بکە.</li>
          <li>سەنەوی و کاغەزی گومرگ بە ناوی فرۆشیارن؟</li>
          <li>دەکرێت کاتێک دێیت، بە ساردی هەڵبکرێت و کاری پێ بکرێت؟</li>
        </ul>
        <p>زیاتر لە <a href="/how-to-stay-safe">چۆن پارێزراو بیت</a>.</p>
      `,
    },
  },
];
