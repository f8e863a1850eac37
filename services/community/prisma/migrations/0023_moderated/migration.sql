-- A trip that staff set aside is not published meanwhile, and a comment has a state of its own: every reading already asks for what
-- is published. What its author had chosen is kept for the day when it comes back.
ALTER TABLE "trip_blog"
  ADD COLUMN "set_aside" TEXT CHECK ("set_aside" IN ('hidden', 'removed')),
  ADD COLUMN "was_published" BOOLEAN NOT NULL DEFAULT false,
  ADD CONSTRAINT "trip_blog_aside_is_not_published" CHECK ("set_aside" IS NULL OR NOT "is_published"),
  ADD CONSTRAINT "trip_blog_was_published_aside" CHECK ("set_aside" IS NOT NULL OR NOT "was_published");
ALTER TABLE "trip_comment"
  ADD COLUMN "set_aside" TEXT CHECK ("set_aside" IN ('hidden', 'removed')),
  ADD COLUMN "state_before" TEXT CHECK ("state_before" IN ('published', 'waiting', 'declined')),
  DROP CONSTRAINT "trip_comment_state_check",
  ADD CONSTRAINT "trip_comment_state_check" CHECK ("state" IN ('published', 'waiting', 'declined', 'hidden', 'gone')),
  ADD CONSTRAINT "trip_comment_aside_check" CHECK (("state" = 'hidden') = ("set_aside" IS NOT NULL) AND ("state" = 'hidden') = ("state_before" IS NOT NULL));
-- What is told of it in feeds and notifications, also of things that other slices keep.
ALTER TABLE "activity" ADD COLUMN "is_set_aside" BOOLEAN NOT NULL DEFAULT false;

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
