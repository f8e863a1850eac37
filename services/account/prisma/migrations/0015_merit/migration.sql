-- Points and the influencer mark come from the community slice, by its table; what staff decided stays as they decided.
ALTER TABLE "user_profile"
    ADD COLUMN "merit_version" INTEGER NOT NULL DEFAULT 0,
    ADD COLUMN "is_influencer_by_staff" BOOLEAN NOT NULL DEFAULT false;

-- Until now nobody else gave one.
UPDATE "user_profile" SET "is_influencer_by_staff" = true WHERE "is_influencer";
