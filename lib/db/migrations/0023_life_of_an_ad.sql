CREATE TABLE "ad_sales" (
	"ad_id" integer PRIMARY KEY NOT NULL,
	"price_cents" bigint,
	"buyer_id" integer,
	CONSTRAINT "ad_sales_price" CHECK ("ad_sales"."price_cents" between 0 and 100000000000000)
);
--> statement-breakpoint
ALTER TABLE "ads" ADD COLUMN "seen_price_cents" bigint;--> statement-breakpoint
ALTER TABLE "ads" ADD COLUMN "availability" text DEFAULT 'available' NOT NULL;--> statement-breakpoint
-- What is there has a whole period from now on. A default that is constant for the statement rewrites no row.
ALTER TABLE "ads" ADD COLUMN "expires_at" timestamp with time zone DEFAULT now() + interval '60 days';--> statement-breakpoint
ALTER TABLE "ads" ALTER COLUMN "expires_at" DROP DEFAULT;--> statement-breakpoint
-- Sellers of imported and demo ads have no way to come and renew them.
UPDATE "ads" SET "expires_at" = NULL WHERE "account_id" IN (SELECT "id" FROM "accounts" WHERE "password_hash" IS NULL);--> statement-breakpoint
ALTER TABLE "ads" ADD COLUMN "reminded_days" integer;--> statement-breakpoint
ALTER TABLE "ads" ADD COLUMN "sold_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "ads" ADD COLUMN "purged_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "did" integer;--> statement-breakpoint
ALTER TABLE "ad_sales" ADD CONSTRAINT "ad_sales_ad_id_ads_id_fk" FOREIGN KEY ("ad_id") REFERENCES "public"."ads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_sales" ADD CONSTRAINT "ad_sales_buyer_id_accounts_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ad_sales_buyer" ON "ad_sales" USING btree ("buyer_id");--> statement-breakpoint
CREATE INDEX "ads_expires" ON "ads" USING btree ("expires_at","reminded_days") WHERE "ads"."facet_bucket_id" is not null;--> statement-breakpoint
CREATE INDEX "ads_to_purge" ON "ads" USING btree ("deleted_at") WHERE "ads"."deleted_at" is not null and "ads"."purged_at" is null;--> statement-breakpoint
CREATE INDEX "ads_sold_at" ON "ads" USING btree ("sold_at","id") WHERE "ads"."sold_at" is not null;--> statement-breakpoint
CREATE INDEX "audit_log_contact" ON "audit_log" USING btree ("created_at") WHERE jsonb_exists("audit_log"."details" -> 'written', 'phone');--> statement-breakpoint
ALTER TABLE "ads" ADD CONSTRAINT "ads_availability" CHECK ("ads"."availability" in ('available', 'reserved', 'sold', 'expired', 'withdrawn'));--> statement-breakpoint
ALTER TABLE "ads" ADD CONSTRAINT "ads_sold" CHECK (("ads"."availability" = 'sold') = ("ads"."sold_at" is not null));--> statement-breakpoint
-- Listed is an accepted ad that is not deleted and can still be bought: it is in the bucket of its category,
-- sub-category, brand, model, type and state; any other ad is in none.
CREATE OR REPLACE FUNCTION put_ad_in_facet_bucket() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.status <> 'accept' OR NEW.deleted_at IS NOT NULL OR NEW.availability NOT IN ('available', 'reserved') THEN
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
DROP TRIGGER ads_facet_bucket ON ads;
--> statement-breakpoint
CREATE TRIGGER ads_facet_bucket BEFORE INSERT
  OR UPDATE OF status, deleted_at, availability, category_id, sub_category_id, brand_id, car_model_id, ad_type_id, state_id, facet_bucket_id
  ON ads FOR EACH ROW EXECUTE FUNCTION put_ad_in_facet_bucket();
