CREATE TABLE "search_weeks" (
	"week" date NOT NULL,
	"query" text NOT NULL,
	"times" integer DEFAULT 0 NOT NULL,
	"found" integer DEFAULT 0 NOT NULL,
	"missed" integer DEFAULT 0 NOT NULL,
	"clicked" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "search_weeks_week_query_pk" PRIMARY KEY("week","query")
);
--> statement-breakpoint
CREATE INDEX "search_weeks_times" ON "search_weeks" USING btree ("week","times","query");