-- AlterTable
ALTER TABLE "merit_entry" ADD COLUMN "under" TEXT;

-- The comments under a trip that was taken back or published again.
CREATE INDEX "merit_entry_under" ON "merit_entry" ("under") WHERE "under" IS NOT NULL;
