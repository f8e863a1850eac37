-- Who speaks for a place, or did, as reviews says it: what they answered is told of for as long as they do.
CREATE TABLE "venue_owner" (
  "venue_id" INTEGER NOT NULL,
  "member_id" INTEGER NOT NULL,
  "is_owner" BOOLEAN NOT NULL,
  "version" INTEGER NOT NULL,
  CONSTRAINT "venue_owner_pkey" PRIMARY KEY ("venue_id", "member_id")
);
CREATE INDEX "venue_owner_member_id_idx" ON "venue_owner" ("member_id");
