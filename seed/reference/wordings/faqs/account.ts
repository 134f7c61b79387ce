import type { FaqSeed } from '../../types';
import { html } from '../html';
import { account, safety } from './categories';

export const accountQuestions: readonly FaqSeed[] = [
  {
    category: account,
    title: {
      en: 'I forgot my password. What now?',
      ar: 'نسيت كلمة المرور، ماذا أفعل؟',
      ckb: 'وشەی نهێنیم لەبیر کردووە، چی بکەم؟',
    },
    description: {
      en: html`<p>Open <a href="/forgot-password">Forgot Password</a> and write your e-mail. The link that we send works once and for one hour. With the new password you are logged out everywhere else.</p>`,
      ar: html`<p>افتح صفحة <a href="/forgot-password">نسيت كلمة المرور</a> واكتب بريدك الإلكتروني. الرابط الذي نرسله يعمل مرة واحدة ولمدة ساعة. وبعد التغيير ينتهي دخولك من كل جهاز آخر.</p>`,
      ckb: html`<p>پەڕەی <a href="/forgot-password">وشەی نهێنیم لەبیر کردووە</a> بکەرەوە و ئیمەیڵەکەت بنووسە. ئەو بەستەرەی دەینێرین یەک جار و تەنها بۆ یەک کاتژمێر کار دەکات. دوای گۆڕین، لە هەموو مۆبایل و کۆمپیوتەرەکانی تر دەچیتە دەرەوە.</p>`,
    },
  },
  {
    category: account,
    title: {
      en: 'How do I change my phone number or e-mail?',
      ar: 'كيف أغيّر رقم هاتفي أو بريدي الإلكتروني؟',
      ckb: 'چۆن ژمارەی تەلەفۆن یان ئیمەیڵم بگۆڕم؟',
    },
    description: {
      en: html`<p>In <a href="/account-details">Account Details</a>. A new e-mail or password asks for your current password first, so that nobody else can take over your account.</p>`,
      ar: html`<p>من صفحة <a href="/account-details">بيانات الحساب</a>. تغيير البريد أو كلمة المرور يحتاج إلى كلمة المرور الحالية، كي لا يستولي أحد على حسابك.</p>`,
      ckb: html`<p>لە پەڕەی <a href="/account-details">زانیاریی هەژمار</a>. بۆ گۆڕینی ئیمەیڵ یان وشەی نهێنی، سەرەتا وشەی نهێنیی ئێستات دەپرسین، تا کەسێکی تر نەتوانێت دەست بەسەر هەژمارەکەتدا بگرێت.</p>`,
    },
  },
  {
    category: account,
    title: {
      en: 'How do I change the language or the currency?',
      ar: 'كيف أغيّر اللغة أو العملة؟',
      ckb: 'چۆن زمان یان دراو بگۆڕم؟',
    },
    description: {
      en: html`<p>Press the button with the language and currency codes at the top of the page, choose, and save. The site remembers your choice on this device for thirty days.</p>`,
      ar: html`<p>اضغط الزر الذي يحمل رمز اللغة والعملة في أعلى الصفحة، واختر ثم احفظ. يتذكر الموقع اختيارك على هذا الجهاز ثلاثين يومًا.</p>`,
      ckb: html`<p>لە سەرەوەی پەڕەکە ئەو دوگمەیە دابگرە کە کۆدی زمان و دراوی لەسەرە، هەڵبژێرە و پاشەکەوتی بکە. ماڵپەڕەکە بۆ ماوەی سی ڕۆژ هەڵبژاردنەکەت لەم مۆبایل یان کۆمپیوتەرەدا لەبیر دەمێنێت.</p>`,
    },
  },
  {
    category: account,
    title: {
      en: 'Where are my messages and favourites?',
      ar: 'أين رسائلي وإعلاناتي المفضلة؟',
      ckb: 'نامەکان و دڵخوازەکانم لە کوێن؟',
    },
    description: {
      en: html`<p>Conversations are under <a href="/chat">Messages</a>, one for each ad. The ads that you marked with the heart are under <a href="/favorites">My Favourites</a>, on every device where you log in.</p>`,
      ar: html`<p>المحادثات في صفحة <a href="/chat">الرسائل</a>، محادثة لكل إعلان. والإعلانات التي وضعت عليها القلب في <a href="/favorites">المفضلة</a>، وتجدها على كل جهاز تسجل الدخول منه.</p>`,
      ckb: html`<p>گفتوگۆکانت لە پەڕەی <a href="/chat">نامەکان</a> دەبینیت، بۆ هەر ڕیکلامێک گفتوگۆیەک. ئەو ڕیکلامانەی دڵت لەسەر داناون لە پەڕەی <a href="/favorites">دڵخوازەکانم</a> کۆ دەبنەوە، لە هەر مۆبایل و کۆمپیوتەرێکەوە بچیتە ژوورەوە.</p>`,
    },
  },
];

export const safetyQuestions: readonly FaqSeed[] = [
  {
    category: safety,
    title: {
      en: 'How do I recognise a fraud?',
      ar: 'كيف أعرف الإعلان الاحتيالي؟',
      ckb: 'چۆن فێڵکردن بناسمەوە؟',
    },
    description: {
      en: html`
        <ul>
          <li>The price is far below every similar machine.</li>
          <li>The seller is always abroad and the machine “at the port”.</li>
          <li>He wants a deposit before you have seen anything.</li>
          <li>He sends you a link to a payment or delivery page.</li>
        </ul>
        <p>One of these is enough: do not pay, and report the ad.</p>
      `,
      ar: html`
        <ul>
          <li>السعر أقل بكثير من سعر كل آلية مشابهة.</li>
          <li>البائع خارج البلد دائمًا والآلية «في الميناء».</li>
          <li>يطلب عربونًا قبل أن ترى شيئًا.</li>
          <li>يرسل رابطًا لصفحة دفع أو توصيل.</li>
        </ul>
        <p>واحدة من هذه تكفي: لا تدفع، وأبلغ عن الإعلان.</p>
      `,
      ckb: html`
        <ul>
          <li>نرخەکە زۆر لە نرخی هەموو ئامێرێکی هاوشێوە کەمترە.</li>
          <li>فرۆشیار هەمیشە لە دەرەوەی وڵاتە و ئامێرەکەش «لە بەندەرە».</li>
          <li>پێش ئەوەی هیچت بینیبێت، داوای پێشەکی دەکات.</li>
          <li>بەستەری پەڕەیەکی پارەدان یان گەیاندنت بۆ دەنێرێت.</li>
        </ul>
        <p>یەکێک لەمانە بەسە: پارە مەدە و سکاڵا لەسەر ڕیکلامەکە بکە.</p>
      `,
    },
  },
  {
    category: safety,
    title: {
      en: 'Should I pay a deposit?',
      ar: 'هل أدفع عربونًا؟',
      ckb: 'ئایا پێشەکی بدەم؟',
    },
    description: {
      en: html`<p>Only after you have seen the machine and its papers, only with a signed receipt, and never to a person whom you have not met. Makinar does not hold deposits for anyone.</p>`,
      ar: html`<p>فقط بعد أن ترى الآلية وأوراقها، وبوصل موقّع، ولا تدفع أبدًا لشخص لم تقابله. ماكينار لا يحتفظ بعربون أحد.</p>`,
      ckb: html`<p>تەنها دوای ئەوەی ئامێرەکە و کاغەزەکانیت بینی، تەنها بە پسووڵەی واژۆکراو، و هەرگیز بە کەسێکی مەدە کە نەتبینیوە. ماکینار پێشەکی بۆ کەس هەڵناگرێت.</p>`,
    },
  },
  {
    category: safety,
    title: {
      en: 'How do I report an ad?',
      ar: 'كيف أبلغ عن إعلان؟',
      ckb: 'چۆن سکاڵا لەسەر ڕیکلامێک بکەم؟',
    },
    description: {
      en: html`<p>Open the ad, press Report ad and write in a sentence what is wrong. A moderator looks at it; the seller never learns who reported.</p>`,
      ar: html`<p>افتح الإعلان واضغط «الإبلاغ عن الإعلان» واكتب في جملة ما المشكلة. يراجعه مشرف، ولا يعرف البائع من أبلغ.</p>`,
      ckb: html`<p>ڕیکلامەکە بکەرەوە، «سکاڵا لەسەر ڕیکلام» دابگرە و بە ڕستەیەک بنووسە چی تێدا هەڵەیە. چاودێرێک سەیری دەکات و فرۆشیار نازانێت کێ سکاڵای کردووە.</p>`,
    },
  },
  {
    category: safety,
    title: {
      en: 'Who can see my phone number?',
      ar: 'من يستطيع رؤية رقم هاتفي؟',
      ckb: 'کێ دەتوانێت ژمارەی تەلەفۆنم ببینێت؟',
    },
    description: {
      en: html`<p>The number that you write into an ad is public, like the ad itself. If you would rather not be called, give a number that you use for business only and ask buyers to chat. What happens to your other data is in the <a href="/privacy-policy">privacy policy</a>.</p>`,
      ar: html`<p>الرقم الذي تكتبه في الإعلان يراه الجميع كما يرون الإعلان. وإن كنت لا تفضل الاتصالات فاكتب رقمًا مخصصًا للعمل واطلب من المشترين المحادثة. أما بقية بياناتك ففي <a href="/privacy-policy">سياسة الخصوصية</a>.</p>`,
      ckb: html`<p>ئەو ژمارەیەی لە ڕیکلامدا دەینووسیت، وەک خودی ڕیکلامەکە هەموو کەس دەیبینێت. ئەگەر حەز بە تەلەفۆن ناکەیت، ژمارەیەک دابنێ کە تەنها بۆ کار بەکاری دەهێنیت و داوا لە کڕیاران بکە گفتوگۆ بنووسن. زانیارییەکانی ترت لە <a href="/privacy-policy">سیاسەتی تایبەتێتی</a> ڕوون کراونەتەوە.</p>`,
    },
  },
];
