-- What the reviews slice says that it holds of a member's health data, so that one page tells all of it.
CREATE TABLE "health_data_in_reviews" (
    "member_id" INTEGER NOT NULL,
    "given_at" TIMESTAMPTZ(3),
    "reviews" INTEGER NOT NULL DEFAULT 0,
    "version" INTEGER NOT NULL DEFAULT 0,
    -- What was given up to then is deleted, whichever event comes late.
    "withdrawn_at" TIMESTAMPTZ(3),
    CONSTRAINT "health_data_in_reviews_pkey" PRIMARY KEY ("member_id")
);
ALTER TABLE "health_data_in_reviews" ADD CONSTRAINT "health_data_in_reviews_member_id_fkey"
    FOREIGN KEY ("member_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;
