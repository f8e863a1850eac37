-- Receipts of test mode are numbered apart: gifts that try things out leave no gap among the real ones.
ALTER TABLE "gift_receipt" ADD COLUMN "mode" TEXT NOT NULL DEFAULT 'live';
UPDATE "gift_receipt" r SET "mode" = g."mode" FROM "gift" g WHERE g."id" = r."gift_id";
ALTER TABLE "gift_receipt" ADD CONSTRAINT "gift_receipt_mode_check" CHECK ("mode" IN ('test', 'live'));
DROP INDEX "gift_receipt_year_number_key";
CREATE UNIQUE INDEX "gift_receipt_mode_year_number_key" ON "gift_receipt"("mode", "year", "number");
