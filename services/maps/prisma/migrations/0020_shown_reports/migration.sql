-- What a list or a map asks of reports, in the order in which it looks, without what staff set aside, which none of them shows: all of
-- it is then read from the index alone. The index of 0015_moderated lacked when a report was seen last, which its heat hangs on.
CREATE INDEX "footpath_report_shown_square" ON "footpath_report" ("cell_x", "cell_y", "created_at" DESC, "id" DESC)
  INCLUDE ("longitude", "latitude", "status", "severity", "issue_type", "last_verified_at") WHERE "set_aside" IS NULL;
DROP INDEX "footpath_report_square";
-- The same by age alone, for views that are too wide for squares.
CREATE INDEX "footpath_report_shown_newest" ON "footpath_report" ("created_at" DESC, "id" DESC)
  INCLUDE ("longitude", "latitude", "status", "severity", "issue_type", "last_verified_at") WHERE "set_aside" IS NULL;
