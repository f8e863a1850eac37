-- What staff took back of what a member did on one day. Copied into the migration of each service that has such things.
CREATE TABLE "revert_state" (
  "revert_id" INTEGER NOT NULL,
  "number" INTEGER NOT NULL,
  "member_id" INTEGER NOT NULL,
  "day" DATE NOT NULL,
  "state" TEXT NOT NULL CHECK ("state" IN ('reverted', 'undone')),
  "statement_id" INTEGER,
  "decided_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "revert_state_pkey" PRIMARY KEY ("revert_id")
);
CREATE INDEX "revert_state_member_id_day_idx" ON "revert_state" ("member_id", "day");
CREATE TABLE "reverted_content" (
  "revert_id" INTEGER NOT NULL,
  "kind" TEXT NOT NULL,
  "content_id" TEXT NOT NULL,
  "member_id" INTEGER NOT NULL,
  "before" JSONB NOT NULL,
  CONSTRAINT "reverted_content_pkey" PRIMARY KEY ("revert_id", "kind", "content_id")
);
CREATE INDEX "reverted_content_member_id_idx" ON "reverted_content" ("member_id");
CREATE INDEX "reverted_content_kind_content_id_idx" ON "reverted_content" ("kind", "content_id");

-- What a profile said before its member changed it, kept for a quarter of a year: so long staff can take a change back.
CREATE TABLE "profile_version" (
  "id" BIGSERIAL NOT NULL,
  "member_id" INTEGER NOT NULL,
  "display_name" VARCHAR(100) NOT NULL,
  "public_bio" TEXT NOT NULL,
  "location" VARCHAR(100) NOT NULL,
  "until" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "profile_version_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "profile_version_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "user" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "profile_version_member_id_until_idx" ON "profile_version" ("member_id", "until");

-- Who is of the staff is told once to those who have to know: only an admin takes back what staff did.
WITH told AS (
  UPDATE "user" u SET "version" = u."version" + 1 FROM "user_profile" p
  WHERE p."id" = u."id" AND u."role" <> 'member'
  RETURNING u."id", u."version", json_build_object(
    'memberId', u."id", 'displayName', u."display_name", 'username', u."username", 'isVerified', p."is_verified",
    'isInfluencer', p."is_influencer", 'isPublic', p."profile_visibility" = 'public' AND p."set_aside" IS NULL,
    'isActive', u."is_active", 'isStaff', true,
    'interests', coalesce(CASE WHEN p."profile_visibility" = 'public' AND p."set_aside" IS NULL THEN p."interests" END, '{}'),
    'city', CASE WHEN p."profile_visibility" = 'public' AND p."set_aside" IS NULL AND p."show_location" THEN nullif(p."location", '') END) AS data
)
INSERT INTO "outbox" ("id", "type", "aggregate_id", "aggregate_version", "data")
SELECT gen_random_uuid(), 'account.member.changed.v1', "id"::text, "version", "data" FROM told;
