-- Towns with reports, as a table beside the map tells them: a projection of footpath_report, which `rebuild-report-cells` makes anew.
CREATE TABLE "report_place" (
  "id" SERIAL NOT NULL,
  -- By which the gazetteer's town is known again.
  "key" TEXT NOT NULL,
  "name" TEXT NOT NULL,
  "district" TEXT,
  "country_name" TEXT NOT NULL,
  "latitude" DOUBLE PRECISION NOT NULL,
  "longitude" DOUBLE PRECISION NOT NULL,
  "open" INTEGER NOT NULL DEFAULT 0,
  "resolved" INTEGER NOT NULL DEFAULT 0,
  -- Place of the worst open one among minor, moderate, major, severe, from 1; 0 when none is open.
  "worst" SMALLINT NOT NULL DEFAULT 0,
  "newest_at" TIMESTAMPTZ(3),
  CONSTRAINT "report_place_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "report_place_key_key" ON "report_place" ("key");
-- One for each column that the table can be sorted by.
CREATE INDEX "report_place_open_id_idx" ON "report_place" ("open", "id");
CREATE INDEX "report_place_resolved_open_id_idx" ON "report_place" ("resolved", "open", "id");
CREATE INDEX "report_place_worst_open_id_idx" ON "report_place" ("worst", "open", "id");
CREATE INDEX "report_place_newest_at_open_id_idx" ON "report_place" ("newest_at", "open", "id");
CREATE INDEX "report_place_name_open_id_idx" ON "report_place" ("name", "open", "id");

-- Squares of the finest level, each with its town: a change counts its own square again and adds up the town's.
CREATE TABLE "report_place_cell" (
  "x" INTEGER NOT NULL,
  "y" INTEGER NOT NULL,
  "place_id" INTEGER NOT NULL,
  "open" INTEGER NOT NULL DEFAULT 0,
  "resolved" INTEGER NOT NULL DEFAULT 0,
  "worst" SMALLINT NOT NULL DEFAULT 0,
  "newest_at" TIMESTAMPTZ(3),
  CONSTRAINT "report_place_cell_pkey" PRIMARY KEY ("x", "y"),
  CONSTRAINT "report_place_cell_place_id_fkey" FOREIGN KEY ("place_id") REFERENCES "report_place" ("id") ON DELETE CASCADE
);
CREATE INDEX "report_place_cell_place_id_idx" ON "report_place_cell" ("place_id");

-- Reports of before are counted with the next round.
INSERT INTO "changed_cell" ("x", "y") SELECT DISTINCT "cell_x", "cell_y" FROM "footpath_report";
