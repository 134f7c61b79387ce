-- Words by which undercarriages, front loaders and cabs are recognised, and names that are put right. What the operator
-- has changed meanwhile is his and stays.
UPDATE facts f SET also = (SELECT r.also FROM jsonb_populate_record(f, v.now) r)
  FROM jsonb_to_recordset('[
{"key":"undercarriage","was":{"also":["سرفة","سەرفە","جنزير","بدن سفلي","رولات"]},"now":{"also":["undercarriage","U/C","سرفة","سەرفە","جنزير","بدن سفلي","رولات"]}}
]') v(key text, was jsonb, now jsonb)
 WHERE f.key = v.key AND v.was -> 'also' = to_jsonb(f.also);
--> statement-breakpoint
UPDATE fact_choices c SET (name, tag, also) = (SELECT r.name, r.tag, r.also FROM jsonb_populate_record(c, v.now) r)
  FROM jsonb_to_recordset('[
{"fact":"drive_wheels","key":"2wd","was":{"tag":{"en":"2WD","ar":{"m":"دفع ثنائي","f":"دفع ثنائي"},"ckb":"دوو تایە"}},"now":{"tag":{"en":"2WD","ar":{"m":"دفع ثنائي","f":"دفع ثنائي"},"ckb":"کشانی دوو تایە"}}},
{"fact":"drive_wheels","key":"4ws","was":{"tag":{"en":"4WD, 4WS","ar":{"m":"دفع وستيرن رباعي","f":"دفع وستيرن رباعي"},"ckb":"چوار تایە و سوکانی چوار تایە"}},"now":{"tag":{"en":"4WD, 4WS","ar":{"m":"دفع وستيرن رباعي","f":"دفع وستيرن رباعي"},"ckb":"کشان و سوکانی چوار تایە"}}},
{"fact":"cab","key":"closed_ac","was":{"also":["مكيف","تبريد","ساردکەرەوە","EROPS AC","EROPS w AC","enclosed cab with air conditioning","air-conditioned cab","كابينة مكيفة"]},"now":{"also":["مكيف","تبريد","ساردکەرەوە","EROPS AC","EROPS w AC","AC cab","A/C cab","cab with AC","cab with A/C","enclosed cab with air conditioning","air-conditioned cab","كابينة مكيفة"]}},
{"fact":"equipment_site","key":"ac","was":{"also":["مكيف","A/C","air conditioner","AC","aircon","تكييف","كنديشن","ئێرکۆندیشن","فێنککەرەوە","سپلیت"]},"now":{"also":["مكيف","A/C","air conditioner","AC","aircon","AC cab","A/C cab","cab with AC","cab with A/C","تكييف","كنديشن","ئێرکۆندیشن","فێنککەرەوە","سپلیت"]}},
{"fact":"equipment_lifting","key":"ac","was":{"also":["مكيف","air conditioner","A/C","AC","aircon","تكييف","كنديشن","ئێرکۆندیشن","فێنککەرەوە","سپلیت"]},"now":{"also":["مكيف","air conditioner","A/C","AC","aircon","AC cab","A/C cab","cab with AC","cab with A/C","تكييف","كنديشن","ئێرکۆندیشن","فێنککەرەوە","سپلیت"]}},
{"fact":"equipment_lifting","key":"hook_blocks","was":{"name":{"en":"Two hook blocks","ar":"بكرتان رفع","ckb":"دوو قولاپی هەڵگرتن"}},"now":{"name":{"en":"Two hook blocks","ar":"بكرتا رفع","ckb":"دوو قولاپی هەڵگرتن"}}},
{"fact":"front_loader","key":"ready","was":{"also":["ready"]},"now":{"also":["ready","front loader brackets","loader brackets"]}},
{"fact":"front_loader","key":"fitted","was":{"also":["with bucket"]},"now":{"also":["with bucket","with front loader","with loader","مع شفل أمامي","بە شۆفڵی پێشەوە"]}},
{"fact":"tractor_cab","key":"closed_ac","was":{"also":["تبريد","مكيف","air conditioning","air conditioner","air-conditioned cab","كابينة مكيفة","کابینەی ساردکەرەوەدار"]},"now":{"also":["تبريد","مكيف","air conditioning","air conditioner","A/C","AC cab","A/C cab","cab with AC","cab with A/C","air-conditioned cab","كابينة مكيفة","کابینەی ساردکەرەوەدار"]}},
{"fact":"mounting","key":"trailer","was":{"name":{"en":"On a trailer","ar":"على شاصي سحب","ckb":"لەسەر شاسی ڕاکێشان"}},"now":{"name":{"en":"On a trailer","ar":"على شاصي سحب","ckb":"لەسەر شاسیی ڕاکێشان"}}},
{"fact":"equipment_truck","key":"ac","was":{"also":["مكيف"]},"now":{"also":["مكيف","air conditioner","A/C","AC","aircon","AC cab","A/C cab","cab with AC","cab with A/C","تكييف"]}},
{"fact":"equipment_truck","key":"two_fuel_tanks","was":{"name":{"en":"Two fuel tanks","ar":"تانكيان وقود","ckb":"دوو تانکی سووتەمەنی"}},"now":{"name":{"en":"Two fuel tanks","ar":"تانكيا وقود","ckb":"دوو تانکی سووتەمەنی"}}},
{"fact":"equipment_power","key":"towbar","was":{"name":{"en":"Wheels and towbar","ar":"شاصي سحب مع إطارات","ckb":"شاسی ڕاکێشان و تایە"}},"now":{"name":{"en":"Wheels and towbar","ar":"شاصي سحب مع إطارات","ckb":"شاسیی ڕاکێشان و تایە"}}}
]') v(fact text, key text, was jsonb, now jsonb) JOIN facts f ON f.key = v.fact
 WHERE c.fact_id = f.id AND c.key = v.key AND to_jsonb(c) @> v.was AND coalesce(v.was -> 'also' = to_jsonb(c.also), true);
--> statement-breakpoint
UPDATE sub_categories s SET noun = v.now
  FROM jsonb_to_recordset('[
{"category":"trucks","slug":"tractor-units","was":{"en":"tractor unit","ar":{"word":"رأس تريلة","gender":"m","the":"رأس التريلة"},"ckb":{"word":"سەری ترێلە","link":"سەری ترێلەی","the":"ترێلەکە"},"inTitle":true},"now":{"en":"tractor unit","ar":{"word":"رأس تريلة","gender":"m","the":"رأس التريلة"},"ckb":{"word":"سەری ترێلە","link":"سەری ترێلەی","the":"سەری ترێلەکە"},"inTitle":true}},
{"category":"power-and-oilfield","slug":"oilfield-tanks","was":{"en":"oilfield tank","ar":{"word":"خزان نفطي","gender":"m","the":"الخزان"},"ckb":{"word":"تانکی نەوت","link":"تانکی نەوتی","the":"تانکەکە"},"inTitle":true},"now":{"en":"oilfield tank","ar":{"word":"خزان نفطي","gender":"m","the":"الخزان"},"ckb":{"word":"تانکی نەوت","link":"تانکی نەوتی","the":"تانکییەکە"},"inTitle":true}}
]') v(category text, slug text, was jsonb, now jsonb) JOIN categories c ON c.slug = v.category
 WHERE s.category_id = c.id AND s.slug = v.slug AND s.noun = v.was;
