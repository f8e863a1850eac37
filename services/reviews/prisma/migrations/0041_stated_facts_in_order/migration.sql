-- What stands of each feature, newest first and mere words last: read in the order of the index. Of the one place with 60,000 statements
-- 6,000 were sorted twice for each look at its page (37 ms, now 4).
DROP INDEX "statement_stated_idx";
CREATE INDEX "statement_stated_idx" ON "statement"("venue_id", "feature", ("value" = 'words'), "observed" DESC, "id" DESC)
  WHERE "said_by" <> 'visitor' AND "ended_at" IS NULL;

-- The same as before (0017_ledger): words do not hide an older yes or no; they are its note if it has none.
CREATE OR REPLACE VIEW "stated_fact" AS
SELECT stated.venue_id, stated.feature, stated.value, stated.amount, stated.unit, stated.source, stated.observed,
       coalesce(stated.note, words.note) AS note, greatest(stated.observed, words.observed) AS newest
FROM (
  SELECT DISTINCT ON (venue_id, feature) venue_id, feature, value, amount, unit, source, observed, note
  FROM "statement"
  WHERE said_by <> 'visitor' AND ended_at IS NULL
  ORDER BY venue_id, feature, value = 'words', observed DESC, id DESC) AS stated
LEFT JOIN LATERAL (
  SELECT note, observed FROM "statement"
  WHERE venue_id = stated.venue_id AND feature = stated.feature AND value = 'words' AND said_by <> 'visitor' AND ended_at IS NULL
  ORDER BY observed DESC, id DESC LIMIT 1) AS words ON true;
