-- No table may take a row of somebody who left: a count or a decision that began before may end after.
CREATE TRIGGER "member_trust_of_deleted_member" BEFORE INSERT ON "member_trust" FOR EACH ROW EXECUTE FUNCTION refuse_deleted_member('member_id', 'skip');
CREATE TRIGGER "venue_owner_of_deleted_member" BEFORE INSERT ON "venue_owner" FOR EACH ROW EXECUTE FUNCTION refuse_deleted_member('member_id', 'skip');
CREATE TRIGGER "moderated_correction_of_deleted_member" BEFORE INSERT ON "moderated_correction" FOR EACH ROW EXECUTE FUNCTION refuse_deleted_member('author_id', 'skip');
CREATE TRIGGER "revert_state_of_deleted_member" BEFORE INSERT ON "revert_state" FOR EACH ROW EXECUTE FUNCTION refuse_deleted_member('member_id', 'skip');
CREATE TRIGGER "reverted_content_of_deleted_member" BEFORE INSERT ON "reverted_content" FOR EACH ROW EXECUTE FUNCTION refuse_deleted_member('member_id', 'skip');
