-- Messages from before 0005 have no conversation, or one that counts only what was written since.
INSERT INTO "conversations" AS kept ("account_id", "other_id", "ad_id", "last_message_id", "unread", "unread_since")
SELECT side.account_id, side.other_id, m.ad_id, max(m.id),
       count(*) FILTER (WHERE m.to_account_id = side.account_id AND m.read_at IS NULL),
       min(m.created_at) FILTER (WHERE m.to_account_id = side.account_id AND m.read_at IS NULL)
  FROM "chat_messages" m
 CROSS JOIN LATERAL (VALUES (m.from_account_id, m.to_account_id), (m.to_account_id, m.from_account_id)) AS side (account_id, other_id)
 GROUP BY 1, 2, 3
ON CONFLICT ("account_id", "other_id", "ad_id") DO UPDATE
   SET "last_message_id" = excluded."last_message_id", "unread" = excluded."unread", "unread_since" = excluded."unread_since"
 WHERE (kept."last_message_id", kept."unread") IS DISTINCT FROM (excluded."last_message_id", excluded."unread");
--> statement-breakpoint
-- Ads that were public before 0002 are in no bucket: the trigger puts them into theirs, and counts them.
UPDATE "ads" SET "status" = "status" WHERE "status" = 'accept' AND "deleted_at" IS NULL AND "facet_bucket_id" IS NULL;
