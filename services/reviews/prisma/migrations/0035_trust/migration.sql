-- Of whose answers the agreement with others is to be counted again: everybody's at a place, or of one of its features.
CREATE TABLE "trust_due" (
  "id" BIGSERIAL NOT NULL,
  "venue_id" INTEGER NOT NULL,
  "feature" TEXT,
  CONSTRAINT "trust_due_pkey" PRIMARY KEY ("id")
);
CREATE TABLE "member_trust" (
  "member_id" INTEGER NOT NULL,
  "checked" INTEGER NOT NULL DEFAULT 0,
  "agreed" INTEGER NOT NULL DEFAULT 0,
  "level" TEXT NOT NULL DEFAULT 'none' CHECK ("level" IN ('none', 'low', 'middle', 'high')),
  "version" INTEGER NOT NULL DEFAULT 0,
  "counted_at" TIMESTAMPTZ(3),
  "due_at" TIMESTAMPTZ(3),
  CONSTRAINT "member_trust_pkey" PRIMARY KEY ("member_id"),
  CONSTRAINT "member_trust_check" CHECK ("agreed" BETWEEN 0 AND "checked")
);
CREATE INDEX "member_trust_due" ON "member_trust" ("due_at", "member_id") WHERE "due_at" IS NOT NULL;
-- Who answered the same question next.
CREATE INDEX "answer_next" ON "answer" ("venue_id", "feature", "answered_at", "person") WHERE "answer" <> 0;
