-- Words that staff corrected, and the author's own from before. Copied into the migration of each service with such texts.
CREATE TABLE "moderated_correction" (
  "id" SERIAL NOT NULL,
  "kind" TEXT NOT NULL,
  "content_id" TEXT NOT NULL,
  "case_id" INTEGER NOT NULL,
  "author_id" INTEGER,
  "words" JSONB NOT NULL,
  "original" JSONB,
  "state" TEXT NOT NULL DEFAULT 'draft' CHECK ("state" IN ('draft', 'in-force', 'overtaken', 'taken-back')),
  "statement_id" INTEGER,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "applied_at" TIMESTAMPTZ(3),
  CONSTRAINT "moderated_correction_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "moderated_correction_kind_content_id_idx" ON "moderated_correction" ("kind", "content_id");
CREATE INDEX "moderated_correction_statement_id_idx" ON "moderated_correction" ("statement_id");
CREATE INDEX "moderated_correction_author_id_idx" ON "moderated_correction" ("author_id");
CREATE UNIQUE INDEX "moderated_correction_in_force" ON "moderated_correction" ("kind", "content_id") WHERE "state" = 'in-force';

-- Whoever writes the texts anew ends the correction, and with the content its words go: no writer can forget either.
CREATE FUNCTION correction_overtaken() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE moderated_correction SET state = 'overtaken'
  WHERE kind = TG_ARGV[0] AND content_id = to_jsonb(NEW) ->> coalesce(TG_ARGV[1], 'id') AND state = 'in-force';
  RETURN NULL;
END $$;
CREATE FUNCTION correction_gone() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM moderated_correction WHERE kind = TG_ARGV[0] AND content_id = OLD.id::text;
  RETURN NULL;
END $$;
CREATE TRIGGER "trip_blog_overtaken" AFTER UPDATE OF "title", "description", "disability_context", "story" ON "trip_blog" FOR EACH ROW
  WHEN ((OLD."title", OLD."description", OLD."disability_context", OLD."story")
    IS DISTINCT FROM (NEW."title", NEW."description", NEW."disability_context", NEW."story"))
  EXECUTE FUNCTION correction_overtaken('trip');
CREATE TRIGGER "trip_blog_gone" AFTER DELETE ON "trip_blog" FOR EACH ROW EXECUTE FUNCTION correction_gone('trip');
CREATE TRIGGER "trip_comment_overtaken" AFTER UPDATE OF "content" ON "trip_comment" FOR EACH ROW
  WHEN (OLD."content" IS DISTINCT FROM NEW."content") EXECUTE FUNCTION correction_overtaken('trip-comment');
CREATE TRIGGER "trip_comment_emptied" AFTER UPDATE OF "state" ON "trip_comment" FOR EACH ROW
  WHEN (NEW."state" = 'gone') EXECUTE FUNCTION correction_gone('trip-comment');
CREATE TRIGGER "trip_comment_gone" AFTER DELETE ON "trip_comment" FOR EACH ROW EXECUTE FUNCTION correction_gone('trip-comment');

-- What decisions made that lasts: corrected words of the case, and what holds its author back.
ALTER TABLE "moderation_case" ADD COLUMN "correction_id" INTEGER, ADD COLUMN "correction_decision" INTEGER;
ALTER TABLE "moderation_decision" ADD COLUMN "correction_id" INTEGER, ADD COLUMN "limited_until" TIMESTAMPTZ(3),
  ADD COLUMN "limit_days" INTEGER, ADD COLUMN "takes_back" BOOLEAN NOT NULL DEFAULT false;

-- A case holds its author back by one measure at most; a member may be held back by several cases.
CREATE TABLE "member_measure" (
  "case_id" INTEGER NOT NULL,
  "decision_id" INTEGER NOT NULL,
  "member_id" INTEGER NOT NULL,
  "act" TEXT NOT NULL CHECK ("act" IN ('limit', 'suspend')),
  "until" TIMESTAMPTZ(3),
  "decided_by" INTEGER,
  CONSTRAINT "member_measure_pkey" PRIMARY KEY ("case_id")
);
CREATE INDEX "member_measure_member_id_idx" ON "member_measure" ("member_id");
CREATE INDEX "member_measure_decided_by_idx" ON "member_measure" ("decided_by");
CREATE UNIQUE INDEX "member_measure_decision_id_key" ON "member_measure" ("decision_id");

-- What account was told of a member last, by its number, and whether it has said that it is so.
CREATE TABLE "member_standing" (
  "member_id" INTEGER NOT NULL,
  "number" INTEGER NOT NULL,
  "applied_number" INTEGER NOT NULL DEFAULT 0,
  "is_refused" BOOLEAN NOT NULL DEFAULT false,
  "case_id" INTEGER NOT NULL,
  CONSTRAINT "member_standing_pkey" PRIMARY KEY ("member_id")
);
CREATE INDEX "member_standing_case_id_idx" ON "member_standing" ("case_id");
ALTER TABLE "member_measure" ADD CONSTRAINT "member_measure_case_id_fkey" FOREIGN KEY ("case_id") REFERENCES "moderation_case"("id") ON DELETE CASCADE ON UPDATE NO ACTION;
CREATE TRIGGER "member_measure_of_deleted_member" BEFORE INSERT ON "member_measure" FOR EACH ROW EXECUTE FUNCTION refuse_deleted_member('member_id', 'skip');
CREATE TRIGGER "member_standing_of_deleted_member" BEFORE INSERT ON "member_standing" FOR EACH ROW EXECUTE FUNCTION refuse_deleted_member('member_id', 'skip');
CREATE TRIGGER "trip_blog_entry_overtaken" AFTER UPDATE OF "title", "content", "accessibility_notes" ON "trip_blog_entry" FOR EACH ROW
  WHEN ((OLD."title", OLD."content", OLD."accessibility_notes") IS DISTINCT FROM (NEW."title", NEW."content", NEW."accessibility_notes"))
  EXECUTE FUNCTION correction_overtaken('trip', 'blog_id');
CREATE INDEX "member_standing_unconfirmed" ON "member_standing" ("case_id") WHERE "applied_number" < "number";
