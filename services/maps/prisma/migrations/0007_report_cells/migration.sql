-- A member who has left writes nothing any more, whoever is late.
CREATE TRIGGER "footpath_report_of_deleted_member" BEFORE INSERT ON "footpath_report" FOR EACH ROW EXECUTE FUNCTION refuse_deleted_member('reporter_id', 'refuse');
CREATE TRIGGER "report_answer_of_deleted_member" BEFORE INSERT ON "report_answer" FOR EACH ROW EXECUTE FUNCTION refuse_deleted_member('member_id', 'refuse');
CREATE TRIGGER "report_history_of_deleted_member" BEFORE INSERT ON "report_history" FOR EACH ROW EXECUTE FUNCTION refuse_deleted_member('by_id', 'refuse');
CREATE TRIGGER "member_of_deleted_member" BEFORE INSERT ON "member" FOR EACH ROW EXECUTE FUNCTION refuse_deleted_member('id', 'skip');

-- In which square of the map a report lies: Web Mercator, 2^16 squares on a side, some 600 m wide at the equator.
ALTER TABLE "footpath_report"
  ADD "cell_x" INTEGER GENERATED ALWAYS AS (least(65535, floor(("longitude" + 180) / 360 * 65536)::int)) STORED,
  ADD "cell_y" INTEGER GENERATED ALWAYS AS (least(65535, greatest(0, floor(
    (1 - ln(tan(radians(least(85.05, greatest(-85.05, "latitude")))) + 1 / cos(radians(least(85.05, greatest(-85.05, "latitude"))))) / pi()) / 2 * 65536)::int))) STORED;
CREATE INDEX "footpath_report_cell" ON "footpath_report" ("cell_x", "cell_y");

-- What lies in the squares of a map: a projection of footpath_report, which `rebuild-report-cells` makes anew.
CREATE TABLE "report_cell" (
  "level" SMALLINT NOT NULL,
  "x" INTEGER NOT NULL,
  "y" INTEGER NOT NULL,
  "status" TEXT NOT NULL,
  "severity" TEXT NOT NULL,
  "issue_type" TEXT NOT NULL,
  "reports" INTEGER NOT NULL,
  "latitude_sum" DOUBLE PRECISION NOT NULL,
  "longitude_sum" DOUBLE PRECISION NOT NULL,
  -- Weight of the open reports as of 2025; it halves each year after they were seen last.
  "heat" DOUBLE PRECISION NOT NULL,
  CONSTRAINT "report_cell_pkey" PRIMARY KEY ("level", "x", "y", "status", "severity", "issue_type")
);

-- Squares to be counted again. A row for each change: one that comes while its square is being counted waits for the next round.
CREATE TABLE "changed_cell" (
  "id" BIGSERIAL NOT NULL,
  "x" INTEGER NOT NULL,
  "y" INTEGER NOT NULL,
  CONSTRAINT "changed_cell_pkey" PRIMARY KEY ("id")
);

CREATE FUNCTION "note_changed_cell"() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN INSERT INTO changed_cell (x, y) VALUES (OLD.cell_x, OLD.cell_y); END IF;
  IF TG_OP = 'INSERT' OR (TG_OP = 'UPDATE' AND (NEW.cell_x, NEW.cell_y) <> (OLD.cell_x, OLD.cell_y)) THEN
    INSERT INTO changed_cell (x, y) VALUES (NEW.cell_x, NEW.cell_y);
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER "footpath_report_changed" AFTER INSERT OR UPDATE OR DELETE ON "footpath_report" FOR EACH ROW EXECUTE FUNCTION note_changed_cell();

-- How much an open report weighs, told as of 2025, so that sums of them stay right while they age: at any later day all
-- of them are divided by the same power of two (heat-scale.ts).
CREATE FUNCTION "report_heat"(status TEXT, severity TEXT, seen_at TIMESTAMPTZ) RETURNS DOUBLE PRECISION LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN status <> 'open' THEN 0 ELSE
    CASE severity WHEN 'minor' THEN 1 WHEN 'moderate' THEN 2 WHEN 'major' THEN 4 ELSE 6 END
    * power(2::float8, extract(epoch FROM seen_at - '2025-01-01 00:00:00+00'::timestamptz)::float8 / (365 * 86400)) END
$$;
