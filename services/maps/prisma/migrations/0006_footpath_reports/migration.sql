-- Footpath problems (S2, footpath_report), who saw them too, and who did what about them.
CREATE TABLE "footpath_report" (
  "id" SERIAL NOT NULL,
  "issue_type" TEXT NOT NULL,
  "severity" TEXT NOT NULL,
  "description" TEXT NOT NULL,
  "latitude" DOUBLE PRECISION NOT NULL,
  "longitude" DOUBLE PRECISION NOT NULL,
  "address" TEXT,
  -- Where it is, in words of our gazetteer.
  "nearest_place" TEXT NOT NULL,
  "reporter_name" TEXT NOT NULL,
  "reporter_id" INTEGER,
  -- Of the reporter alone: in no answer and no event.
  "reporter_email" TEXT,
  "reporter_contact" TEXT,
  -- SHA-256 of the key by which a visitor may correct it.
  "correction_key_hash" TEXT,
  "status" TEXT NOT NULL DEFAULT 'open',
  "resolved_at" TIMESTAMPTZ(3),
  "verification_count" INTEGER NOT NULL DEFAULT 0,
  "last_verified_at" TIMESTAMPTZ(3),
  "version" INTEGER NOT NULL DEFAULT 1,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT now(),
  CONSTRAINT "footpath_report_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "footpath_report_position" CHECK ("latitude" BETWEEN -90 AND 90 AND "longitude" BETWEEN -180 AND 180),
  CONSTRAINT "footpath_report_status" CHECK ("status" IN ('open', 'resolved') AND ("status" = 'resolved') = ("resolved_at" IS NOT NULL))
);
CREATE INDEX "footpath_report_created_at_id_idx" ON "footpath_report" ("created_at" DESC, "id" DESC);
CREATE INDEX "footpath_report_reporter_id_idx" ON "footpath_report" ("reporter_id");
-- Prisma knows no points: this index stands here alone.
CREATE INDEX "footpath_report_point" ON "footpath_report" USING gist (point("longitude", "latitude"));

-- One member's newest word: seen there too, or found gone.
CREATE TABLE "report_answer" (
  "report_id" INTEGER NOT NULL,
  "member_id" INTEGER NOT NULL,
  "is_still_there" BOOLEAN NOT NULL,
  "answered_at" TIMESTAMPTZ(3) NOT NULL DEFAULT now(),
  CONSTRAINT "report_answer_pkey" PRIMARY KEY ("report_id", "member_id"),
  CONSTRAINT "report_answer_report_id_fkey" FOREIGN KEY ("report_id") REFERENCES "footpath_report" ("id") ON DELETE CASCADE
);
CREATE INDEX "report_answer_member_id_idx" ON "report_answer" ("member_id");

CREATE TABLE "report_history" (
  "id" SERIAL NOT NULL,
  "report_id" INTEGER NOT NULL,
  "act" TEXT NOT NULL,
  "by_name" TEXT NOT NULL,
  "by_id" INTEGER,
  "reason" TEXT,
  "at" TIMESTAMPTZ(3) NOT NULL DEFAULT now(),
  CONSTRAINT "report_history_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "report_history_report_id_fkey" FOREIGN KEY ("report_id") REFERENCES "footpath_report" ("id") ON DELETE CASCADE
);
CREATE INDEX "report_history_report_id_id_idx" ON "report_history" ("report_id", "id");
CREATE INDEX "report_history_by_id_idx" ON "report_history" ("by_id");

-- Members' public names as account tells them.
CREATE TABLE "member" (
  "id" INTEGER NOT NULL,
  "display_name" TEXT NOT NULL,
  "version" INTEGER NOT NULL,
  CONSTRAINT "member_pkey" PRIMARY KEY ("id")
);
