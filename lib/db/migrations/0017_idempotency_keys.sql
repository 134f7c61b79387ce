CREATE TABLE "idempotency_keys" (
	"name" text PRIMARY KEY NOT NULL,
	"fingerprint" text,
	"answer" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "idempotency_keys_created" ON "idempotency_keys" USING btree ("created_at");