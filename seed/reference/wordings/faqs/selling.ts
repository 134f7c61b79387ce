import type { FaqSeed } from '../../types';
import { html } from '../html';
import { selling } from './categories';

export const sellingQuestions: readonly FaqSeed[] = [
  {
    category: selling,
    title: { en: 'How do I place an ad?', ar: 'كيف أضيف إعلانًا؟', ckb: 'چۆن ڕیکلام دابنێم؟' },
    description: {
      en: html`<p>Log in, press <a href="/ad/create">Place Your Ad</a>, choose the kind of ad and the category, fill in make, model, year, hours and price, and add up to five photos. Your contact details are filled in from your account. Then press Submit Ad.</p>`,
      ar: html`<p>سجّل الدخول، واضغط <a href="/ad/create">أضف إعلانك</a>، واختر نوع الإعلان والفئة، ثم اكتب الماركة والموديل وسنة الصنع والساعات والسعر، وأضف حتى خمس صور. بيانات الاتصال تؤخذ من حسابك. ثم أرسل الإعلان.</p>`,
      ckb: html`<p>بچۆ ژوورەوە، <a href="/ad/create">ڕیکلامەکەت دابنێ</a> دابگرە، جۆری ڕیکلام و پۆلەکە هەڵبژێرە، مارکە، مۆدێل، ساڵ، کاتژمێر و نرخ بنووسە و تا پێنج وێنە زیاد بکە. زانیاریی پەیوەندیت لە هەژمارەکەتەوە پڕ دەکرێتەوە. پاشان ڕیکلامەکە بنێرە.</p>`,
    },
  },
  {
    category: selling,
    title: {
      en: 'Why is my ad still pending?',
      ar: 'لماذا إعلاني قيد المراجعة؟',
      ckb: 'بۆچی ڕیکلامەکەم هێشتا چاوەڕوانە؟',
    },
    description: {
      en: html`<p>A moderator reads every new and every changed ad before buyers see it. If it is rejected, <a href="/my-listings">My Listings</a> shows the reason: correct it with Edit and it is read again.</p>`,
      ar: html`<p>يقرأ مشرف كل إعلان جديد وكل إعلان معدَّل قبل أن يراه المشترون. وإذا رُفض الإعلان فستجد السبب في <a href="/my-listings">إعلاناتي</a>: صحّحه من زر التعديل فنراجعه من جديد.</p>`,
      ckb: html`<p>پێش ئەوەی کڕیاران بیبینن، چاودێرێک هەموو ڕیکلامێکی نوێ یان دەستکاریکراو دەخوێنێتەوە. ئەگەر ڕەت بکرێتەوە، هۆکارەکەی لە <a href="/my-listings">ڕیکلامەکانم</a> دەبینیت: بە دوگمەی دەستکاری ڕاستی بکەرەوە، دووبارە پێیدا دەچینەوە.</p>`,
    },
  },
  {
    category: selling,
    title: { en: 'What does it cost to sell?', ar: 'كم يكلف البيع؟', ckb: 'فرۆشتن چەندی تێدەچێت؟' },
    description: {
      en: html`<p>Twenty ads at a time are free, and we take no commission on the sale. Those who sell more choose a plan from 9 US dollars a month; <a href="/pricing">Pricing</a> shows what each one holds.</p>`,
      ar: html`<p>عشرون إعلانًا في الوقت نفسه مجانية، ولا نأخذ عمولة على البيع. ومن يبيع أكثر يختار باقة تبدأ من 9 دولارات في الشهر، وتفاصيلها في صفحة <a href="/pricing">الأسعار</a>.</p>`,
      ckb: html`<p>بیست ڕیکلام لە یەک کاتدا بەخۆڕاییە و هیچ کۆمیسیۆنێک لە فرۆشتن وەرناگرین. ئەوەی زیاتر بفرۆشێت پلانێک هەڵدەبژێرێت کە لە 9 دۆلارەوە لە مانگێکدا دەست پێدەکات. لە پەڕەی <a href="/pricing">نرخەکان</a> دەبینیت هەر پلانێک چی تێدایە.</p>`,
    },
  },
  {
    category: selling,
    title: {
      en: 'What are featured and top ads?',
      ar: 'ما الإعلان المميز والإعلان في المقدمة؟',
      ckb: 'ڕیکلامی تایبەت و ڕیکلامی لە سەرەوە چین؟',
    },
    description: {
      en: html`<p>Both carry a badge and stand before regular ads; top ads stand before featured ones. Your plan holds a number of each. Open <a href="/my-listings">My Listings</a> and press Promote on the machine that has to go first.</p>`,
      ar: html`<p>كلاهما يحمل شارة ويظهر قبل الإعلانات العادية، والإعلان في المقدمة يسبق المميز. في باقتك عدد من كل نوع. افتح <a href="/my-listings">إعلاناتي</a> واضغط ترويج عند الآلية التي تريد بيعها أولًا.</p>`,
      ckb: html`<p>هەردووکیان نیشانەیان لەسەرە و پێش ڕیکلامە ئاساییەکان دەردەکەون، ئەوەی لە سەرەوەیە پێش تایبەتەکان. پلانەکەت ژمارەیەک لە هەر یەکەیانی تێدایە. <a href="/my-listings">ڕیکلامەکانم</a> بکەرەوە و لەسەر ئەو ئامێرەی دەتەوێت زووتر بیفرۆشیت، پێشخستن دابگرە.</p>`,
    },
  },
  {
    category: selling,
    title: {
      en: 'How do I change or remove my ad?',
      ar: 'كيف أعدّل إعلاني أو أحذفه؟',
      ckb: 'چۆن ڕیکلامەکەم بگۆڕم یان بیسڕمەوە؟',
    },
    description: {
      en: html`<p>In <a href="/my-listings">My Listings</a> every ad has Edit and Delete. Price, hours and telephone change at once; other changes are read by a moderator first. Press Sold when the machine is sold: nobody likes to call in vain.</p>`,
      ar: html`<p>في <a href="/my-listings">إعلاناتي</a> لكل إعلان زر تعديل وزر حذف. السعر والساعات والهاتف تتغير فورًا، وغيرها يراجعه المشرف أولًا. واضغط «بيعت» حين تباع الآلية، فلا أحد يحب أن يتصل بلا فائدة.</p>`,
      ckb: html`<p>لە <a href="/my-listings">ڕیکلامەکانم</a> هەر ڕیکلامێک دوگمەی دەستکاری و سڕینەوەی هەیە. نرخ و کاتژمێر و تەلەفۆن یەکسەر دەگۆڕێن؛ گۆڕانکارییەکانی تر سەرەتا چاودێرێک دەیانبینێت. کە ئامێرەکە فرۆشرا «فرۆشرا» دابگرە، کەس حەز ناکات بێهودە تەلەفۆن بکات.</p>`,
    },
  },
];
