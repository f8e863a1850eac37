-- A profile that staff set aside reads to others like one that is not there, and the other slices hear of it as of a private one.
-- What its member chose in "profile_visibility" stays theirs, for the day when it comes back.
ALTER TABLE "user_profile" ADD COLUMN "set_aside" TEXT CHECK ("set_aside" IN ('hidden', 'removed'));

-- The list of profiles that everybody may read, newest first: the index of 0006_profile, with what the list asks now.
DROP INDEX "user_profile_public_idx";
CREATE INDEX "user_profile_public_idx" ON "user_profile" ("joined_at" DESC, "id" DESC)
  WHERE "profile_visibility" = 'public' AND "set_aside" IS NULL;

-- What staff decided about content of this slice. Copied into the migration of each service that has content to moderate.
CREATE TABLE "moderated_content" (
  "kind" TEXT NOT NULL,
  "content_id" TEXT NOT NULL,
  "case_id" INTEGER NOT NULL,
  "decision_number" INTEGER NOT NULL,
  "state" TEXT NOT NULL CHECK ("state" IN ('shown', 'hidden', 'removed')),
  "statement_id" INTEGER,
  "decided_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "moderated_content_pkey" PRIMARY KEY ("kind", "content_id")
);
CREATE TABLE "moderated_step" (
  "step" BIGSERIAL NOT NULL,
  "kind" TEXT NOT NULL,
  "content_id" TEXT NOT NULL,
  "case_id" INTEGER NOT NULL,
  "decision_number" INTEGER NOT NULL,
  "state" TEXT NOT NULL CHECK ("state" IN ('shown', 'hidden', 'removed')),
  "decided_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "moderated_step_pkey" PRIMARY KEY ("kind", "content_id", "case_id", "decision_number")
);
CREATE UNIQUE INDEX "moderated_step_step_key" ON "moderated_step" ("step");
