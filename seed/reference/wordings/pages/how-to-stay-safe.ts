import type { InformationPageSeed } from '../../types';
import { html } from '../html';

export const howToStaySafe: InformationPageSeed = {
  title: {
    en: 'How to stay safe',
    ar: 'كيف تحمي نفسك',
    ckb: 'چۆن پارێزراو بیت',
  },
  short_description: {
    en: 'See the machine, check the papers, pay against delivery. Five minutes of reading that protect the price of a machine.',
    ar: 'شاهد الآلية، ودقق الأوراق، وادفع عند الاستلام. خمس دقائق من القراءة تحمي ثمن آلية كاملة.',
    ckb: 'ئامێرەکە ببینە، کاغەزەکان بپشکنە، لە کاتی وەرگرتندا پارە بدە. پێنج خولەک خوێندنەوە نرخی ئامێرێک دەپارێزێت.',
  },
  description: {
    en: html`
      <p>Almost every deal on Makinar is made between honest people. The few others always use the same tricks: hurry, distance and a price that is too good. Whoever knows them is hard to cheat.</p>
      <h2>Before you travel</h2>
      <ul>
        <li>Ask for a photo of the <strong>hour meter</strong> and of the <strong>serial plate</strong>, taken today. An honest seller sends both.</li>
        <li>Speak on the telephone, and ask where the machine stands and whose name is in the papers.</li>
        <li>Compare the price with <a href="/ads">similar ads</a>. A third below all others has a reason.</li>
        <li>Keep the conversation in the chat of the ad, so that you can show later what was said.</li>
      </ul>
      <h2>At the machine</h2>
      <ul>
        <li>Go in daylight, with a second person and, if you can, a mechanic.</li>
        <li>Start it cold. Look at smoke, leaks, noise and play; let it work for half an hour.</li>
        <li>Compare the hours with what you see: a worn seat and shiny pedals do not go with 2,000 hours.</li>
        <li>Read the serial number on the frame yourself and compare it with the papers.</li>
        <li>Have registration, customs paper and debts checked at the traffic office before you sign.</li>
      </ul>
      <h2>When you pay</h2>
      <ul>
        <li>Pay <strong>only against the machine and its papers</strong>, with a written contract and witnesses, at a bank or a notary if the sum is large.</li>
        <li>Never send a deposit, a “customs fee” or a “transport fee” to somebody whom you have not met.</li>
        <li>Makinar never asks for the price of a machine, for card numbers or for codes from your telephone.</li>
      </ul>
      <h2>If you sell</h2>
      <ul>
        <li>Count and check the notes at a bank or an exchange office. A photo of a transfer is not money.</li>
        <li>Hand over keys and papers only when the money has arrived.</li>
        <li>Let no one take the machine for a test alone; note the name and number of whoever drives it.</li>
      </ul>
      <h2>If something is wrong</h2>
      <p>Press <strong>Report ad</strong> on the page of the ad and write one sentence. A moderator looks at it, and the seller does not learn your name. If money is already lost, go to the police at once and save the chat and the numbers, then <a href="/contact-us">write to us</a>: we keep what the investigators need.</p>
    `,
    ar: html`
      <p>أغلب الاتفاقات على ماكينار تجري بين أناس صادقين. والقلة الباقية تستخدم الحيل نفسها دائمًا: الاستعجال والبعد وسعر أجمل من الحقيقة. ومن يعرفها يصعب خداعه.</p>
      <h2>قبل أن تسافر</h2>
      <ul>
        <li>اطلب صورة <strong>لعداد الساعات</strong> و<strong>للوحة الرقم التسلسلي</strong> ملتقطة اليوم. البائع الصادق يرسلهما.</li>
        <li>تكلم بالهاتف، واسأل أين تقف الآلية وباسم من الأوراق.</li>
        <li>قارن السعر مع <a href="/ads">إعلانات مشابهة</a>. إذا كان أقل من غيره بالثلث فهناك سبب.</li>
        <li>أبقِ الكلام في محادثة الإعلان حتى تستطيع أن تثبت ما قيل.</li>
      </ul>
      <h2>عند الآلية</h2>
      <ul>
        <li>اذهب في ضوء النهار ومعك شخص آخر، وميكانيكي إن أمكن.</li>
        <li>شغّلها وهي باردة. راقب الدخان والتسريب والأصوات والخلوص، ودعها تعمل نصف ساعة.</li>
        <li>قارن الساعات بما تراه بعينك: المقعد البالي والدواسات اللامعة لا تناسب آلية عملت 2000 ساعة.</li>
        <li>اقرأ الرقم التسلسلي على الشاصي بنفسك وطابقه مع الأوراق.</li>
        <li>دقق السنوية والكمرك والحجوزات في دائرة المرور قبل أن توقع.</li>
      </ul>
      <h2>عند الدفع</h2>
      <ul>
        <li>لا تدفع <strong>إلا مقابل الآلية وأوراقها</strong>، بعقد مكتوب وشهود، وفي مصرف أو عند كاتب العدل إذا كان المبلغ كبيرًا.</li>
        <li>لا ترسل عربونًا أو «رسوم كمرك» أو «أجور نقل» إلى شخص لم تقابله.</li>
        <li>ماكينار لا يطلب أبدًا ثمن آلية ولا أرقام بطاقات ولا رموزًا تصل إلى هاتفك.</li>
      </ul>
      <h2>إذا كنت تبيع</h2>
      <ul>
        <li>عُدّ النقود ودققها في مصرف أو مكتب صيرفة. صورة الحوالة ليست مالًا.</li>
        <li>لا تسلّم المفاتيح والأوراق إلا بعد وصول المبلغ.</li>
        <li>لا تدع أحدًا يأخذ الآلية للتجربة وحده، وسجّل اسم من يقودها ورقمه.</li>
      </ul>
      <h2>إذا حدث خطأ</h2>
      <p>اضغط <strong>الإبلاغ عن الإعلان</strong> في صفحة الإعلان واكتب جملة واحدة. يراجعه مشرف ولا يعرف البائع اسمك. وإذا ضاع المال فاذهب إلى الشرطة فورًا واحتفظ بالمحادثة والأرقام، ثم <a href="/contact-us">اكتب إلينا</a>: نحفظ ما يحتاجه المحققون.</p>
    `,
    ckb: html`
      <p>نزیکەی هەموو مامەڵەکانی ماکینار لەنێوان خەڵکی ڕاستگۆدا دەکرێن. ئەو چەند کەسەی تر هەمیشە هەمان فێڵ بەکار دەهێنن: پەلە، دووری و نرخێک کە لە ڕاستی خۆشترە. ئەوەی ئەمانە بناسێت، بە ئاسانی فێڵی لێناکرێت.</p>
      <h2>پێش ئەوەی بکەویتە ڕێ</h2>
      <ul>
        <li>داوای وێنەی <strong>عەدادی کاتژمێر</strong> و <strong>پلێتی ژمارەی زنجیرەیی</strong> بکە کە هەر ئەمڕۆ گیرابێت. فرۆشیاری ڕاستگۆ هەردووکیان دەنێرێت.</li>
        <li>بە تەلەفۆن قسە بکە و بپرسە ئامێرەکە لە کوێ وەستاوە و کاغەزەکان بە ناوی کێن.</li>
        <li>نرخەکە لەگەڵ <a href="/ads">ڕیکلامی هاوشێوە</a> بەراورد بکە. ئەگەر سێیەکێک لە هەموویان کەمتر بوو، هۆکارێکی هەیە.</li>
        <li>قسەکان لە گفتوگۆی ڕیکلامەکەدا بهێڵەرەوە، تا دواتر بتوانیت پیشانی بدەیت چی وتراوە.</li>
      </ul>
      <h2>لەلای ئامێرەکە</h2>
      <ul>
        <li>بە ڕۆژ بڕۆ، کەسێکی تر و ئەگەر کرا فیتەرێک لەگەڵ خۆت ببە.</li>
        <li>بە ساردی هەڵیبکە. سەیری دووکەڵ و دڵۆپە و دەنگ و شلی بکە، نیو کاتژمێر با کار بکات.</li>
        <li>کاتژمێرەکان لەگەڵ ئەوەی دەیبینیت بەراورد بکە: کورسیی سواو و پێداڵی بریقەدار لەگەڵ 2000 کاتژمێردا ناگونجێن.</li>
        <li>ژمارەی زنجیرەیی سەر شاسییەکە خۆت بخوێنەرەوە و لەگەڵ کاغەزەکان بەراوردی بکە.</li>
        <li>پێش واژۆکردن، سەنەوی و گومرگ و قەرزەکانی لە بەڕێوەبەرایەتی هاتووچۆ بپشکنە.</li>
      </ul>
      <h2>لە کاتی پارەداندا</h2>
      <ul>
        <li><strong>تەنها لەبەرامبەر ئامێرەکە و کاغەزەکانیدا</strong> پارە بدە، بە گرێبەستی نووسراو و شایەت، ئەگەر بڕەکە گەورە بوو لە بانک یان لای دادنووس.</li>
        <li>هەرگیز پێشەکی، «پارەی گومرگ» یان «کرێی گواستنەوە» بۆ کەسێک مەنێرە کە نەتبینیوە.</li>
        <li>ماکینار هەرگیز داوای نرخی ئامێر، ژمارەی کارت یان ئەو کۆدانە ناکات کە بۆ مۆبایلەکەت دێن.</li>
      </ul>
      <h2>ئەگەر دەفرۆشیت</h2>
      <ul>
        <li>پارەکە لە بانک یان نووسینگەی ئاڵوگۆڕی پارە بژمێرە و بپشکنە. وێنەی حەواڵە پارە نییە.</li>
        <li>تا پارەکەت بە دەست نەگات، کلیل و کاغەزەکان مەدە.</li>
        <li>مەهێڵە کەس بە تەنیا ئامێرەکە بۆ تاقیکردنەوە ببات، ناو و ژمارەی ئەو کەسە بنووسە کە لێی دەخوڕێت.</li>
      </ul>
      <h2>ئەگەر شتێک هەڵە بوو</h2>
      <p>لە پەڕەی ڕیکلامەکەدا <strong>سکاڵا لەسەر ڕیکلام</strong> دابگرە و ڕستەیەک بنووسە. چاودێرێک سەیری دەکات و فرۆشیار ناوی تۆ نازانێت. ئەگەر پارەکەت لەدەست چووە، دەستبەجێ بڕۆ بۆ پۆلیس و گفتوگۆ و ژمارەکان هەڵبگرە، پاشان <a href="/contact-us">بۆمان بنووسە</a>: ئەوەی لێکۆڵەران پێویستیانە دەیپارێزین.</p>
    `,
  },
};
