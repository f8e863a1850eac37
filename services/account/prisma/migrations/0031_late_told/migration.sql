-- A giver whose bank did not let a month through is told by mail, once for each time that it happens.
ALTER TABLE "monthly_gift" ADD COLUMN "late_told_at" TIMESTAMPTZ(3);
CREATE INDEX "monthly_gift_late_untold" ON "monthly_gift"("id") WHERE "state" = 'late' AND "late_told_at" IS NULL;
