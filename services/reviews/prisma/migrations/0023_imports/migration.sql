-- Rows of imported lists, by list and the list's own id: a later edition finds the venue again, and knows what it no longer names.
CREATE TABLE "imported_row" (
    "source" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "venue_id" INTEGER NOT NULL REFERENCES "venue"("id") ON DELETE CASCADE ON UPDATE CASCADE,
    -- The edition that named it last, and where in its file.
    "of_file" TEXT NOT NULL,
    "row_number" INTEGER NOT NULL,
    -- Day of the first edition without it.
    "gone_since" DATE,
    CONSTRAINT "imported_row_pkey" PRIMARY KEY ("source", "key")
);
CREATE INDEX "imported_row_venue_id_idx" ON "imported_row"("venue_id");
CREATE INDEX "imported_row_standing_idx" ON "imported_row"("source", "of_file") WHERE "gone_since" IS NULL;

-- No list names the place any more since this day. It stays: lists forget.
ALTER TABLE "venue" ADD COLUMN "off_lists_since" DATE;
-- Where a list is published.
ALTER TABLE "data_source" ADD COLUMN "url" TEXT;

-- A chain has a thousand places of one name: an import looks for the one that is near.
CREATE INDEX "venue_normal_name_latitude_idx" ON "venue"("normal_name", "latitude");
DROP INDEX "venue_normal_name_idx";
