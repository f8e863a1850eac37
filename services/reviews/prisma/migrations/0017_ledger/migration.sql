-- The claim that a visitor's statement is about: a claim that turns round later does not turn what they said.
ALTER TABLE "statement" ADD COLUMN "about" SMALLINT NOT NULL DEFAULT 0;
-- A door of -3 cm or 9 km is a slip of the hand. The same limits as MEASURE_LIMITS.
ALTER TABLE "statement" ADD CONSTRAINT "statement_measure_is_sensible" CHECK (
  "amount" IS NULL OR ("amount" >= 0 AND "amount" <= CASE "unit"
    WHEN 'cm' THEN 10000 WHEN 'm' THEN 1000 WHEN 'steps' THEN 1000 WHEN 'percent' THEN 100 ELSE 1440 END));
CREATE UNIQUE INDEX "statement_of_venue" ON "statement"("venue_id", "feature") WHERE "said_by" = 'venue' AND "ended_at" IS NULL;
-- What a page reads: few rows of each venue, however many visitors said something.
CREATE INDEX "statement_stated_idx" ON "statement"("venue_id", "feature") WHERE "said_by" <> 'visitor' AND "ended_at" IS NULL;

-- Features that are there in part; beside "claims", which know yes, no and does not apply alone.
ALTER TABLE "venue" ADD COLUMN "partly" TEXT[] NOT NULL DEFAULT '{}';

-- What the newest of the open data and the venue itself state. Words do not hide an older yes or no; they are its note if it has none.
CREATE VIEW "stated_fact" AS
SELECT DISTINCT ON (venue_id, feature)
       venue_id, feature, value, amount, unit, source, observed,
       coalesce(note, first_value(CASE WHEN value = 'words' THEN note END) OVER (
         PARTITION BY venue_id, feature ORDER BY (value = 'words') DESC, observed DESC, id DESC)) AS note,
       max(observed) OVER (PARTITION BY venue_id, feature) AS newest
FROM "statement"
WHERE said_by <> 'visitor' AND ended_at IS NULL
ORDER BY venue_id, feature, value = 'words', observed DESC, id DESC;

-- What was there before the ledger: claims, each review's answers (its history), and answers given alone.
INSERT INTO "statement" ("venue_id", "feature", "value", "note", "said_by", "source", "source_key", "licence", "observed", "added_at")
SELECT venue.id, said.feature,
       CASE claims ->> said.feature WHEN '1' THEN 'yes' WHEN '2' THEN 'no' WHEN '3' THEN 'does-not-apply'
         ELSE CASE WHEN claim_notes ->> said.feature ~* '^partly|limited wheelchair access' THEN 'partly' ELSE 'words' END END,
       claim_notes ->> said.feature,
       CASE WHEN source_name IS NULL THEN 'venue' ELSE 'source' END,
       source_name, CASE WHEN source_name IS NOT NULL THEN coalesce(source_id, venue.id::text) END,
       CASE WHEN source_name IS NOT NULL THEN source_licence END,
       coalesce(source_date, source_retrieved, created_at::date), created_at
FROM "venue" CROSS JOIN LATERAL (
  SELECT key AS feature FROM jsonb_each_text(claims) WHERE value IN ('1', '2', '3')
  UNION SELECT key FROM jsonb_each_text(claim_notes)) AS said;

UPDATE "venue" SET "partly" = stated.partly
FROM (SELECT venue_id, array_agg(feature ORDER BY feature) AS partly FROM "statement" WHERE value = 'partly' GROUP BY venue_id) AS stated
WHERE stated.venue_id = venue.id;

INSERT INTO "statement" ("venue_id", "feature", "value", "about", "said_by", "person", "review_id", "observed", "added_at", "ended_at", "ended_as")
SELECT review.venue_id, given.key,
       CASE WHEN (given.value = '1') = (said.about <> 2) THEN 'yes' ELSE 'no' END, said.about,
       'visitor', said.person, review.id, review.created_at::date, review.created_at,
       CASE WHEN NOT said.stands THEN greatest(said.answered_at, review.created_at) END,
       CASE WHEN said.stands THEN NULL WHEN said.answer = 0 THEN 'taken-back' ELSE 'replaced' END
FROM "review" CROSS JOIN LATERAL jsonb_each_text(review.verify) AS given
JOIN LATERAL (
  SELECT answer.person, answer.answered_at, answer.answer, answer.about,
         answer.answer <> 0 AND answer.review_id IS NOT DISTINCT FROM review.id AS stands
  FROM "answer" WHERE answer.venue_id = review.venue_id AND answer.feature = given.key AND answer.person =
    coalesce('member:' || review.author_id, CASE WHEN review.is_sample THEN 'sample:' || review.reviewer_name END, 'review:' || review.id)
) AS said ON true
WHERE given.value IN ('1', '2');

INSERT INTO "statement" ("venue_id", "feature", "value", "about", "said_by", "person", "observed", "added_at")
SELECT venue_id, feature, CASE WHEN (answer = 1) = (about <> 2) THEN 'yes' ELSE 'no' END, about, 'visitor', person, answered_at::date, answered_at
FROM "answer" WHERE answer <> 0 AND review_id IS NULL;
