-- A gift says itself whether its receipt is written: what is left to do is found without looking through the books.
ALTER TABLE "gift" ADD COLUMN "receipted_at" TIMESTAMPTZ(3);
CREATE INDEX "gift_without_receipt" ON "gift"("received_at") WHERE "received_at" IS NOT NULL AND "receipted_at" IS NULL;

-- The list of staff, by what it can be narrowed to, and the table for spreadsheets.
CREATE INDEX "gift_state_created_at_id_idx" ON "gift"("state", "created_at" DESC, "id" DESC);
CREATE INDEX "gift_kind_created_at_id_idx" ON "gift"("kind", "created_at" DESC, "id" DESC);
CREATE INDEX "gift_received_at_id_idx" ON "gift"("received_at", "id");

-- Addresses of gifts that never came are forgotten after a while.
CREATE INDEX "gift_sealed_email" ON "gift"("created_at") WHERE "sealed_email" IS NOT NULL;

-- One comparison at a time for each mode, in the hands of one process for as long as that gives signs of life.
ALTER TABLE "books_run" ADD COLUMN "holder" UUID;
ALTER TABLE "books_run" ADD COLUMN "lease_until" TIMESTAMPTZ(3);
CREATE UNIQUE INDEX "books_run_open" ON "books_run"("mode") WHERE "finished_at" IS NULL;
