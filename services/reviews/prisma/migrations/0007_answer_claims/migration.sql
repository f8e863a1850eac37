-- The claim that an answer is about. A claim that turns round (available, later not available) must not turn round what people said.
ALTER TABLE "answer" ADD COLUMN "about" SMALLINT NOT NULL DEFAULT 0;
UPDATE "answer" SET "about" = (venue.claims ->> answer.feature)::smallint
FROM "venue" WHERE venue.id = answer.venue_id AND venue.claims ? answer.feature;

CREATE INDEX "answer_venue_id_feature_about_answer_answered_at_idx" ON "answer"("venue_id", "feature", "about", "answer", "answered_at");
DROP INDEX "answer_venue_id_feature_answer_answered_at_idx";
