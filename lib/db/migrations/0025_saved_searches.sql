CREATE TABLE "alerts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "alerts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"saved_search_id" integer,
	"ad_id" integer NOT NULL,
	"kind" text NOT NULL,
	"about" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "alerts_kind" CHECK ("alerts"."kind" in ('new', 'cheaper', 'reserved', 'sold', 'back'))
);
--> statement-breakpoint
CREATE TABLE "saved_search_keys" (
	"key" text NOT NULL,
	"saved_search_id" integer NOT NULL,
	CONSTRAINT "saved_search_keys_key_saved_search_id_pk" PRIMARY KEY("key","saved_search_id")
);
--> statement-breakpoint
CREATE TABLE "saved_searches" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "saved_searches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"frequency" text DEFAULT 'daily' NOT NULL,
	"by_mail" boolean DEFAULT true NOT NULL,
	"by_push" boolean DEFAULT true NOT NULL,
	"on_site" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"looked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"wide" boolean NOT NULL,
	"words" "tsquery",
	"from_cents" bigint,
	"to_cents" bigint,
	"from_year" integer,
	"to_year" integer,
	"from_hours" integer,
	"to_hours" integer,
	"from_km" integer,
	"to_km" integer,
	"fact_ranges" jsonb,
	"read_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_searches_frequency" CHECK ("saved_searches"."frequency" in ('at_once', 'daily', 'weekly', 'never'))
);
--> statement-breakpoint
ALTER TABLE "alerts" ADD CONSTRAINT "alerts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alerts" ADD CONSTRAINT "alerts_saved_search_id_saved_searches_id_fk" FOREIGN KEY ("saved_search_id") REFERENCES "public"."saved_searches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alerts" ADD CONSTRAINT "alerts_ad_id_ads_id_fk" FOREIGN KEY ("ad_id") REFERENCES "public"."ads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_search_keys" ADD CONSTRAINT "saved_search_keys_saved_search_id_saved_searches_id_fk" FOREIGN KEY ("saved_search_id") REFERENCES "public"."saved_searches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "alerts_of_search" ON "alerts" USING btree ("saved_search_id","ad_id") WHERE "alerts"."saved_search_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "alerts_of_favourite" ON "alerts" USING btree ("account_id","ad_id","kind","about") WHERE "alerts"."saved_search_id" is null;--> statement-breakpoint
CREATE INDEX "alerts_account" ON "alerts" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "alerts_unread" ON "alerts" USING btree ("account_id") WHERE "alerts"."read_at" is null;--> statement-breakpoint
CREATE INDEX "alerts_since" ON "alerts" USING btree ("saved_search_id","created_at") WHERE "alerts"."saved_search_id" is not null;--> statement-breakpoint
CREATE INDEX "alerts_ad" ON "alerts" USING btree ("ad_id");--> statement-breakpoint
CREATE INDEX "saved_search_keys_search" ON "saved_search_keys" USING btree ("saved_search_id");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_searches_once" ON "saved_searches" USING btree ("account_id","query");--> statement-breakpoint
CREATE INDEX "saved_searches_read" ON "saved_searches" USING btree ("read_at","id");--> statement-breakpoint
CREATE INDEX "ads_public_since" ON "ads" USING btree (coalesce("decided_at", "created_at")) WHERE "ads"."facet_bucket_id" is not null;