CREATE TABLE "search_conditions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_conditions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"query" text NOT NULL,
	"query_hash" "bytea" NOT NULL,
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
	CONSTRAINT "search_conditions_wide" UNIQUE("id","wide")
);
--> statement-breakpoint
CREATE TABLE "search_condition_keys" (
	"key" text NOT NULL,
	"condition_id" integer NOT NULL,
	CONSTRAINT "search_condition_keys_key_condition_id_pk" PRIMARY KEY("key","condition_id")
);
--> statement-breakpoint
-- Of those that are the same, what was read last.
INSERT INTO "search_conditions" ("query", "query_hash", "wide", "words", "from_cents", "to_cents", "from_year", "to_year", "from_hours", "to_hours", "from_km", "to_km", "fact_ranges", "read_at")
SELECT DISTINCT ON ("query" COLLATE "C") "query", sha256(convert_to("query", 'UTF8')), "wide", "words", "from_cents", "to_cents", "from_year", "to_year", "from_hours", "to_hours", "from_km", "to_km", "fact_ranges", "read_at"
  FROM "saved_searches" ORDER BY "query" COLLATE "C", "read_at" DESC, "id";
--> statement-breakpoint
CREATE UNIQUE INDEX "search_conditions_once" ON "search_conditions" USING btree ("query_hash");
--> statement-breakpoint
CREATE INDEX "search_conditions_read" ON "search_conditions" USING btree ("read_at","id");
--> statement-breakpoint
DROP INDEX "saved_searches_once";
--> statement-breakpoint
DROP INDEX "saved_searches_read";
--> statement-breakpoint
ALTER TABLE "saved_searches" ADD COLUMN "condition_id" integer;
--> statement-breakpoint
UPDATE "saved_searches" s SET "condition_id" = c."id", "wide" = c."wide"
  FROM "search_conditions" c WHERE c."query_hash" = sha256(convert_to(s."query", 'UTF8'));
--> statement-breakpoint
ALTER TABLE "saved_searches" ALTER COLUMN "condition_id" SET NOT NULL;
--> statement-breakpoint
INSERT INTO "search_condition_keys" ("key", "condition_id")
SELECT k."key", s."condition_id" FROM (
  SELECT DISTINCT ON ("query" COLLATE "C") "id", "condition_id" FROM "saved_searches"
   ORDER BY "query" COLLATE "C", "read_at" DESC, "id") s
  JOIN "saved_search_keys" k ON k."saved_search_id" = s."id";
--> statement-breakpoint
DROP TABLE "saved_search_keys";
--> statement-breakpoint
ALTER TABLE "search_condition_keys" ADD CONSTRAINT "search_condition_keys_condition_id_search_conditions_id_fk" FOREIGN KEY ("condition_id") REFERENCES "public"."search_conditions"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "search_condition_keys_condition" ON "search_condition_keys" USING btree ("condition_id");
--> statement-breakpoint
CREATE INDEX "saved_searches_of_condition" ON "saved_searches" USING btree ("condition_id","id","account_id","frequency","on_site");
--> statement-breakpoint
CREATE UNIQUE INDEX "saved_searches_once" ON "saved_searches" USING btree ("account_id","condition_id");
--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_condition" FOREIGN KEY ("condition_id","wide") REFERENCES "public"."search_conditions"("id","wide") ON DELETE no action ON UPDATE cascade;
--> statement-breakpoint
DROP INDEX "alerts_due_account";
--> statement-breakpoint
DROP INDEX "alerts_unread";
--> statement-breakpoint
CREATE INDEX "alerts_unread" ON "alerts" USING btree ("account_id","due_at") WHERE "alerts"."read_at" is null;
--> statement-breakpoint
ALTER TABLE "saved_searches" DROP COLUMN "query";
--> statement-breakpoint
ALTER TABLE "saved_searches" DROP COLUMN "words";
--> statement-breakpoint
ALTER TABLE "saved_searches" DROP COLUMN "from_cents";
--> statement-breakpoint
ALTER TABLE "saved_searches" DROP COLUMN "to_cents";
--> statement-breakpoint
ALTER TABLE "saved_searches" DROP COLUMN "from_year";
--> statement-breakpoint
ALTER TABLE "saved_searches" DROP COLUMN "to_year";
--> statement-breakpoint
ALTER TABLE "saved_searches" DROP COLUMN "from_hours";
--> statement-breakpoint
ALTER TABLE "saved_searches" DROP COLUMN "to_hours";
--> statement-breakpoint
ALTER TABLE "saved_searches" DROP COLUMN "from_km";
--> statement-breakpoint
ALTER TABLE "saved_searches" DROP COLUMN "to_km";
--> statement-breakpoint
ALTER TABLE "saved_searches" DROP COLUMN "fact_ranges";
--> statement-breakpoint
ALTER TABLE "saved_searches" DROP COLUMN "read_at";
--> statement-breakpoint
-- Conditions go with the last search that refers to them, whoever deletes that. Of two who delete the last two at once each
-- would still see the other's: so each holds the conditions first and looks then, and so does whoever saves the same search.
CREATE FUNCTION "drop_unused_conditions"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE held integer[];
BEGIN
  held := ARRAY(SELECT c."id" FROM "search_conditions" c
                 WHERE c."id" IN (SELECT g."condition_id" FROM "gone" g) ORDER BY c."id" FOR UPDATE);
  DELETE FROM "search_conditions" c
   WHERE c."id" = ANY (held) AND NOT EXISTS (SELECT FROM "saved_searches" s WHERE s."condition_id" = c."id");
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "saved_searches_gone" AFTER DELETE ON "saved_searches" REFERENCING OLD TABLE AS "gone"
  FOR EACH STATEMENT EXECUTE FUNCTION "drop_unused_conditions"();
