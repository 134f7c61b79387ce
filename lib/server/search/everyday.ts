import { foldInOrder } from '@/lib/text/fold';

/*
 * Words of every day, which are no misspelt name however much they look like one: صاحب is a friend and no ساحبة, "glass" is
 * no Claas. Sizes are left out, for they are said of kinds (حفارة صغيرة). small-words.ts has those that are not asked for.
 */
const lists = [
  // English: courtesy, people, money, colours, parts, states, times, places, business
  'hello hi hey thanks thank you sorry welcome good evening night dear sir madam yes no not ok okay well only just also very more most same other any some all none',
  'father mother brother sister son daughter uncle aunt cousin wife husband child children boy girl woman men women people person friend neighbour guest boss driver farmer worker engineer mechanic owner dealer seller buyer agent customer',
  'cash money pay paid payment payments deposit advance instalment instalments installment installments loan credit debt bank cheque check card transfer interest discount deal deals offer offers bargain negotiable fixed final rate cost costs fee fees tax free expensive worth value',
  'red blue white black silver green yellow grey gray brown orange beige purple pink maroon dark colour color',
  'glass mirror seat seats door doors window windows roof key keys lights lamp horn bumper paint painted leather carpet belt',
  'clean dirty broken damage damaged repair repaired repairs fixed crash crashed scratch rust old new fresh nice great perfect excellent fair bad poor ready working strong fast slow easy hard hot cold dry wet genuine original real fake',
  'today tomorrow yesterday now soon later day days week weeks month months year years hour time date first last next before since early late urgent always never',
  'phone call mobile number whatsapp viber facebook photo photos picture pictures video image message address location map link website online shop store market showroom company office factory garage yard port border road street house home field village city country',
  'works job jobs salary wage license licence permit paper papers document documents contract invoice receipt registration insurance warranty guarantee delivery shipping transport import export customs duty order stock available sold show find search help question answer reason name names list page',
  'water fire air wind rain snow sun sand stone dust wood iron steel plastic rubber harvest crop wheat barley corn rice grass food tea coffee bread sugar milk meat fish game school book teacher doctor hospital table chair camera radio speaker screw cover handle switch wire cable computer laptop garden kitchen summer winter spring autumn monday friday sunday lawyer soldier police student guard minute second hundred accident problem mistake',
  // Arabic
  'مرحبا هلا هلو شكرا شكراً تسلم عفوا اسف آسف سلام السلام عليكم ورحمة الله بركاته صباح مساء الخير النور تحية تحياتي اخي اخوي اخ اخت حبيبي استاذ عزيزي سيدي حجي الحجي ابو ام اب والدي والدتي امي ابوي ابني بنتي عم عمي خال خالي ولد بنت زوجة زوجتي رجال رجل مرة صديق صديقي صاحب صاحبي صاحبها صاحبه جار جيران ناس احد شخص',
  'نعم اي لا كلا ليس مو مش غير بدون فقط بس هم ايضا جدا كلش هواية هوايه اكو ماكو هذا هذه هذي ذاك هنا هناك هسه هسة الان حاليا وين اين متى كيف ليش لماذا منو شلون اريده عنده عندي عدنا يوجد لايوجد ممكن لازم خلاص انتهى يلا طيب تمام زين',
  'كاش نقد نقدا نقدي فلوس مال مبلغ دفع يدفع ندفع دفعة دفعات اقساط قسط تقسيط بالتقسيط بالاقساط قرض سلفة دين مقدم مقدمة عربون بنك مصرف صك شيك تحويل خصم تخفيض تخفيضات عرض عروض فرصة صفقة نهائي قابل تفاوض مجانا غالي غالية قيمة كلفة تكلفة ربح خسارة حصة',
  'احمر ابيض اسود فضي ازرق اخضر اصفر رصاصي بني جوزي برتقالي ذهبي ماروني بنفسجي وردي سمائي نيلي غامق فاتح لون الوان حمراء بيضاء سوداء زرقاء خضراء صفراء',
  'زجاج جام جامة مراية مراة كشن كشنات مقعد مقاعد باب ابواب شباك شبابيك سقف مفتاح مفاتيح ضوء اضوية لايتات هورن دعامية بنيد صبغ جلد قماش حزام سجاد',
  'نظيف نظيفة وسخ مكسور مضروب مضروبة ضربة خدش صدأ مصبوغ عاطل عاطلة خربان خربانة شغال شغالة تصليح تصليحات صيانة ترميم جاهز جاهزة قديم قديمة جديد جديدة ممتاز ممتازة جيد جيدة حلو حلوة كامل كاملة اصلي اصلية قوي قوية بطيء حار بارد ناشف مستعجل عاجل ضروري بسرعة',
  'اليوم باجر غدا بكرة امس البارحة يوم ايام اسبوع اسابيع شهر اشهر شهور ساعات دقيقة وقت تاريخ اول اخر آخر تالي قبل بعد',
  'تلفون موبايل جوال هاتف رقم ارقام واتساب فايبر فيسبوك صورة صور فيديو رسالة عنوان موقع خريطة رابط محل محلات سوق معرض شركة مكتب معمل مصنع ورشة ساحة ميناء مينا حدود منفذ طريق شارع بيت منزل مزرعة حقل ارض قرية ناحية قضاء دولة بلد',
  'عمل شغل يعمل وظيفة راتب اجازة رخصة ورق اوراق وثيقة عقد فاتورة وصل تسجيل تأمين ضمان كفالة توصيل شحن استيراد تصدير كمرك جمارك طلب طلبية مخزن متوفرة مباع بيعت سؤال جواب سبب اسم قائمة مساعدة بحث',
  'ماء ماي نار هواء هوائي هوائية ريح مطر ثلج شمس رمل حجر تراب خشب حديد فولاذ بلاستيك محصول محاصيل حنطة شعير ذرة رز علف فلاح فلاحين مهندس سايق مصلح عامل عمال تاجر مالك مالكها وكيل زبون مدرسة كتاب طبيب مستشفى خبز شاي طاولة كرسي كاميرا راديو سماعة شاشة غطاء سلك كابل حاسبة لابتوب قلم حديقة صيف شتاء ربيع خريف جمعة سبت خميس رمضان عيد محامي شرطي جندي طالب حارس مدير موظف مشكلة خطأ حادث معاملة مطعم فندق',
  // Kurdish
  'سڵاو سلاو سوپاس سپاس ببورە ببوورە بەخێربێن بەیانی بەیانیت ئێوارە شەو باش خراپ بەڵێ نەخێر نا تەنیا تەنها زۆر کەم هەموو هیچ هەندێک ئەمە ئەوە لێرە لەوێ ئێستا کوێ کەی چۆن بۆچی کێ هەیە نییە نیە دەبێت تەواو',
  'کاکە کاک برا براکەم خوشک دایک باوک کوڕ کچ مام خاڵ پوور ژن پیاو منداڵ خەڵک کەس هاوڕێ هاوڕێم دراوسێ میوان مامۆستا مامەندە شۆفێرەکە وەستا خاوەن خاوەنی خاوەنەکەی جووتیار جوتیار کرێکار ئەندازیار بازرگان فرۆشیار کڕیار بریکار',
  'پارە کاش نەقد نەقدی پارەدان قیست قیستی بەقیست قەرز بانک پێشەکی چەک حەواڵە داشکاندن ئۆفەر هەلی دوایی کۆتایی گران گرانە بەخۆڕایی بەها تێچوو قازانج زەرەر زیان پشک',
  'سوور سور سپی ڕەش زیوی شین سەوز زەرد خۆڵەمێشی قاوەیی پرتەقاڵی ئاڵتوونی زێڕین مۆر پەمەیی ڕەنگ رەنگ تۆخ کاڵ',
  'شووشە شوشە جام ئاوێنە کورسی دەرگا پەنجەرە سەقف کلیل گڵۆپ هۆڕن بەنێد بۆیاغ بۆیە چەرم قایش',
  'پاک پیس شکاو خراپە کۆن کون کۆنە نوێ تازە جوان باشە زۆرباش ئیشکەر ئیش ئیشدەکات چاککردن چاککراو ئامادە ئەسڵی ئەسلی بەهێز خێرا هێواش قورس سووک گەرم سارد وشک تەڕ بەپەلە پەلە',
  'ئەمڕۆ ئەمرۆ سبەی سبەینێ دوێنێ ڕۆژ رۆژ هەفتە مانگ ساڵان کاتێک بەروار یەکەم دووەم کۆتا دواتر پێشتر',
  'تەلەفۆن تەلەفون مۆبایل ژمارە واتسئاپ واتساپ ڤایبەر فەیسبووک وێنە وێنەکان ڤیدیۆ نامە ناونیشان شوێن نەخشە لینک بازاڕ پێشانگا کۆمپانیا نووسینگە کارخانە گەراج سنوور ڕێگا شەقام ماڵ خانوو کێڵگە گوند وڵات',
  'کار کارە مووچە مۆڵەت کاغەز بەڵگە گرێبەست پسوولە تۆمار دڵنیایی گەرەنتی گەیاندن گواستنەوە هاوردە هەناردە گومرگ داوا پرسیار وەڵام هۆکار ناو لیست یارمەتی گەڕان',
  'ئاگر با باران بەفر خۆر لم بەرد خاک ئاسن پۆڵا پلاستیک بەرهەم جۆ برنج ئالیک نان چا گۆشت قوتابخانە کتێب پزیشک نەخۆشخانە مێز کامێرا ڕادیۆ شاشە وایەر قەڵەم باخچە هاوین زستان بەهار پایز هەینی شەممە ڕەمەزان جەژن دکتۆر پارێزەر پۆلیس سەرباز قوتابی پاسەوان کێشە هەڵە ڕووداو بەڕێوەبەر فەرمانبەر چێشتخانە',
];

/** Keyboards agree, and the letters that tell کۆن from the name that folds to it stay. */
const plain = (word: string) =>
  word
    .normalize('NFKC')
    .replace(/[\p{Mn}\p{Cf}\u0640]/gu, '')
    .replace(/[يى]/g, 'ی')
    .replace(/ك/g, 'ک')
    .replace(/[أإآ]/g, 'ا')
    .replace(/ة/g, 'ه')
    .toLowerCase();

const words = lists.flatMap((list) => list.split(' '));
const asWritten: ReadonlySet<string> = new Set(words.map(plain));
const folded: ReadonlySet<string> = new Set(words.flatMap((word) => foldInOrder(word).join('')));

/** Whether this is such a word as it stands, whatever name its letters fold to. */
export const isEveryday = (written: string): boolean => asWritten.has(plain(written));

/** Whether a folded word may be one: it is then no misspelt name. */
export const mayBeEveryday = (word: string): boolean => folded.has(word);
