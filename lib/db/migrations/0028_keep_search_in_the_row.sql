-- Lists try thousands of ads one by one by these two. Out of line each of them is fetched by itself; in the row they are
-- there with the rest, and long texts leave it first. A row moves when it is next written.
ALTER TABLE "ads" ALTER COLUMN "search" SET STORAGE MAIN;--> statement-breakpoint
ALTER TABLE "ads" ALTER COLUMN "facts" SET STORAGE MAIN;
