-- A review written anew: since when it reads as it does, and what it said before.
ALTER TABLE "review" ADD COLUMN "edited_at" TIMESTAMPTZ(3);
CREATE TABLE "review_version" (
    "review_id" INTEGER NOT NULL REFERENCES "review"("id") ON DELETE CASCADE ON UPDATE CASCADE,
    "version" INTEGER NOT NULL,
    "written" JSONB NOT NULL,
    "until" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "review_version_pkey" PRIMARY KEY ("review_id", "version")
);

-- Who thinks that a review should not stand, for staff to look at. It goes with the review.
CREATE TABLE "review_report" (
    "review_id" INTEGER NOT NULL REFERENCES "review"("id") ON DELETE CASCADE ON UPDATE CASCADE,
    "member_id" INTEGER NOT NULL,
    "reason" TEXT NOT NULL,
    "details" TEXT NOT NULL DEFAULT '',
    "version" INTEGER NOT NULL DEFAULT 1,
    "reported_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "review_report_pkey" PRIMARY KEY ("review_id", "member_id")
);
CREATE INDEX "review_report_member_id_idx" ON "review_report"("member_id");
CREATE INDEX "review_report_reported_at_idx" ON "review_report"("reported_at");
CREATE TRIGGER "review_report_of_deleted_member" BEFORE INSERT ON "review_report" FOR EACH ROW EXECUTE FUNCTION refuse_deleted_member('member_id', 'refuse');
