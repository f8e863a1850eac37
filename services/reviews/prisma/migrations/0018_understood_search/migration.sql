-- Which of twelve Newports: the county, borough or region of a town.
ALTER TABLE "place" ADD COLUMN "district" TEXT;

-- "Theatres in Leeds" without the search server: places of a kind, by where they are.
CREATE INDEX "venue_kind_latitude_longitude_idx" ON "venue"("kind", "latitude", "longitude");
