-- Members who have left: the number alone, so that late events and restored back-ups bring nothing of them back.
CREATE TABLE "deleted_member" (
    "member_id" INTEGER NOT NULL,
    "deleted_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "erased_at" TIMESTAMPTZ(3),
    CONSTRAINT "deleted_member_pkey" PRIMARY KEY ("member_id")
);

-- Keeps rows of deleted members out, whoever writes them. Arguments: the column with the member's number, and whether
-- such a row is refused or left out without a word (what events bring). The lock makes a writer wait for an erasure that
-- runs, and an erasure for writers: nothing slips in between.
CREATE FUNCTION "refuse_deleted_member"() RETURNS TRIGGER LANGUAGE plpgsql AS $$
DECLARE
  member INTEGER := (to_jsonb(NEW) ->> TG_ARGV[0])::int;
BEGIN
  IF member IS NULL THEN RETURN NEW; END IF;
  PERFORM pg_advisory_xact_lock_shared(7261502, member % 1024);
  IF NOT EXISTS (SELECT 1 FROM deleted_member WHERE member_id = member) THEN RETURN NEW; END IF;
  IF TG_ARGV[1] = 'skip' THEN RETURN NULL; END IF;
  RAISE EXCEPTION 'this member has left' USING ERRCODE = 'WM001';
END
$$;

CREATE TRIGGER "member_of_deleted_member" BEFORE INSERT ON "member" FOR EACH ROW EXECUTE FUNCTION refuse_deleted_member('id', 'skip');
CREATE TRIGGER "review_of_deleted_member" BEFORE INSERT ON "review" FOR EACH ROW EXECUTE FUNCTION refuse_deleted_member('author_id', 'refuse');
CREATE TRIGGER "vote_of_deleted_member" BEFORE INSERT ON "vote" FOR EACH ROW EXECUTE FUNCTION refuse_deleted_member('member_id', 'refuse');
CREATE TRIGGER "review_photo_of_deleted_member" BEFORE INSERT ON "review_photo" FOR EACH ROW EXECUTE FUNCTION refuse_deleted_member('member_id', 'refuse');
CREATE TRIGGER "health_consent_of_deleted_member" BEFORE INSERT ON "health_consent" FOR EACH ROW EXECUTE FUNCTION refuse_deleted_member('member_id', 'refuse');
CREATE TRIGGER "reviewer_tally_of_deleted_member" BEFORE INSERT ON "reviewer_tally" FOR EACH ROW EXECUTE FUNCTION refuse_deleted_member('member_id', 'skip');
CREATE FUNCTION "refuse_answer_of_deleted_member"() RETURNS TRIGGER LANGUAGE plpgsql AS $$
DECLARE
  member INTEGER := substring(NEW.person FROM '^member:(\d+)$')::int;
BEGIN
  IF member IS NULL THEN RETURN NEW; END IF;
  PERFORM pg_advisory_xact_lock_shared(7261502, member % 1024);
  IF NOT EXISTS (SELECT 1 FROM deleted_member WHERE member_id = member) THEN RETURN NEW; END IF;
  RAISE EXCEPTION 'this member has left' USING ERRCODE = 'WM001';
END
$$;
CREATE TRIGGER "answer_of_deleted_member" BEFORE INSERT ON "answer" FOR EACH ROW EXECUTE FUNCTION refuse_answer_of_deleted_member();

-- A photo of a review that stays when its author leaves is nobody's.
ALTER TABLE "review_photo" ALTER COLUMN "member_id" DROP NOT NULL;
CREATE INDEX "review_photo_member_id_idx" ON "review_photo"("member_id");
CREATE INDEX "vote_member_id_idx" ON "vote"("member_id");
CREATE INDEX "answer_person_idx" ON "answer"("person");
CREATE INDEX "venue_created_by_idx" ON "venue"("created_by");
