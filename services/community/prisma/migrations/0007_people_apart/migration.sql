-- CreateTable
CREATE TABLE "follow_pace" (
    "member_id" INTEGER NOT NULL,
    "started_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "acts" INTEGER NOT NULL,

    CONSTRAINT "follow_pace_pkey" PRIMARY KEY ("member_id")
);

-- CreateIndex
CREATE INDEX "member_follow_follower_id_created_at_followed_id_idx" ON "member_follow"("follower_id", "created_at" DESC, "followed_id");

-- CreateIndex
CREATE INDEX "member_mute_muted_id_idx" ON "member_mute"("muted_id");

-- Who live in the same town, as far as they show it.
CREATE INDEX "member_same_city" ON "member" (lower("city"), "id") WHERE "is_public" AND "is_active" AND "city" IS NOT NULL;

-- How a member may be shown beside what they published: by name, and with a link where their profile is public. Whoever is suspended
-- is not in it, and whoever has left is not in `member`: LEFT JOIN it, and nobody is named.
CREATE VIEW "shown_member" AS
  SELECT "id", "display_name" AS "name", CASE WHEN "is_public" THEN "id" END AS "link_id", "is_verified"
  FROM "member" WHERE "is_active";

-- Which way a pair went last: follows and their ends are told in this order, also of a pair whose row is gone.
CREATE SEQUENCE "member_follow_version" AS INTEGER;

-- Late events bring nobody back, and nobody follows, blocks or mutes somebody who has left.
CREATE TRIGGER "member_of_deleted_member" BEFORE INSERT ON "member" FOR EACH ROW EXECUTE FUNCTION refuse_deleted_member('id', 'skip');
CREATE TRIGGER "member_follow_of_deleted_member" BEFORE INSERT ON "member_follow" FOR EACH ROW EXECUTE FUNCTION refuse_deleted_member('follower_id', 'refuse');
CREATE TRIGGER "member_follow_to_deleted_member" BEFORE INSERT ON "member_follow" FOR EACH ROW EXECUTE FUNCTION refuse_deleted_member('followed_id', 'skip');
CREATE TRIGGER "member_block_of_deleted_member" BEFORE INSERT ON "member_block" FOR EACH ROW EXECUTE FUNCTION refuse_deleted_member('member_id', 'skip');
CREATE TRIGGER "member_block_to_deleted_member" BEFORE INSERT ON "member_block" FOR EACH ROW EXECUTE FUNCTION refuse_deleted_member('other_id', 'skip');
CREATE TRIGGER "member_mute_of_deleted_member" BEFORE INSERT ON "member_mute" FOR EACH ROW EXECUTE FUNCTION refuse_deleted_member('member_id', 'refuse');
CREATE TRIGGER "member_mute_to_deleted_member" BEFORE INSERT ON "member_mute" FOR EACH ROW EXECUTE FUNCTION refuse_deleted_member('muted_id', 'skip');
CREATE TRIGGER "follow_pace_of_deleted_member" BEFORE INSERT ON "follow_pace" FOR EACH ROW EXECUTE FUNCTION refuse_deleted_member('member_id', 'refuse');
