ALTER TABLE "ads" ADD COLUMN "form_hash" text;--> statement-breakpoint
CREATE INDEX "ad_revisions_ad" ON "ad_revisions" USING btree ("ad_id","id");--> statement-breakpoint
CREATE INDEX "ads_promotion_ends" ON "ads" USING btree ("promoted_until") WHERE "ads"."promotion" is not null;