-- "Cinema" without a place: the best known first, without looking at all of a kind.
CREATE INDEX "venue_kind_importance_idx" ON "venue"("kind", "importance" DESC);
CREATE INDEX "venue_category_importance_idx" ON "venue"("category", "importance" DESC);
-- What is there in part, beside claims and answers.
CREATE INDEX "venue_partly_idx" ON "venue" USING GIN ("partly");
