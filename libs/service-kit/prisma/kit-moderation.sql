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
