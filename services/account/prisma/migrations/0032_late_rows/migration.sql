-- As in the other slices: the second argument says whether such a row is refused or left out without a word (what events bring).
CREATE OR REPLACE FUNCTION "refuse_deleted_member"() RETURNS TRIGGER LANGUAGE plpgsql AS $$
DECLARE
  member INTEGER := (to_jsonb(NEW) #>> TG_ARGV[0]::text[])::int;
BEGIN
  IF member IS NULL THEN RETURN NEW; END IF;
  PERFORM pg_advisory_xact_lock_shared(7261502, member % 1024);
  IF NOT EXISTS (SELECT 1 FROM deleted_member WHERE member_id = member) THEN RETURN NEW; END IF;
  IF TG_ARGV[1] = 'skip' THEN RETURN NULL; END IF;
  RAISE EXCEPTION 'this member has left' USING ERRCODE = 'WM001';
END
$$;

-- No table may take a row of somebody who left: a count or a decision that began before may end after.
CREATE TRIGGER "moderated_correction_of_deleted_member" BEFORE INSERT ON "moderated_correction" FOR EACH ROW EXECUTE FUNCTION refuse_deleted_member('{author_id}', 'skip');
CREATE TRIGGER "revert_state_of_deleted_member" BEFORE INSERT ON "revert_state" FOR EACH ROW EXECUTE FUNCTION refuse_deleted_member('{member_id}', 'skip');
CREATE TRIGGER "reverted_content_of_deleted_member" BEFORE INSERT ON "reverted_content" FOR EACH ROW EXECUTE FUNCTION refuse_deleted_member('{member_id}', 'skip');
