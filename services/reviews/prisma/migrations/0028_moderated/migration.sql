-- What staff set aside stays in its table, and in no reading of others: each says "set_aside IS NULL", as src/moderated/every-read.spec.ts sees.
ALTER TABLE "review" ADD COLUMN "set_aside" TEXT CHECK ("set_aside" IN ('hidden', 'removed'));
ALTER TABLE "review_photo" ADD COLUMN "set_aside" TEXT CHECK ("set_aside" IN ('hidden', 'removed'));
ALTER TABLE "support_service" ADD COLUMN "set_aside" TEXT CHECK ("set_aside" IN ('hidden', 'removed'));
-- Of a visitor's statement by itself; that of a review which is set aside ends with it, as "set-aside", and comes back with it.
ALTER TABLE "statement" ADD COLUMN "set_aside" TEXT CHECK ("set_aside" IN ('hidden', 'removed'));
ALTER TABLE "statement" DROP CONSTRAINT "statement_ended_as_check",
  ADD CONSTRAINT "statement_ended_as_check" CHECK ("ended_as" IN ('replaced', 'taken-back', 'vanished', 'set-aside')) NOT VALID;
ALTER TABLE "statement" VALIDATE CONSTRAINT "statement_ended_as_check";

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
