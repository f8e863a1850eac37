-- How many followers of a member others may see: public and active ones. Kept, because of somebody with 50,000 of them a count took 20 ms
-- each time that anybody looked at them. Whoever has no row has none.
CREATE TABLE "follower_count" (
    "member_id" INTEGER NOT NULL,
    "followers" INTEGER NOT NULL,

    CONSTRAINT "follower_count_pkey" PRIMARY KEY ("member_id")
);
CREATE TRIGGER "follower_count_of_deleted_member" BEFORE INSERT ON "follower_count" FOR EACH ROW EXECUTE FUNCTION refuse_deleted_member('member_id', 'skip');

-- Follows come and go in statements of one row or of thousands (a member who leaves); each statement counts once.
--
-- Whether a follower is shown can change meanwhile. So their row in `member` is locked against that until the transaction ends, or, where
-- there is none yet, their number is: always one of the two transactions sees what the other did. Counts change by number, so that two
-- statements never wait for each other.
CREATE FUNCTION "count_followers"() RETURNS TRIGGER LANGUAGE plpgsql AS $$
DECLARE
  sign CONSTANT INTEGER := TG_ARGV[0];
BEGIN
  PERFORM 1 FROM "member" WHERE "id" IN (SELECT "follower_id" FROM changed) ORDER BY "id" FOR SHARE;
  PERFORM pg_advisory_xact_lock_shared(7261503, absent.slot)
  FROM (SELECT DISTINCT "follower_id" % 1024 AS slot FROM changed
        WHERE NOT EXISTS (SELECT 1 FROM "member" WHERE "id" = "follower_id") ORDER BY 1) AS absent;
  INSERT INTO "follower_count" AS kept ("member_id", "followers")
  SELECT changed."followed_id", sign * count(*) FROM changed
  JOIN "member" ON "member"."id" = changed."follower_id" AND "member"."is_public" AND "member"."is_active"
  WHERE sign > 0 OR EXISTS (SELECT 1 FROM "follower_count" known WHERE known."member_id" = changed."followed_id")
  GROUP BY 1 ORDER BY 1
  ON CONFLICT ("member_id") DO UPDATE SET "followers" = kept."followers" + excluded."followers";
  RETURN NULL;
END
$$;

-- A follower who comes, goes, or is shown no more counts for all whom they follow.
CREATE FUNCTION "count_shown_follower"() RETURNS TRIGGER LANGUAGE plpgsql AS $$
DECLARE
  was_shown CONSTANT BOOLEAN := TG_OP <> 'INSERT' AND OLD."is_public" AND OLD."is_active";
  is_shown CONSTANT BOOLEAN := TG_OP <> 'DELETE' AND NEW."is_public" AND NEW."is_active";
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM pg_advisory_xact_lock(7261503, NEW."id" % 1024);
  END IF;
  IF was_shown <> is_shown THEN
    INSERT INTO "follower_count" AS kept ("member_id", "followers")
    SELECT "followed_id", is_shown::int - was_shown::int FROM "member_follow" follow
    WHERE "follower_id" = coalesce(NEW."id", OLD."id")
      AND (is_shown OR EXISTS (SELECT 1 FROM "follower_count" known WHERE known."member_id" = follow."followed_id"))
    ORDER BY 1
    ON CONFLICT ("member_id") DO UPDATE SET "followers" = kept."followers" + excluded."followers";
  END IF;
  RETURN NULL;
END
$$;

LOCK TABLE "member", "member_follow" IN SHARE ROW EXCLUSIVE MODE;

CREATE TRIGGER "member_follow_begun" AFTER INSERT ON "member_follow" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION count_followers('1');
CREATE TRIGGER "member_follow_ended" AFTER DELETE ON "member_follow" REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION count_followers('-1');
CREATE TRIGGER "member_shown" AFTER INSERT OR DELETE OR UPDATE OF "is_public", "is_active" ON "member"
  FOR EACH ROW EXECUTE FUNCTION count_shown_follower();

INSERT INTO "follower_count" ("member_id", "followers")
SELECT follow."followed_id", count(*) FROM "member_follow" follow
JOIN "member" ON "member"."id" = follow."follower_id" AND "member"."is_public" AND "member"."is_active" GROUP BY 1;
