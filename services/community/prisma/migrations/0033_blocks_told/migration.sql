-- Blocks are told to the slices that show people to each other; a late older word changes nothing.
CREATE SEQUENCE "member_block_version" AS INTEGER;

-- Blocks from before: told once.
INSERT INTO "outbox" ("id", "type", "aggregate_id", "aggregate_version", "data")
SELECT gen_random_uuid(), 'community.member.blocked.v1', "member_id" || '-' || "other_id", nextval('member_block_version')::int,
       jsonb_build_object('memberId', "member_id", 'blockedId', "other_id", 'isBlocked', true)
FROM "member_block" WHERE "is_blocker";
