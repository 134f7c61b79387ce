ALTER TABLE "accounts" ADD COLUMN "time_zone" text DEFAULT 'Asia/Baghdad' NOT NULL;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "currency" text;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "alert_mails" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "favourites_by_mail" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "favourites_by_push" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "alerts" ADD COLUMN "due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "alerts" ADD COLUMN "told_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD COLUMN "tell_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD COLUMN "told_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "alerts_due" ON "alerts" USING btree ("due_at","account_id") WHERE "alerts"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "alerts_due_account" ON "alerts" USING btree ("account_id","due_at") WHERE "alerts"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "alerts_told" ON "alerts" USING btree ("account_id","told_at") WHERE "alerts"."told_at" is not null;--> statement-breakpoint
CREATE INDEX "saved_searches_told" ON "saved_searches" USING btree ("tell_at") WHERE "saved_searches"."wide" and "saved_searches"."frequency" <> 'never';