-- Reports that are told to whoever looks after the place: what is to be done next, and what came of it (docs/authorities.md).
CREATE TABLE "report_handover" (
  "report_id" INTEGER NOT NULL,
  -- Of the operator's areas, by its id and its name; nobody until the report can no longer be corrected.
  "authority_id" TEXT,
  "authority" TEXT,
  "way" TEXT,
  "state" TEXT NOT NULL DEFAULT 'waiting',
  -- What the authority gave us first, where its reference comes later.
  "token" TEXT,
  "reference" TEXT,
  -- What it says about the report.
  "status" TEXT,
  "sent_at" TIMESTAMPTZ(3),
  "updated_at" TIMESTAMPTZ(3),
  -- Since the last one that went well.
  "tries" INTEGER NOT NULL DEFAULT 0,
  -- It was sent, or was going to be, and nobody knows whether it arrived.
  "is_in_doubt" BOOLEAN NOT NULL DEFAULT false,
  -- When somebody looks at it next; while somebody does, until when it is theirs. Nothing is left to do without it.
  "next_try_at" TIMESTAMPTZ(3),
  CONSTRAINT "report_handover_pkey" PRIMARY KEY ("report_id"),
  CONSTRAINT "report_handover_report_id_fkey" FOREIGN KEY ("report_id") REFERENCES "footpath_report" ("id") ON DELETE CASCADE,
  CONSTRAINT "report_handover_state" CHECK ("state" IN ('waiting', 'sent', 'accepted', 'closed', 'failed')),
  CONSTRAINT "report_handover_way" CHECK ("way" IN ('open311', 'mail'))
);
CREATE INDEX "report_handover_next_try_at_idx" ON "report_handover" ("next_try_at");

-- Noted with the report itself, whichever way it came: a process that dies forgets none. What is sent must be final, so nobody
-- looks before the 15 minutes of correction are over. Reports of old days come from a restored file: they are nobody's news.
CREATE FUNCTION "note_report_handover"() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.status = 'open' AND (TG_OP = 'UPDATE' OR NEW.created_at > now() - interval '1 day') THEN
    INSERT INTO report_handover (report_id, next_try_at) VALUES (NEW.id, NEW.created_at + interval '15 minutes')
    ON CONFLICT (report_id) DO NOTHING;
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER "footpath_report_handover" AFTER INSERT OR UPDATE OF "status" ON "footpath_report" FOR EACH ROW EXECUTE FUNCTION note_report_handover();
