-- How many ads have a word decides how they are found: the planner has to know more words than the hundred of a usual column.
ALTER TABLE "ads" ALTER COLUMN "search" SET STATISTICS 300;
