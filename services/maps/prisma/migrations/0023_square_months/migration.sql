-- What lies in a square by the month in which it was reported, beside what was reported in that month or later: a map "since" a day
-- reads one row of each square and status, however many reports there are, and counts them all. Squares of the finest level hold
-- too few for that. Triggers keep it, so that no writer can forget it, also the release before while both run.
CREATE TABLE "report_cell_month" (
  "level" SMALLINT NOT NULL,
  "x" INTEGER NOT NULL,
  "y" INTEGER NOT NULL,
  "status" TEXT NOT NULL,
  -- Its first day, UTC.
  "month" DATE NOT NULL,
  "reports" INTEGER NOT NULL,
  "latitude_sum" DOUBLE PRECISION NOT NULL,
  "longitude_sum" DOUBLE PRECISION NOT NULL,
  "heat" DOUBLE PRECISION NOT NULL,
  -- Of the severities minor, moderate, major, severe: 1 to 4.
  "worst" INTEGER NOT NULL,
  "since_reports" INTEGER NOT NULL,
  "since_latitude_sum" DOUBLE PRECISION NOT NULL,
  "since_longitude_sum" DOUBLE PRECISION NOT NULL,
  "since_heat" DOUBLE PRECISION NOT NULL,
  "since_worst" INTEGER NOT NULL,
  CONSTRAINT "report_cell_month_pkey" PRIMARY KEY ("level", "x", "y", "status", "month")
);

-- Of squares of level 14 from their reports, of wider ones from the sixteen squares within. Planned at each call: the plan of a join
-- would be kept from when the tables were empty.
CREATE FUNCTION "count_months_of"("of_level" INTEGER, "xs" INTEGER[], "ys" INTEGER[]) RETURNS VOID LANGUAGE plpgsql AS $$
DECLARE
  squares TEXT := 'unnest($2, $3) AS square (x, y)';
  within TEXT := squares || ' CROSS JOIN generate_series(0, 3) AS right_of CROSS JOIN generate_series(0, 3) AS below';
  of_reports TEXT := '
    SELECT square.x, square.y, status, date_trunc(''month'', created_at AT TIME ZONE ''UTC'')::date AS month, count(*)::int AS reports,
           sum(latitude) AS latitude_sum, sum(longitude) AS longitude_sum,
           sum(report_heat(status, severity, coalesce(last_verified_at, created_at))) AS heat,
           max(array_position(ARRAY[''minor'', ''moderate'', ''major'', ''severe''], severity)) AS worst
    FROM ' || within || '
    JOIN footpath_report ON cell_x = square.x * 4 + right_of AND cell_y = square.y * 4 + below AND set_aside IS NULL
    GROUP BY 1, 2, 3, 4';
  of_squares TEXT := '
    SELECT square.x, square.y, status, month, sum(reports)::int AS reports, sum(latitude_sum) AS latitude_sum,
           sum(longitude_sum) AS longitude_sum, sum(heat) AS heat, max(worst) AS worst
    FROM ' || within || '
    JOIN report_cell_month finer ON finer.level = $1 + 2 AND finer.x = square.x * 4 + right_of AND finer.y = square.y * 4 + below
    GROUP BY 1, 2, 3, 4';
BEGIN
  EXECUTE 'DELETE FROM report_cell_month kept USING ' || squares || ' WHERE kept.level = $1 AND kept.x = square.x AND kept.y = square.y'
    USING of_level, xs, ys;
  EXECUTE '
    INSERT INTO report_cell_month
    SELECT $1, x, y, status, month, reports, latitude_sum, longitude_sum, heat, worst, sum(reports) OVER later,
           sum(latitude_sum) OVER later, sum(longitude_sum) OVER later, sum(heat) OVER later, max(worst) OVER later
    FROM (' || CASE of_level WHEN 14 THEN of_reports ELSE of_squares END || ') AS counted
    WINDOW later AS (PARTITION BY x, y, status ORDER BY month DESC)'
    USING of_level, xs, ys;
END
$$;

CREATE FUNCTION "forget_cell_months"() RETURNS TRIGGER LANGUAGE plpgsql AS $$
DECLARE
  square RECORD;
BEGIN
  FOR square IN SELECT DISTINCT level, x, y FROM gone WHERE level <= 14 LOOP
    DELETE FROM report_cell_month WHERE level = square.level AND x = square.x AND y = square.y;
  END LOOP;
  RETURN NULL;
END
$$;

CREATE FUNCTION "count_cell_months"() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  PERFORM count_months_of(level, array_agg(x), array_agg(y))
  FROM (SELECT DISTINCT level, x, y FROM counted WHERE level <= 14) AS square GROUP BY level;
  RETURN NULL;
END
$$;

-- Squares are counted from the finest level up: those within are always counted before.
CREATE TRIGGER "report_cell_months_gone" AFTER DELETE ON "report_cell" REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION forget_cell_months();
CREATE TRIGGER "report_cell_months_counted" AFTER INSERT ON "report_cell" REFERENCING NEW TABLE AS counted FOR EACH STATEMENT EXECUTE FUNCTION count_cell_months();

DO $$
DECLARE
  of_level INTEGER;
BEGIN
  FOREACH of_level IN ARRAY ARRAY[14, 12, 10, 8, 6, 4, 2] LOOP
    PERFORM count_months_of(of_level, array_agg(x), array_agg(y))
    FROM (SELECT DISTINCT x, y FROM report_cell WHERE level = of_level) AS square HAVING count(*) > 0;
  END LOOP;
END
$$;
