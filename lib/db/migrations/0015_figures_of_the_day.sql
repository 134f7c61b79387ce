CREATE TABLE "failures" (
	"number" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"times" integer DEFAULT 1 NOT NULL,
	"request" text,
	"route" text NOT NULL,
	"problem" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"name" text PRIMARY KEY NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"took_ms" integer NOT NULL,
	"outcome" text NOT NULL,
	"next_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "quarter_figures" (
	"at" timestamp with time zone NOT NULL,
	"instance" text NOT NULL,
	"requests" integer DEFAULT 0 NOT NULL,
	"errors" integer DEFAULT 0 NOT NULL,
	"pages_kept" integer DEFAULT 0 NOT NULL,
	"pages_drawn" integer DEFAULT 0 NOT NULL,
	"latencies" integer[] DEFAULT '{}' NOT NULL,
	"ads" integer DEFAULT 0 NOT NULL,
	"accounts" integer DEFAULT 0 NOT NULL,
	"messages" integer DEFAULT 0 NOT NULL,
	"reports" integer DEFAULT 0 NOT NULL,
	"searches_found" integer DEFAULT 0 NOT NULL,
	"searches_missed" integer DEFAULT 0 NOT NULL,
	"mails_sent" integer DEFAULT 0 NOT NULL,
	"mails_failed" integer DEFAULT 0 NOT NULL,
	"memory_bytes" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "quarter_figures_at_instance_pk" PRIMARY KEY("at","instance")
);
--> statement-breakpoint
CREATE INDEX "failures_at" ON "failures" USING btree ("at");