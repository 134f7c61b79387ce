-- More of what rows are called, for installations that started before these names were known.
UPDATE "ad_types" t SET "aliases" = t."aliases" || ARRAY(SELECT a FROM unnest(v.aliases::text[]) a WHERE a <> ALL (t."aliases"))
  FROM (VALUES
  ('parts', '{parts,"spare parts","قطع غيار","أدوات احتياطية","مواد احتياطية","سبير بارت",پارچە,"پارچەی یەدەگ","پارچەی یەدەک",یەدەگ}')
  ) v(slug, aliases) WHERE t."slug" = v.slug;
--> statement-breakpoint
-- It is a Kia Bongo, and not every light lorry.
UPDATE "sub_categories" SET "aliases" = array_remove("aliases", 'كيا بنكو حمل') WHERE "slug" = 'light-trucks';
--> statement-breakpoint
UPDATE "car_models" t SET "aliases" = t."aliases" || ARRAY(SELECT a FROM unnest(v.aliases::text[]) a WHERE a <> ALL (t."aliases"))
  FROM (VALUES
  ('liebherr', 'R 924 Compact', '{"ار 924 كومباكت","ار 924 كومبكت","ئاڕ ٩٢٤ کۆمپاکت"}'),
  ('case', '580 Super N', '{"580 سوبر ان","كيس 580 سوبر","٥٨٠ سوپەر ئێن"}'),
  ('faymonville', 'MAX Trailer', '{"ماكس تريلر","ماکس ترێلەر"}'),
  ('schmitz-cargobull', 'S.KO Cool', '{"اس كو كول","ئێس کۆ کوڵ","ئێس کۆ کوول"}'),
  ('atlas-copco', 'HiLight V5+', '{"هايلايت V5+","هاي لايت V5+","هایلایت V5+","های لایت V5+"}'),
  ('cimc', 'Frac Tank 500 bbl', '{"فراك تانك 500 bbl","فراك تنك 500 bbl","فراک تانک 500 bbl","فراک تەنک 500 bbl"}')
  ) v(brand, name, aliases), "brands" b WHERE b."slug" = v.brand AND t."brand_id" = b."id" AND t."name" = v.name;
