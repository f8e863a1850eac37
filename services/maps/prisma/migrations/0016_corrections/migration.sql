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
CREATE TRIGGER "footpath_report_overtaken" AFTER UPDATE OF "description" ON "footpath_report" FOR EACH ROW
  WHEN (OLD."description" IS DISTINCT FROM NEW."description") EXECUTE FUNCTION correction_overtaken('footpath-report');
CREATE TRIGGER "footpath_report_gone" AFTER DELETE ON "footpath_report" FOR EACH ROW EXECUTE FUNCTION correction_gone('footpath-report');
