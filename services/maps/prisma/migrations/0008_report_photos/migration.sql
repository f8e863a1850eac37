-- Photos of reports. Without a report one is nobody's yet and goes after a day; files are named by their content.
CREATE TABLE "report_photo" (
  "id" UUID NOT NULL,
  -- NULL for a visitor's, and when its author has left and the report stays.
  "member_id" INTEGER,
  -- Keyed hash of a visitor's address while no report has the photo: how many of theirs wait.
  "sender_key" TEXT,
  "report_id" INTEGER,
  "position" SMALLINT NOT NULL DEFAULT 0,
  "description" TEXT NOT NULL DEFAULT '',
  "width" INTEGER NOT NULL,
  "height" INTEGER NOT NULL,
  "full_file" TEXT NOT NULL,
  "thumb_file" TEXT NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT now(),
  CONSTRAINT "report_photo_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "report_photo_report_id_fkey" FOREIGN KEY ("report_id") REFERENCES "footpath_report" ("id") ON DELETE SET NULL
);
CREATE INDEX "report_photo_report_id_position_idx" ON "report_photo" ("report_id", "position");
CREATE INDEX "report_photo_member_id_idx" ON "report_photo" ("member_id");
CREATE INDEX "report_photo_full_file_idx" ON "report_photo" ("full_file");
CREATE INDEX "report_photo_thumb_file_idx" ON "report_photo" ("thumb_file");
-- Finds what nobody used, however many photos are in use.
CREATE INDEX "report_photo_unused" ON "report_photo" ("created_at") WHERE "report_id" IS NULL;
CREATE TRIGGER "report_photo_of_deleted_member" BEFORE INSERT ON "report_photo" FOR EACH ROW EXECUTE FUNCTION refuse_deleted_member('member_id', 'refuse');

-- Keyed hash of who reported, for as long as their reports are counted against the limit.
ALTER TABLE "footpath_report" ADD "sender_key" TEXT;
CREATE INDEX "footpath_report_sender" ON "footpath_report" ("sender_key", "created_at") WHERE "sender_key" IS NOT NULL;
