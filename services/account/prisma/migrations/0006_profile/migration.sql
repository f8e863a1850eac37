-- The public side of a member, complete (S2, user_profile).
ALTER TABLE "user_profile"
    ADD COLUMN "public_bio" TEXT NOT NULL DEFAULT '',
    ADD COLUMN "location" VARCHAR(100) NOT NULL DEFAULT '',
    ADD COLUMN "interests" TEXT[] NOT NULL DEFAULT '{}',
    ADD COLUMN "favorite_venue_types" TEXT[] NOT NULL DEFAULT '{}',
    ADD COLUMN "show_location" BOOLEAN NOT NULL DEFAULT true,
    ADD COLUMN "show_email" BOOLEAN NOT NULL DEFAULT false,
    ADD COLUMN "travel_style" TEXT,
    ADD COLUMN "profile_image_url" TEXT,
    ADD COLUMN "points" INTEGER NOT NULL DEFAULT 0,
    ADD COLUMN "is_influencer" BOOLEAN NOT NULL DEFAULT false,
    -- Health data: disability types and needs as one sealed text. NULL is nothing stored.
    ADD COLUMN "accessibility_sealed" TEXT;

ALTER TABLE "user_profile"
    ADD CONSTRAINT "user_profile_visibility_check" CHECK ("profile_visibility" IN ('public', 'private')),
    ADD CONSTRAINT "user_profile_travel_style_check" CHECK ("travel_style" IN ('solo', 'couple', 'family', 'group', 'business'));

-- As the code counts them (profile/points.ts).
UPDATE "user_profile" SET "points" = 10 * "review_count" + 2 * "helpful_votes";

-- The list of public profiles, newest first.
CREATE INDEX "user_profile_public_idx" ON "user_profile"("joined_at" DESC, "id" DESC) WHERE "profile_visibility" = 'public';

-- Who is the top reviewer, from the reviews slice. One row.
CREATE TABLE "top_reviewer_projection" (
    "id" SMALLINT NOT NULL,
    "member_id" INTEGER,
    "version" INTEGER NOT NULL,

    CONSTRAINT "top_reviewer_projection_pkey" PRIMARY KEY ("id")
);
