ALTER TABLE "ads" ADD COLUMN "asked_cents" bigint;--> statement-breakpoint
ALTER TABLE "ads" ADD COLUMN "asked_currency" text;--> statement-breakpoint
ALTER TABLE "ads" ADD CONSTRAINT "ads_asked" CHECK (("ads"."asked_cents" is null) = ("ads"."asked_currency" is null));