-- What a giver asked of a monthly gift is written down before Stripe is asked: numbered, carried out by one process at a
-- time, and tried again until Stripe has said yes.
ALTER TABLE "monthly_gift" ADD COLUMN "wish_number" INTEGER NOT NULL DEFAULT 0;
ALTER TABLE "monthly_gift" ADD COLUMN "wish_taken_until" TIMESTAMPTZ(3);
ALTER TABLE "monthly_gift" ADD COLUMN "wish_tried_at" TIMESTAMPTZ(3);
-- When the mail that confirms the stop was queued, in the same transaction: once.
ALTER TABLE "monthly_gift" ADD COLUMN "stop_told_at" TIMESTAMPTZ(3);
CREATE INDEX "monthly_gift_open_wish" ON "monthly_gift"("wish_tried_at" NULLS FIRST)
    WHERE "wanted_pence" IS NOT NULL OR ("stop_asked_at" IS NOT NULL AND "stop_told_at" IS NULL);
