-- Places that are only "around here" by name and town: an import compares every place of its list with them.
CREATE INDEX "venue_around_name_idx" ON "venue"("normal_name", "normal_city") WHERE "approximate_position" OR "latitude" IS NULL;
