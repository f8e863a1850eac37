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
