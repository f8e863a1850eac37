-- The reports of a town by age. A view of a town touches hundreds of the squares of "footpath_report_shown_square": the newest of it were
-- sorted from all that lie in it, ten times as many with ten times the reports. Blocks of sixteen by sixteen squares are a few: their
-- newest are merged. One number for each, so that PostgreSQL counts on the crowd of a large town.
CREATE INDEX "footpath_report_shown_block" ON "footpath_report" (("cell_x" / 16 * 4096 + "cell_y" / 16), "created_at" DESC, "id" DESC)
  INCLUDE ("cell_x", "cell_y", "longitude", "latitude", "status", "severity", "issue_type", "last_verified_at") WHERE "set_aside" IS NULL;
