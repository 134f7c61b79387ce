-- Names alone change, no row is rewritten: a shelf is a facet bucket, and favourites have one spelling.
ALTER TABLE "shelves" RENAME TO "facet_buckets";
--> statement-breakpoint
ALTER TABLE "ads" RENAME COLUMN "shelf_id" TO "facet_bucket_id";
--> statement-breakpoint
ALTER TABLE "ads" RENAME CONSTRAINT "ads_shelf_id_shelves_id_fk" TO "ads_facet_bucket_id_facet_buckets_id_fk";
--> statement-breakpoint
ALTER SEQUENCE "shelves_id_seq" RENAME TO "facet_buckets_id_seq";
--> statement-breakpoint
ALTER INDEX "shelves_pkey" RENAME TO "facet_buckets_pkey";
--> statement-breakpoint
ALTER INDEX "shelves_place" RENAME TO "facet_buckets_place";
--> statement-breakpoint
ALTER INDEX "shelves_brand" RENAME TO "facet_buckets_brand";
--> statement-breakpoint
ALTER INDEX "shelves_model" RENAME TO "facet_buckets_model";
--> statement-breakpoint
ALTER INDEX "shelves_state" RENAME TO "facet_buckets_state";
--> statement-breakpoint
ALTER INDEX "ads_shelf_newest" RENAME TO "ads_bucket_newest";
--> statement-breakpoint
ALTER INDEX "ads_shelf_viewed" RENAME TO "ads_bucket_viewed";
--> statement-breakpoint
ALTER INDEX "ads_shelf_priced" RENAME TO "ads_bucket_priced";
--> statement-breakpoint
ALTER INDEX "ads_shelf_priced_down" RENAME TO "ads_bucket_priced_down";
--> statement-breakpoint
ALTER INDEX "ads_shelf_by_year" RENAME TO "ads_bucket_by_year";
--> statement-breakpoint
ALTER INDEX "ads_shelf_by_hours" RENAME TO "ads_bucket_by_hours";
--> statement-breakpoint
ALTER TABLE "favorites" RENAME TO "favourites";
--> statement-breakpoint
ALTER SEQUENCE "favorites_id_seq" RENAME TO "favourites_id_seq";
--> statement-breakpoint
ALTER TABLE "favourites" RENAME CONSTRAINT "favorites_account_id_accounts_id_fk" TO "favourites_account_id_accounts_id_fk";
--> statement-breakpoint
ALTER TABLE "favourites" RENAME CONSTRAINT "favorites_ad_id_ads_id_fk" TO "favourites_ad_id_ads_id_fk";
--> statement-breakpoint
ALTER INDEX "favorites_pkey" RENAME TO "favourites_pkey";
--> statement-breakpoint
ALTER INDEX "favorites_once" RENAME TO "favourites_once";
--> statement-breakpoint
ALTER INDEX "favorites_ad" RENAME TO "favourites_ad";
--> statement-breakpoint
ALTER INDEX "favorites_account" RENAME TO "favourites_account";
--> statement-breakpoint
ALTER TRIGGER "ads_shelf" ON "ads" RENAME TO "ads_facet_bucket";
--> statement-breakpoint
ALTER FUNCTION put_ad_on_shelf() RENAME TO put_ad_in_facet_bucket;
--> statement-breakpoint
-- The bodies of functions are text, and say the names.
CREATE OR REPLACE FUNCTION put_ad_in_facet_bucket() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.status <> 'accept' OR NEW.deleted_at IS NOT NULL THEN
    NEW.facet_bucket_id := NULL;
    RETURN NEW;
  END IF;
  SELECT id INTO NEW.facet_bucket_id FROM facet_buckets
   WHERE category_id = NEW.category_id
     AND sub_category_id = coalesce(NEW.sub_category_id, 0)
     AND brand_id = coalesce(NEW.brand_id, 0)
     AND car_model_id = coalesce(NEW.car_model_id, 0)
     AND ad_type_id = NEW.ad_type_id
     AND state_id = coalesce(NEW.state_id, 0);
  IF NOT FOUND THEN
    INSERT INTO facet_buckets (category_id, sub_category_id, brand_id, car_model_id, ad_type_id, state_id)
    VALUES (NEW.category_id, coalesce(NEW.sub_category_id, 0), coalesce(NEW.brand_id, 0),
            coalesce(NEW.car_model_id, 0), NEW.ad_type_id, coalesce(NEW.state_id, 0))
    -- Two ads that open the same bucket at once: the second waits and takes the first one's.
    ON CONFLICT (category_id, sub_category_id, brand_id, car_model_id, ad_type_id, state_id)
      DO UPDATE SET category_id = excluded.category_id
    RETURNING id INTO NEW.facet_bucket_id;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_ads_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE facet_buckets b SET ads = b.ads + d.n
    FROM (SELECT facet_bucket_id, count(*)::int AS n FROM after_rows WHERE facet_bucket_id IS NOT NULL GROUP BY facet_bucket_id) d
   WHERE b.id = d.facet_bucket_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_ads_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE facet_buckets b SET ads = b.ads - d.n
    FROM (SELECT facet_bucket_id, count(*)::int AS n FROM before_rows WHERE facet_bucket_id IS NOT NULL GROUP BY facet_bucket_id) d
   WHERE b.id = d.facet_bucket_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_ads_updated() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE facet_buckets b SET ads = b.ads + d.n
    FROM (SELECT facet_bucket_id, sum(n)::int AS n
            FROM (SELECT facet_bucket_id, 1 AS n FROM after_rows UNION ALL SELECT facet_bucket_id, -1 FROM before_rows) moved
           WHERE facet_bucket_id IS NOT NULL GROUP BY facet_bucket_id HAVING sum(n) <> 0) d
   WHERE b.id = d.facet_bucket_id;
  RETURN NULL;
END $$;
