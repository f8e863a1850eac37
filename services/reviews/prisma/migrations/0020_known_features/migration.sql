-- Features of which anything is known, kept beside claims and counts: near by, places of which more is known are asked for.
ALTER TABLE "venue" ADD COLUMN "known_features" SMALLINT NOT NULL DEFAULT 0;
UPDATE "venue" SET "known_features" = counted.features
FROM (
  SELECT id, count(*)::int AS features FROM (
    SELECT venue.id, key AS feature FROM "venue" CROSS JOIN LATERAL jsonb_each_text(claims) WHERE value IN ('1', '2')
    UNION SELECT venue.id, jsonb_object_keys(claim_notes) FROM "venue" WHERE claim_notes <> '{}'
    UNION SELECT venue.id, unnest(partly) FROM "venue" WHERE partly <> '{}'
    UNION SELECT venue_id, feature FROM "verification"
  ) AS known
  WHERE NOT EXISTS (SELECT 1 FROM "venue" WHERE venue.id = known.id AND claims ->> known.feature = '3')
  GROUP BY id
) AS counted WHERE counted.id = venue.id;
CREATE INDEX "venue_known_idx" ON "venue"("latitude", "longitude") WHERE "known_features" > 0 AND "status" IS NULL;
