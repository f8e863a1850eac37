-- The reports of each square by age, with what a list asks of them: the newest of a view are read from the index alone, and cost the same
-- however many lie in it (1,000,000 reports, the middle of London: 34,000 were gathered to show 30).
CREATE INDEX "footpath_report_square" ON "footpath_report" ("cell_x", "cell_y", "created_at" DESC, "id" DESC)
  INCLUDE ("longitude", "latitude", "status", "severity", "issue_type");
DROP INDEX "footpath_report_cell";
