CREATE TABLE "queued_jobs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "queued_jobs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"key" text,
	"payload" jsonb,
	"account_id" integer,
	"bulk" boolean DEFAULT false NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"problem" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "queued_jobs_state" CHECK ("queued_jobs"."state" in ('waiting', 'done', 'dead')),
	CONSTRAINT "queued_jobs_ended" CHECK (("queued_jobs"."state" = 'waiting') = ("queued_jobs"."ended_at" is null))
);
--> statement-breakpoint
ALTER TABLE "queued_jobs" ADD CONSTRAINT "queued_jobs_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "queued_jobs_key" ON "queued_jobs" USING btree ("name","key") WHERE "queued_jobs"."key" is not null;--> statement-breakpoint
CREATE INDEX "queued_jobs_due" ON "queued_jobs" USING btree ("bulk","due_at") WHERE "queued_jobs"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "queued_jobs_dead" ON "queued_jobs" USING btree ("id") WHERE "queued_jobs"."state" = 'dead';--> statement-breakpoint
CREATE INDEX "queued_jobs_ended" ON "queued_jobs" USING btree ("ended_at") WHERE "queued_jobs"."ended_at" is not null;--> statement-breakpoint
CREATE INDEX "queued_jobs_account" ON "queued_jobs" USING btree ("account_id") WHERE "queued_jobs"."account_id" is not null;