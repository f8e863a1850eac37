ALTER TABLE "review" ADD COLUMN "visit_month" TEXT;
ALTER TABLE "review" ADD COLUMN "rewarded" BOOLEAN NOT NULL DEFAULT false;

CREATE TABLE "review_photo" (
    "id" UUID NOT NULL,
    "member_id" INTEGER NOT NULL,
    "review_id" INTEGER,
    "position" SMALLINT NOT NULL DEFAULT 0,
    "description" TEXT NOT NULL DEFAULT '',
    "width" INTEGER NOT NULL,
    "height" INTEGER NOT NULL,
    "full_file" TEXT NOT NULL,
    "thumb_file" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "review_photo_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "review_photo_review_id_position_idx" ON "review_photo"("review_id", "position");
CREATE INDEX "review_photo_full_file_idx" ON "review_photo"("full_file");
CREATE INDEX "review_photo_thumb_file_idx" ON "review_photo"("thumb_file");
-- Finds what nobody used, however many photos are in use.
CREATE INDEX "review_photo_unused" ON "review_photo"("created_at") WHERE "review_id" IS NULL;
ALTER TABLE "review_photo" ADD CONSTRAINT "review_photo_review_id_fkey"
    FOREIGN KEY ("review_id") REFERENCES "review"("id") ON DELETE SET NULL ON UPDATE CASCADE;
