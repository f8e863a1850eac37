-- What staff took back of what a member did on one day. Copied into the migration of each service that has such things.
CREATE TABLE "revert_state" (
  "revert_id" INTEGER NOT NULL,
  "number" INTEGER NOT NULL,
  "member_id" INTEGER NOT NULL,
  "day" DATE NOT NULL,
  "state" TEXT NOT NULL CHECK ("state" IN ('reverted', 'undone')),
  "statement_id" INTEGER,
  "decided_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "revert_state_pkey" PRIMARY KEY ("revert_id")
);
CREATE INDEX "revert_state_member_id_day_idx" ON "revert_state" ("member_id", "day");
CREATE TABLE "reverted_content" (
  "revert_id" INTEGER NOT NULL,
  "kind" TEXT NOT NULL,
  "content_id" TEXT NOT NULL,
  "member_id" INTEGER NOT NULL,
  "before" JSONB NOT NULL,
  CONSTRAINT "reverted_content_pkey" PRIMARY KEY ("revert_id", "kind", "content_id")
);
CREATE INDEX "reverted_content_member_id_idx" ON "reverted_content" ("member_id");
CREATE INDEX "reverted_content_kind_content_id_idx" ON "reverted_content" ("kind", "content_id");
