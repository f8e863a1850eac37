-- What lies in a square by status alone, for a map without a filter: it reads one or two rows of each square of its view instead of
-- one for each kind and severity (1,000,000 reports: a city's 56 a square). Triggers keep it, so that no writer can forget it,
-- also the release before while both run.
CREATE TABLE "report_cell_total" (
  "level" SMALLINT NOT NULL,
  "x" INTEGER NOT NULL,
  "y" INTEGER NOT NULL,
  "status" TEXT NOT NULL,
  "reports" INTEGER NOT NULL,
  "latitude_sum" DOUBLE PRECISION NOT NULL,
  "longitude_sum" DOUBLE PRECISION NOT NULL,
  "heat" DOUBLE PRECISION NOT NULL,
  -- Of the severities minor, moderate, major, severe: 1 to 4.
  "worst" INTEGER NOT NULL,
  CONSTRAINT "report_cell_total_pkey" PRIMARY KEY ("level", "x", "y", "status")
);

-- Square after square, by the key: the plan of a join would be kept from when the table was empty, and read all of it for each.
CREATE FUNCTION "forget_cell_totals"() RETURNS TRIGGER LANGUAGE plpgsql AS $$
DECLARE
  square RECORD;
BEGIN
  FOR square IN SELECT DISTINCT level, x, y FROM gone LOOP
    DELETE FROM report_cell_total WHERE level = square.level AND x = square.x AND y = square.y;
  END LOOP;
  RETURN NULL;
END
$$;

CREATE FUNCTION "count_cell_totals"() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO report_cell_total (level, x, y, status, reports, latitude_sum, longitude_sum, heat, worst)
  SELECT level, x, y, status, sum(reports), sum(latitude_sum), sum(longitude_sum), sum(heat),
         max(array_position(ARRAY['minor', 'moderate', 'major', 'severe'], severity))
  FROM counted GROUP BY level, x, y, status;
  RETURN NULL;
END
$$;

-- A square is counted again whole: all its rows go, then all come.
CREATE TRIGGER "report_cell_gone" AFTER DELETE ON "report_cell" REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION forget_cell_totals();
CREATE TRIGGER "report_cell_counted" AFTER INSERT ON "report_cell" REFERENCING NEW TABLE AS counted FOR EACH STATEMENT EXECUTE FUNCTION count_cell_totals();

INSERT INTO "report_cell_total" ("level", "x", "y", "status", "reports", "latitude_sum", "longitude_sum", "heat", "worst")
SELECT "level", "x", "y", "status", sum("reports"), sum("latitude_sum"), sum("longitude_sum"), sum("heat"),
       max(array_position(ARRAY['minor', 'moderate', 'major', 'severe'], "severity"))
FROM "report_cell" GROUP BY "level", "x", "y", "status";
