-- A register's own words of a place (issue: real places), and what has become of it.
ALTER TABLE "venue"
  ADD COLUMN "postcode" TEXT,
  ADD COLUMN "last_listed" DATE,
  ADD COLUMN "status" TEXT CHECK ("status" IN ('closed', 'moved', 'double')),
  ADD COLUMN "status_since" DATE,
  ADD COLUMN "now_at" INTEGER REFERENCES "venue"("id") ON DELETE SET NULL;
CREATE INDEX "venue_postcode_idx" ON "venue"("postcode") WHERE "postcode" IS NOT NULL;
CREATE INDEX "venue_now_at_idx" ON "venue"("now_at") WHERE "now_at" IS NOT NULL;

-- Lists of open data by their publishers' names: what statements and venues name by `id`.
CREATE TABLE "data_source" (
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "publisher" TEXT NOT NULL,
    "licence" TEXT NOT NULL,
    "licence_url" TEXT,
    "attribution" TEXT NOT NULL,
    "dated" DATE,
    CONSTRAINT "data_source_pkey" PRIMARY KEY ("id")
);

-- The ledger of evidence: who said what of which feature, when. Rows are only ever ended, never changed.
CREATE TABLE "statement" (
    "id" BIGSERIAL NOT NULL,
    "venue_id" INTEGER NOT NULL REFERENCES "venue"("id") ON DELETE CASCADE ON UPDATE CASCADE,
    "feature" TEXT NOT NULL,
    "value" TEXT NOT NULL CHECK ("value" IN ('yes', 'no', 'partly', 'does-not-apply', 'words')),
    "amount" DOUBLE PRECISION,
    "unit" TEXT CHECK ("unit" IN ('cm', 'm', 'steps', 'percent', 'minutes')),
    "note" TEXT,
    "said_by" TEXT NOT NULL CHECK ("said_by" IN ('visitor', 'venue', 'source')),
    "person" TEXT,
    "review_id" INTEGER REFERENCES "review"("id") ON DELETE CASCADE ON UPDATE CASCADE,
    "source" TEXT,
    "source_key" TEXT,
    "licence" TEXT,
    "observed" DATE NOT NULL,
    "added_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "ended_at" TIMESTAMPTZ(3),
    "ended_as" TEXT CHECK ("ended_as" IN ('replaced', 'taken-back', 'vanished')),
    CONSTRAINT "statement_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "statement_has_author" CHECK (
      ("said_by" = 'visitor') = ("person" IS NOT NULL) AND ("said_by" = 'source') = ("source" IS NOT NULL AND "source_key" IS NOT NULL)),
    CONSTRAINT "statement_measure_has_unit" CHECK (("amount" IS NULL) = ("unit" IS NULL)),
    CONSTRAINT "statement_ends_with_reason" CHECK (("ended_at" IS NULL) = ("ended_as" IS NULL))
);
CREATE INDEX "statement_history_idx" ON "statement"("venue_id", "feature", "added_at" DESC, "id" DESC);
CREATE UNIQUE INDEX "statement_of_person" ON "statement"("venue_id", "feature", "person") WHERE "said_by" = 'visitor' AND "ended_at" IS NULL;
CREATE UNIQUE INDEX "statement_of_source" ON "statement"("source", "source_key", "feature", "venue_id") WHERE "said_by" = 'source' AND "ended_at" IS NULL;
CREATE INDEX "statement_person_idx" ON "statement"("person") WHERE "person" IS NOT NULL;
CREATE INDEX "statement_review_id_idx" ON "statement"("review_id") WHERE "review_id" IS NOT NULL;
CREATE TRIGGER "statement_of_deleted_member" BEFORE INSERT ON "statement" FOR EACH ROW EXECUTE FUNCTION refuse_answer_of_deleted_member();

-- What is so for a while, who saw it, and who says that a place is gone.
CREATE TABLE "notice" (
    "id" SERIAL NOT NULL,
    "venue_id" INTEGER NOT NULL REFERENCES "venue"("id") ON DELETE CASCADE ON UPDATE CASCADE,
    "text" TEXT NOT NULL,
    "feature" TEXT,
    "seen_on" DATE NOT NULL,
    "ends_on" DATE NOT NULL,
    "member_id" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "ended_at" TIMESTAMPTZ(3),
    CONSTRAINT "notice_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "notice_venue_id_idx" ON "notice"("venue_id", "ends_on") WHERE "ended_at" IS NULL;
CREATE INDEX "notice_member_id_idx" ON "notice"("member_id");
CREATE TABLE "notice_answer" (
    "notice_id" INTEGER NOT NULL REFERENCES "notice"("id") ON DELETE CASCADE ON UPDATE CASCADE,
    "member_id" INTEGER NOT NULL,
    "is_still_so" BOOLEAN NOT NULL,
    "answered_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "notice_answer_pkey" PRIMARY KEY ("notice_id", "member_id")
);
CREATE INDEX "notice_answer_member_id_idx" ON "notice_answer"("member_id");
CREATE TABLE "place_report" (
    "venue_id" INTEGER NOT NULL REFERENCES "venue"("id") ON DELETE CASCADE ON UPDATE CASCADE,
    "member_id" INTEGER NOT NULL,
    "what" TEXT NOT NULL CHECK ("what" IN ('closed', 'moved', 'double', 'open')),
    "other_id" INTEGER REFERENCES "venue"("id") ON DELETE SET NULL,
    "reported_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "place_report_pkey" PRIMARY KEY ("venue_id", "member_id")
);
CREATE INDEX "place_report_member_id_idx" ON "place_report"("member_id");
CREATE TRIGGER "notice_of_deleted_member" BEFORE INSERT ON "notice" FOR EACH ROW EXECUTE FUNCTION refuse_deleted_member('member_id', 'refuse');
CREATE TRIGGER "notice_answer_of_deleted_member" BEFORE INSERT ON "notice_answer" FOR EACH ROW EXECUTE FUNCTION refuse_deleted_member('member_id', 'refuse');
CREATE TRIGGER "place_report_of_deleted_member" BEFORE INSERT ON "place_report" FOR EACH ROW EXECUTE FUNCTION refuse_deleted_member('member_id', 'refuse');

-- Middles of postcodes' first halves ("LS1") and sectors ("LS1 4").
CREATE TABLE "postcode" (
    "code" TEXT NOT NULL,
    "latitude" DOUBLE PRECISION NOT NULL,
    "longitude" DOUBLE PRECISION NOT NULL,
    "district" TEXT NOT NULL,
    CONSTRAINT "postcode_pkey" PRIMARY KEY ("code")
);

-- How far a long load has come: after a stop it goes on from there.
CREATE TABLE "load_progress" (
    "load" TEXT NOT NULL,
    "of_file" TEXT NOT NULL,
    "rows_done" INTEGER NOT NULL DEFAULT 0,
    "rows_all" INTEGER,
    "started_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finished_at" TIMESTAMPTZ(3),
    CONSTRAINT "load_progress_pkey" PRIMARY KEY ("load")
);
