-- More of what rows are called, for installations that started before these names were known.
UPDATE "states" t SET "aliases" = t."aliases" || ARRAY(SELECT a FROM unnest(v.aliases::text[]) a WHERE a <> ALL (t."aliases"))
  FROM (VALUES
  ('erbil', '{عينكاوة,عنكاوة,عەنکاوە,ankawa,خبات,چۆمان,جومان,choman,مێرگەسۆر,ميركسور,قوشتپە,قوشتبة,kurdistan,كردستان,كوردستان,کوردستان,"اقليم كردستان","هەرێمی کوردستان"}'),
  ('sulaymaniyah', '{بازیان,بازيان,bazyan,چوارتا,جوارتا,تاسڵوجە,سلێمانیا,slemany,kurdistan,كردستان,كوردستان,کوردستان,"اقليم كردستان","هەرێمی کوردستان"}'),
  ('duhok', '{بەردەڕەش,بردرش,bardarash,شيخان,shekhan,kurdistan,كردستان,كوردستان,کوردستان,"اقليم كردستان","هەرێمی کوردستان"}'),
  ('halabja', '{خورماڵ,خورمال,kurdistan,كردستان,كوردستان,کوردستان,"اقليم كردستان","هەرێمی کوردستان"}'),
  ('nineveh', '{"الشيخان نينوى",برطلة,زمار,ربيعة}'),
  ('baghdad', '{الكرادة,المنصور,الكاظمية,الدورة,النهضة,الشعلة,جميلة,البياع,بغدات}'),
  ('anbar', '{راوة,كبيسة,"عامرية الفلوجة"}'),
  ('babil', '{الاسكندرية,القاسم}'),
  ('karbala', '{"كربلاء المقدسة"}'),
  ('najaf', '{"النجف الأشرف"}'),
  ('basra', '{"خور الزبير",سفوان,safwan,"البصرة الفيحاء"}')
  ) v(slug, aliases) WHERE t."slug" = v.slug;
--> statement-breakpoint
UPDATE "ad_types" t SET "aliases" = t."aliases" || ARRAY(SELECT a FROM unnest(v.aliases::text[]) a WHERE a <> ALL (t."aliases"))
  FROM (VALUES
  ('sale', '{"bo frotan","bo frotin","bo frosh","بۆ فرۆتن","بۆ فرۆتنێ",فرۆتن,معروض,"بە فرۆش"}'),
  ('rent', '{"بە کرێ دەدرێت","بەکرێ دەدرێت","بۆ کرێدانێ",کرێدان,ايجارات,تاجير,"ba kre",bakre,"be kre"}'),
  ('wanted', '{مطلوبات,داواکارم,"داوای کڕین",پێویستە,پێویستمە,matlob,daway}'),
  ('exchange', '{بدل,تبادل,للتبادل,گۆڕین,"ئاڵ و گۆڕ",ئاڵووێر,مراوسه,"bo gorinawa",badal}'),
  ('auction', '{هەڕاج,"مزاد علني","مەزادی ئاشکرا"}'),
  ('parts', '{تفكيك,للتفكيك,"بۆ تەفسیخ","بۆ سکراپ","as parts"}'),
  ('service', '{"بە شۆفێر","بە وەستاوە","لەگەڵ وەستا","مع العامل","مع سايقها"}')
  ) v(slug, aliases) WHERE t."slug" = v.slug;
--> statement-breakpoint
UPDATE "brands" t SET "aliases" = t."aliases" || ARRAY(SELECT a FROM unnest(v.aliases::text[]) a WHERE a <> ALL (t."aliases"))
  FROM (VALUES
  ('caterpillar', '{"كتر بلر",كتربيلار,كتبلر}'),
  ('doosan', '{دوزان,دیوو}'),
  ('hyundai', '{هنداي,هيوندا,هنداى,هیونەدای}'),
  ('massey-ferguson', '{فركسون,فيرجسون,"ماسي فركسون"}'),
  ('mercedes-benz', '{مرسدس,"مارسيدز بنز",مرسيديس}'),
  ('scania', '{سكاني,سکانی}'),
  ('isuzu', '{ايسوزي,ئیسووزو}'),
  ('toyota', '{تويتا,تيوتة}'),
  ('kia', '{كية}'),
  ('chevrolet', '{شفر,شفرليت,شەفەر,شەفرۆلەیت}'),
  ('volkswagen', '{فولكسواجن,"فولكس فاكن"}'),
  ('peugeot', '{بيجوت,بيجوه}'),
  ('land-rover', '{"رينج روفر",رنجروفر}')
  ) v(slug, aliases) WHERE t."slug" = v.slug;
--> statement-breakpoint
UPDATE "sub_categories" t SET "aliases" = t."aliases" || ARRAY(SELECT a FROM unnest(v.aliases::text[]) a WHERE a <> ALL (t."aliases"))
  FROM (VALUES
  ('construction-machinery', 'crawler-excavators', '{poclain,"حفارة سرف","حەفارەی جەنزیر"}'),
  ('construction-machinery', 'wheeled-excavators', '{"حفارة دولاب","حفارة دواليب","حفارة ابو تايرات","حفارة بتاير","حەفارەی چوار تایە"}'),
  ('construction-machinery', 'backhoe-loaders', '{"حفار خلفي","شۆفڵی حەفارە","back hoe","حفار جي سي بي","حەفارەی جەی سی بی"}'),
  ('construction-machinery', 'bulldozers', '{buldozer,"دوزر جنزير"}'),
  ('construction-machinery', 'motor-graders', '{"كريدر شوارع",كريدة}'),
  ('construction-machinery', 'rollers', '{مداحل,محادل,"رولر هزاز","ڕۆلەری زەوی"}'),
  ('lifting-and-handling', 'aerial-platforms', '{باسكت,"رافعة سلة","سلة رافعة","سيارة سلة",باسکێت,"بۆم لیفت"}'),
  ('concrete-and-crushing', 'concrete-pumps', '{"بامب كونكريت","پۆمپی کۆنکرێت","پۆمپ کۆنکرێت","بوم بمب","بم خرسانة","سيارة بم","concrete boom"}'),
  ('concrete-and-crushing', 'mixer-trucks', '{"concrete mixer","mixer truck","truck mixer",خباطات,"خلاطة كونكريت",مكسر,"سيارة خباطة","کۆنکرێت میکسەر"}'),
  ('farm-machinery', 'combine-harvesters', '{"ماكنة حصاد","مەکینەی دروێنە"}'),
  ('farm-machinery', 'irrigation-pumps', '{پۆمپ,"پۆمپی ئاو"}'),
  ('trucks', 'tippers', '{"قلاب سكس","قلاب تن ويل","لۆری قەلابە"}'),
  ('trucks', 'truck-mixers', '{"transit mixer","cement mixer","خباطة كونكريت",ميكسر,"خەباتەی کۆنکرێت",خەلاتە}'),
  ('trucks', 'refrigerated-trucks', '{"بارهەڵگری سارد","لۆری سارد","سيارة تبريد","لوري تبريد"}'),
  ('trailers', 'reefer-trailers', '{"ترێلەی سارد","تريلة تبريد"}'),
  ('buses-and-vans', 'minibuses', '{buses,bus,باص,باصات,حافلة,حافلات,پاس,ئۆتۆبووس}'),
  ('buses-and-vans', 'coaches', '{buses,باص,باصات,حافلة,حافلات,پاس,ئۆتۆبووس}'),
  ('cars', 'suvs', '{جیپ,"ستيشن جيب"}'),
  ('cars', 'classics', '{"سيارات قديمة","سيارة قديمة","سەیارەی کۆن","ئۆتۆمبێلی کۆن","old car","old cars","classic car"}'),
  ('power-and-oilfield', 'generators', '{جنريتر,جنريتور,جنراتور,جەنرەیتەر,جەنەرێتەر,جێنەرەیتەر,"مولدات كهرباء"}'),
  ('power-and-oilfield', 'welding-sets', '{"ماكنة لحام","مكينة لحيم",لەحیمکاری}'),
  ('power-and-oilfield', 'industrial-pumps', '{پۆمپ,"پۆمپی ئاو","واتر بمب","بمب ماي"}'),
  ('motorcycles-and-quads', 'motorcycles', '{"ماطور سكل"}'),
  ('attachments-and-parts', 'hammers', '{"همر هيدروليك",همر,دقاقة,دقاكة,چەکوچ,"چەکوچی حەفارە","هامەری هایدرۆلیک"}')
  ) v(category, slug, aliases), "categories" c WHERE c."slug" = v.category AND t."category_id" = c."id" AND t."slug" = v.slug;
--> statement-breakpoint
-- It is the name of a model, Kia's Bongo, and not of all light lorries.
UPDATE "sub_categories" SET "aliases" = array_remove("aliases", 'بۆنگۆ') WHERE "slug" = 'light-trucks';
--> statement-breakpoint
UPDATE "car_models" t SET "aliases" = t."aliases" || ARRAY(SELECT a FROM unnest(v.aliases::text[]) a WHERE a <> ALL (t."aliases"))
  FROM (VALUES
  ('toyota', 'Land Cruiser 79', '{"لانكروز 79","لنكروز 79","لندكروزر 79","لندكروز 79","لانكروزر 79","لانکرۆز 79","لەندکرۆزەر 79"}'),
  ('toyota', 'Land Cruiser 200', '{"لانكروز 200","لنكروز 200","لندكروزر 200","لندكروز 200","لانكروزر 200","لانکرۆز 200","لەندکرۆزەر 200",وەنەوشە,wanawsha}'),
  ('toyota', 'Land Cruiser 300', '{"لانكروز 300","لنكروز 300","لندكروزر 300","لندكروز 300","لانكروزر 300","لانکرۆز 300","لەندکرۆزەر 300"}'),
  ('toyota', 'Land Cruiser Prado', '{"لانكروز Prado","لنكروز Prado","لندكروزر Prado","لندكروز Prado","لانكروزر Prado","لانکرۆز Prado","لەندکرۆزەر Prado"}'),
  ('toyota', 'Land Cruiser 100', '{"لانكروز 100","لنكروز 100","لندكروزر 100","لندكروز 100","لانكروزر 100","لانکرۆز 100","لەندکرۆزەر 100"}')
  ) v(brand, name, aliases), "brands" b WHERE b."slug" = v.brand AND t."brand_id" = b."id" AND t."name" = v.name;
