-- Attractions are places of certain kinds (ADR 21). What a member writes of one; an empty column costs no rewrite.
ALTER TABLE "venue" ADD COLUMN "description" TEXT;
-- One in a hundred places: their list and its count read these alone. The kinds are ATTRACTION_KINDS of the contract.
CREATE INDEX "venue_attraction_idx" ON "venue"("importance" DESC, "id")
  WHERE "kind" IN ('attraction', 'artwork', 'beach', 'memorial', 'monument', 'ruins', 'viewpoint') AND "status" IS NULL;
