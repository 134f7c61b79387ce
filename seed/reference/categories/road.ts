import { say, words } from '../say';
import type { CategorySeed } from '../types';
import { sub } from './sub';

export const trucks: CategorySeed = {
  slug: 'trucks',
  name: say('Trucks', 'شاحنات', 'بارهەڵگر'),
  aliases: words(
    'truck, lorry, hgv, لوري, لوريات, شاحنة, لۆری, شاحینە, بارهەلگر, trucks, شاحنه, شاحنات كبيرة, لورى, لوري حمل كبير, سيارات حمل, باڕهەڵگر, لۆریات, شاحینات, لۆڕی, lori, shahina, shahinat',
  ),
  subCategories: [
    sub(
      'tractor-units',
      'Tractor units',
      'رؤوس تريلات',
      'سەری ترێلە',
      'tractor unit, prime mover, semi truck, راس تريلة, تريلة راس, رأس قاطرة, قاطرة, تريلر, سەرە ترێلە, سەری تریلە, truck head, tractor head, head truck, semi, راس, رأس, رأس تريلة, راس شاحنة, رؤوس, تريلة مع راس, ڕەئسی ترێلە, ڕاسی ترێلە, ترێلەی سەر, قاتیرە, قاطره, ras trela, ras traila',
    ),
    sub(
      'tippers',
      'Tippers',
      'قلابات',
      'قەلابە',
      'tipper, dump truck, tipper truck, قلاب, لوري قلاب, قلابي, قەلاب, لۆری قەلاب, dumper truck, قلابة, قلابه, لوري قلابي, شاحنة قلاب, قەڵابە, قەڵاب, قەلابی, قەلابەی گەورە, gallab, galab, qalab, qalaba, قلاب سكس, قلاب تن ويل, لۆری قەلابە',
    ),
    sub(
      'box-trucks',
      'Box trucks',
      'شاحنات صندوق',
      'بارهەڵگری سندوقدار',
      'box truck, closed body, شاحنة صندوق, لوري صندوق, صندوق مغلق, لۆری سندوق, box, صندوق, صندووق, سندوق',
    ),
    sub(
      'flatbed-trucks',
      'Flatbed trucks',
      'شاحنات مسطحة',
      'بارهەڵگری تەخت',
      'flatbed, dropside, platform truck, لوري حمل, فلات, شاحنة فلات, لۆری بار, flat bed, لوري طويل, مسطحة, لۆری تەخت',
    ),
    sub(
      'tanker-trucks',
      'Tanker trucks',
      'صهاريج',
      'تەنکەر',
      'tanker, water tanker, fuel tanker, تنكر, تانكر, حوضية, صهريج, تنكر ماي, تانکەر, حەوزیە, تەنکەری ئاو, tank truck, تناكر, سيارة حوضية, تنكر وقود, تنكر نفط, تانکەری ئاو, تەنکەری نەوت, حەوزیەی ئاو',
    ),
    sub(
      'truck-mixers',
      'Concrete mixers',
      'شاحنات خباطة',
      'بارهەڵگری خەباتە',
      'truck mixer, لوري خباطة, خباطة محمولة, شاحنة خلاطة, لۆری خەباتە, concrete mixer, mixer truck, mixer, خباطة, خباطات, خلاطة, خلاطة كونكريت, مكسر, سيارة خباطة, خەباتە, خەبات, خەڵاتە, میکسەر, khabata, khabbata, transit mixer, cement mixer, خباطة كونكريت, ميكسر, خەباتەی کۆنکرێت, خەلاتە',
    ),
    sub(
      'refrigerated-trucks',
      'Refrigerated trucks',
      'شاحنات مبردة',
      'بارهەڵگری ساردکەرەوە',
      'reefer truck, fridge truck, براد, لوري براد, ثلاجة, شاحنة تبريد, لۆری بەڕاد, بەڕاد, refrigerated truck, fridge, سيارة براد, برادات, ثلاجات, بەرراد, بەراد, سەیارەی بەڕاد, بارهەڵگری سارد, لۆری سارد, سيارة تبريد, لوري تبريد',
    ),
    sub(
      'crane-trucks',
      'Crane trucks',
      'شاحنات بكرين',
      'بارهەڵگری کرێندار',
      'hiab, boom truck, loader crane, هياب, لوري كرين, شاحنة هياب, هیاب, لۆری کرێندار, truck crane, crane truck, شاحنة كرين, سيارة كرين, هيوب, لۆری کرێن, کرێنی لۆری, هیەب, crane, كرين, کرێن',
    ),
    sub(
      'tow-trucks',
      'Tow trucks',
      'شاحنات سحب (سطحات)',
      'سەتحە',
      'recovery truck, tow truck, car carrier, سطحة, كرين سيارات, ساحبة سيارات, سەتحەی ئۆتۆمبێل, ڕاکێشەر, tow, wrecker, flatbed tow, سطحات, سيارة سطحة, كرين سحب, سەتحات, سەتحە بۆ سەیارە',
    ),
    sub(
      'light-trucks',
      'Light trucks',
      'شاحنات خفيفة',
      'بارهەڵگری سووک',
      'light truck, small truck, كيا حمل, هونداي حمل, لوري صغير, كيه حمل, کیای بار, کیای حەمل, kia truck, pickup truck kia, سيارة حمل, حمل صغير, بيكب حمل, لۆری بچووک, سەیارەی بار, سەیارەی حەمل, کیا حەمل, هیوندای حەمل, هونداي حمل صغير, kia hamal',
    ),
  ],
};

export const trailers: CategorySeed = {
  slug: 'trailers',
  name: say('Trailers', 'تريلات', 'ترێلە'),
  aliases: words(
    'trailer, semi-trailer, semitrailer, تريلة, ترلة, ترلات, مقطورة, مقطورات, نصف مقطورة, تریلە, ترێلا, نیوە ترێلە, تريله, تریلا, تريلا, ترێلات, مەقتوورە, مقطوره, trela, traila',
  ),
  subCategories: [
    sub(
      'curtain-trailers',
      'Curtain trailers',
      'تريلات جادر',
      'ترێلەی چادردار',
      'curtainsider, tautliner, تريلة جادر, ستارة, تريلة ستارة, ترێلەی پەردەدار, curtain, جادر, چادر, تريلة چادر',
    ),
    sub(
      'flatbed-trailers',
      'Flatbed trailers',
      'تريلات مسطحة',
      'ترێلەی تەخت',
      'flatbed trailer, تريلة فلات, تريلة مسطحة, ترێلەی فلات',
    ),
    sub(
      'lowbeds',
      'Lowbeds',
      'تريلات لوبد',
      'لۆبێد',
      'lowbed, lowboy, low loader, لوبد, لوبيد, لوبوي, تريلة لوبد, لۆبەد, ترێلەی لۆبێد, low bed, low-bed, لوبت, لو بد, لوبيت, لۆبید, لۆ بێد, لۆبۆی, لوبێد, lobed, lobid',
    ),
    sub(
      'tipper-trailers',
      'Tipper trailers',
      'تريلات قلاب',
      'ترێلەی قەلابە',
      'tipper trailer, تريلة قلاب, قلاب تريلة, ترێلەی قەلاب, tipper, قلاب, قلابات, قلابة, قەلابە, قەلاب, gallab, galab, qalab, qalaba',
    ),
    sub(
      'tanker-trailers',
      'Tanker trailers',
      'تريلات صهريج',
      'ترێلەی تەنکەر',
      'tank trailer, fuel trailer, تريلة تنكر, تنكر تريلة, ترێلەی تانکەر, tanker, تنكر, تانكر, تناكر, صهريج, صهاريج, تەنکەر, تانکەر',
    ),
    sub(
      'reefer-trailers',
      'Reefer trailers',
      'تريلات مبردة',
      'ترێلەی ساردکەرەوە',
      'reefer, fridge trailer, تريلة براد, براد تريلة, ترێلەی بەڕاد, براد, برادات, بەڕاد, بەراد, ترێلەی سارد, تريلة تبريد',
    ),
    sub(
      'silo-trailers',
      'Silo trailers',
      'تريلات سايلو',
      'ترێلەی سایلۆ',
      'bulker, cement trailer, تريلة سمنت, سايلو سمنت, بلكر, ترێلەی چیمەنتۆ',
    ),
    sub(
      'livestock-trailers',
      'Livestock trailers',
      'تريلات نقل المواشي',
      'ترێلەی ئاژەڵ',
      'cattle trailer, animal trailer, تريلة مواشي, تريلة غنم, ترێلەی مەڕ',
    ),
  ],
};

export const buses: CategorySeed = {
  slug: 'buses-and-vans',
  name: say('Buses and vans', 'باصات وفانات', 'پاس و ڤان'),
  aliases: words(
    'bus, van, باص, حافلة, حافلات, فان, پاس, ڤان, ئۆتۆبووس, buses, باصات, بص, فانات, حافله, پاسەکان, ئۆتۆبوس',
  ),
  subCategories: [
    sub(
      'minibuses',
      'Minibuses',
      'باصات صغيرة',
      'پاسی بچووک',
      'minibus, coaster, كوستر, ميني باص, باص كيا, كوسترات, کۆستەر, مینی پاس, mini bus, كوستر باص, باص صغير, ميني بص, مينيباص, مینیپاس, پاسی بچوک, bus, buses, باص, باصات, حافلة, حافلات, پاس, ئۆتۆبووس',
    ),
    sub(
      'coaches',
      'Coaches',
      'باصات سفر',
      'پاسی گەشتیاری',
      'coach, tour bus, باص سياحي, باص منشأة, منشأة, پاسی گەشت, پاسی گەورە, bus, tourist bus, باص كبير, باص سياحة, buses, باص, باصات, حافلة, حافلات, پاس, ئۆتۆبووس',
    ),
    sub(
      'panel-vans',
      'Panel vans',
      'فانات حمل',
      'ڤانی بار',
      'cargo van, فان حمل, فان مغلق, ڤانی حەمل, ڤانی داخراو, van, panel van, فان, ڤان, ڤانی حەمڵ',
    ),
    sub(
      'work-pickups',
      'Double-cab work pick-ups',
      'بيكبات عمل دبل قمارة',
      'پیکەبی دوو قەمەرەی کار',
      'double cab, crew cab, دبل قمارة, دبل كابينة, دبل قماره, دەبڵ قەمەرە, دوو قەمەرە, pickup, pick-up, double cabin, بيكب, بيكاب, بيك اب, بيكبات, پیکاب, پیکەپ, پیکەب, پیکئاپ, پیکاپ, بيكم, دبل كابين, دەبڵ کابین, pikab, bikab',
    ),
  ],
};

export const cars: CategorySeed = {
  slug: 'cars',
  name: say('Cars', 'سيارات', 'ئۆتۆمبێل'),
  aliases: words(
    'car, auto, vehicle, سيارة, سياره, مركبة, سەیارە, ترومبێل, ئۆتۆمۆبیل, cars, automobile, سياره للبيع, عربية, ئۆتۆمۆبێل, ئۆتومبیل, ئۆتۆمبیل, ترۆمبێل, تڕومبێل, سەیارات, سەیارا, sayara, sayarat, sayyara, otombel, otombil',
  ),
  subCategories: [
    sub(
      'saloons',
      'Saloons',
      'صالون',
      'سالۆن',
      'saloon, sedan, سيدان, صالون صغير, سێدان, sedan car, صالونات, سيدانات, سەڵوون, سالون',
    ),
    sub(
      'suvs',
      'SUVs',
      'جيب ودفع رباعي',
      'جێب',
      'suv, 4x4, 4wd, جيب, دفع رباعي, كروس أوفر, ئێس یو ڤی, فۆر بای فۆر, جیب, jeep, four wheel drive, جيبات, جیبات, جێبات, دفع رباعى, رباعي الدفع, ستیشن, شاس, دووجەر, ئێس یوو ڤی, دبل, جیپ, ستيشن جيب',
    ),
    sub(
      'pickups',
      'Pick-ups',
      'بيكبات',
      'پیکەب',
      'pickup, pick-up, بيكب, بيك اب, بيكاب, پیکاپ, پیک ئەپ, pick up, pickup truck, double cabin, بكب, بيكب دبل, بيكم, پیکاب, پیکەپ, پیکئاپ, پیکئەپ, پیک ئاپ, بیکاب, pikab, bikab',
    ),
    sub(
      'hatchbacks',
      'Hatchbacks',
      'هاتشباك',
      'هاچباک',
      'hatchback, هاجباك, هاتجباك, هاتچباک, هاتش باك, هاج باك, هەچباک',
    ),
    sub(
      'coupes',
      'Coupes',
      'كوبيه',
      'کوپێ',
      'coupe, sports car, كوبيه رياضية, سبورت, سپۆرت, كوبي, سيارة رياضية, کووپێ',
    ),
    sub('estates', 'Estates', 'ستيشن', 'ستەیشن', 'estate, wagon, station wagon, ستيشن واگن, سەتەیشن'),
    sub(
      'passenger-vans',
      'Family vans',
      'فانات عائلية',
      'ڤانی خێزانی',
      'mpv, minivan, فان عائلي, ستاركس, ڤانی خێزان, ستارێکس',
    ),
    sub(
      'electric-and-hybrid',
      'Electric and hybrid',
      'كهربائية وهجينة',
      'کارەبایی و هایبرید',
      'ev, electric, hybrid, phev, هايبرد, هايبرد بلك ان, كهربائية, هایبرید, کارەبایی, electric car, hybrid car, هجين, هجينة, كهرباء, كهربائي, سيارة كهربائية, سەیارەی کارەبایی, هایبرد, هایبریت',
    ),
    sub(
      'classics',
      'Classics',
      'كلاسيك',
      'کلاسیک',
      'classic, vintage, كلاسيكية, برازيلي, سوبر, کۆن, بەرازیلی, سيارات قديمة, سيارة قديمة, سەیارەی کۆن, ئۆتۆمبێلی کۆن, old car, old cars, classic car',
    ),
  ],
};

export const motorcycles: CategorySeed = {
  slug: 'motorcycles-and-quads',
  name: say('Motorcycles and quads', 'دراجات نارية', 'ماتۆڕسکیل'),
  aliases: words(
    'motorcycle, bike, quad, ماطور, ماطورسكل, دراجة, ماتۆڕ, ماتۆر, مۆتۆر, motorbike, motorcycles, موتور, موتورات, ماطورات, دراجات, دراجه, موتۆر, مۆتۆڕ, ماتۆڕ سکیل, ماتۆرسکیل, ماتۆڕسایکل, مۆتۆڕسکیل',
  ),
  subCategories: [
    sub(
      'motorcycles',
      'Motorcycles',
      'دراجات بعجلتين',
      'ماتۆڕی دوو تایە',
      'motorbike, motorcycle, ماطور, ماطورات, دراجة نارية, ماتۆڕ, موتور, موتورسيكل, دراجه نارية, موتۆرسکیل, matorsikl, matorsikil, ماطور سكل',
    ),
    sub(
      'tricycles',
      'Cargo tricycles',
      'ستوتات',
      'ستوتە',
      'tricycle, tuk-tuk, rickshaw, ستوتة, ستوته, تكتك, توكتوك, توکتوک, ماتۆڕی سێ تایە, three wheeler, tuktuk, tuk tuk, توك توك, تك تك, تكاتك, سێ تایە, تەکتەک, ستووتە, سەتوتە, عەرەبانەی ماتۆڕ, stuta, satota, situta',
    ),
    sub(
      'quads',
      'Quads (ATV)',
      'دراجات رباعية',
      'ماتۆڕی چوار تایە',
      'atv, quad, quad bike, utv, دراجة رباعية, بانشي, بگي, بەگی, quad atv, بگی, دراجة بانشي, باگی, چوار تایە',
    ),
  ],
};
