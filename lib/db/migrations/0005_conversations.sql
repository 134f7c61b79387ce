CREATE TABLE "conversations" (
	"account_id" integer NOT NULL,
	"other_id" integer NOT NULL,
	"ad_id" integer NOT NULL,
	"last_message_id" integer NOT NULL,
	"unread" integer DEFAULT 0 NOT NULL,
	"unread_since" timestamp with time zone,
	"mailed_at" timestamp with time zone,
	CONSTRAINT "conversations_account_id_other_id_ad_id_pk" PRIMARY KEY("account_id","other_id","ad_id"),
	CONSTRAINT "conversations_unread" CHECK ("conversations"."unread" >= 0 and ("conversations"."unread" = 0) = ("conversations"."unread_since" is null))
);
--> statement-breakpoint
DROP INDEX "chat_messages_from";--> statement-breakpoint
DROP INDEX "chat_messages_unread";--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_other_id_accounts_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_ad_id_ads_id_fk" FOREIGN KEY ("ad_id") REFERENCES "public"."ads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "conversations_newest" ON "conversations" USING btree ("account_id","last_message_id");--> statement-breakpoint
CREATE INDEX "conversations_unread" ON "conversations" USING btree ("account_id") WHERE "conversations"."unread" > 0;--> statement-breakpoint
CREATE INDEX "conversations_to_mail" ON "conversations" USING btree ("unread_since") WHERE "conversations"."unread_since" is not null and "conversations"."mailed_at" is null;--> statement-breakpoint
CREATE INDEX "chat_messages_pair" ON "chat_messages" USING btree (least("from_account_id", "to_account_id"),greatest("from_account_id", "to_account_id"),"id");--> statement-breakpoint
CREATE INDEX "chat_messages_from" ON "chat_messages" USING btree ("from_account_id");--> statement-breakpoint
CREATE INDEX "chat_messages_unread" ON "chat_messages" USING btree ("to_account_id","from_account_id","ad_id","id") WHERE "chat_messages"."read_at" is null;--> statement-breakpoint
ALTER TABLE "chat_messages" DROP COLUMN "mailed_at";