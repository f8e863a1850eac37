-- What staff hid or removed earns nothing until it is shown again: neither it nor what it was given, nor comments under it. Its counts
-- stay in the row. The moment of the decision keeps an older one that comes late from undoing it.
ALTER TABLE "merit_entry" ADD COLUMN "is_set_aside" BOOLEAN NOT NULL DEFAULT false, ADD COLUMN "set_aside_at" TIMESTAMPTZ(3);

-- What was hidden before this was told here: the feed knows it.
UPDATE "merit_entry" entry SET "is_set_aside" = true
FROM "activity" told
WHERE told."is_set_aside" AND entry."thing" = told."thing_id"::text
  AND entry."kind" = CASE told."kind" WHEN 'report' THEN 'footpath-report' ELSE told."kind" END;

UPDATE "member_merit" SET "due_at" = coalesce("due_at", now())
WHERE "member_id" IN (
  SELECT entry."member_id" FROM "merit_entry" entry
  WHERE entry."is_set_aside" OR EXISTS (
    SELECT 1 FROM "merit_entry" trip WHERE trip."kind" = 'trip' AND trip."thing" = entry."under" AND trip."is_set_aside"));
