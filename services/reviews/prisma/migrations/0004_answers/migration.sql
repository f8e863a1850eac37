-- What one person says about one feature of a venue: the newest answer, whether it came with a review or alone.
-- `person`: member:<id>, sample:<name> for made-up reviews, review:<id> for a review whose author is gone.
CREATE TABLE "answer" (
    "venue_id" INTEGER NOT NULL,
    "person" TEXT NOT NULL,
    "feature" TEXT NOT NULL,
    "answer" SMALLINT NOT NULL,
    "answered_at" TIMESTAMPTZ(3) NOT NULL,
    "review_id" INTEGER,
    CONSTRAINT "answer_pkey" PRIMARY KEY ("venue_id", "person", "feature"),
    CONSTRAINT "answer_is_documented" CHECK ("answer" IN (0, 1, 2))
);
CREATE INDEX "answer_venue_id_feature_answer_answered_at_idx" ON "answer"("venue_id", "feature", "answer", "answered_at");
CREATE INDEX "answer_review_id_idx" ON "answer"("review_id");
ALTER TABLE "answer" ADD CONSTRAINT "answer_venue_id_fkey"
    FOREIGN KEY ("venue_id") REFERENCES "venue"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "answer" ADD CONSTRAINT "answer_review_id_fkey"
    FOREIGN KEY ("review_id") REFERENCES "review"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Counts of the above, counted again with each change: a venue with 5,000 reviews is read like one with five.
CREATE TABLE "verification" (
    "venue_id" INTEGER NOT NULL,
    "feature" TEXT NOT NULL,
    "agrees" INTEGER NOT NULL,
    "disagrees" INTEGER NOT NULL,
    "newest_answer_at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "verification_pkey" PRIMARY KEY ("venue_id", "feature")
);
ALTER TABLE "verification" ADD CONSTRAINT "verification_venue_id_fkey"
    FOREIGN KEY ("venue_id") REFERENCES "venue"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The newest review whose answers are in the table above.
ALTER TABLE "venue" ADD COLUMN "answers_up_to" INTEGER NOT NULL DEFAULT 0;

INSERT INTO "answer" ("venue_id", "person", "feature", "answer", "answered_at", "review_id")
SELECT DISTINCT ON (r.venue_id, 2, given.key)
       r.venue_id,
       coalesce('member:' || r.author_id, CASE WHEN r.is_sample THEN 'sample:' || r.reviewer_name END, 'review:' || r.id),
       given.key, given.value::smallint, r.created_at, r.id
FROM "review" r CROSS JOIN LATERAL jsonb_each_text(r.verify) AS given
WHERE given.value IN ('1', '2')
ORDER BY r.venue_id, 2, given.key, r.created_at DESC, r.id DESC;

INSERT INTO "verification" ("venue_id", "feature", "agrees", "disagrees", "newest_answer_at")
SELECT venue_id, feature, count(*) FILTER (WHERE answer = 1), count(*) FILTER (WHERE answer = 2), max(answered_at)
FROM "answer" WHERE answer <> 0 GROUP BY venue_id, feature;

UPDATE "venue" SET "answers_up_to" = newest.id
FROM (SELECT venue_id, max(id) AS id FROM "review" GROUP BY venue_id) AS newest WHERE newest.venue_id = venue.id;
