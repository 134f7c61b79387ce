DROP INDEX "ads_waiting";--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
CREATE INDEX "subscriptions_status" ON "subscriptions" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "ad_revisions_waiting" ON "ad_revisions" USING btree ("created_at","ad_id") WHERE "ad_revisions"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "ads_gone" ON "ads" USING btree ("deleted_at","id") WHERE "ads"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "ads_phone" ON "ads" USING btree ("phone","account_id") WHERE "ads"."phone" is not null;--> statement-breakpoint
CREATE INDEX "account_reports_subject" ON "account_reports" USING btree ("subject_id","id");--> statement-breakpoint
CREATE INDEX "audit_log_action" ON "audit_log" USING btree ("action","id");--> statement-breakpoint
CREATE INDEX "contact_messages_open" ON "contact_messages" USING btree ("id") WHERE "contact_messages"."answered_at" is null;--> statement-breakpoint
CREATE INDEX "reports_ad" ON "reports" USING btree ("ad_id","id");--> statement-breakpoint
CREATE INDEX "ads_waiting" ON "ads" USING btree ("updated_at","id") WHERE "ads"."status" = 'pending' and "ads"."deleted_at" is null;