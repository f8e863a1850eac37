-- A hashtag asks for venues by what they claim and by what people confirmed.
CREATE INDEX "venue_claims_idx" ON "venue" USING GIN ("claims" jsonb_path_ops);
CREATE INDEX "verification_feature_venue_id_idx" ON "verification"("feature", "venue_id");
