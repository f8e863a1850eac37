-- Whom a member blocked, as the community slice tells it: a review does not name either to the other. One that was taken back stays as a
-- row, so that an older word that comes late brings nothing back. Without a key to "member": what account tells of a person can come later.
-- CreateTable
CREATE TABLE "member_block" (
    "member_id" INTEGER NOT NULL,
    "blocked_id" INTEGER NOT NULL,
    "is_blocked" BOOLEAN NOT NULL,
    "version" INTEGER NOT NULL,

    CONSTRAINT "member_block_pkey" PRIMARY KEY ("member_id","blocked_id")
);

-- CreateIndex
CREATE INDEX "member_block_blocked_id_idx" ON "member_block"("blocked_id");
-- A word that comes late brings back neither of two once they left.
CREATE TRIGGER "member_block_of_deleted_member" BEFORE INSERT ON "member_block" FOR EACH ROW EXECUTE FUNCTION refuse_deleted_member('member_id', 'skip');
CREATE TRIGGER "member_block_of_deleted_blocked" BEFORE INSERT ON "member_block" FOR EACH ROW EXECUTE FUNCTION refuse_deleted_member('blocked_id', 'skip');
-- Whether two are kept apart, whichever of them blocked the other; false for a visitor, who sees everybody. The one place that says so.
CREATE FUNCTION is_apart(person INTEGER, reader INTEGER) RETURNS BOOLEAN LANGUAGE sql STABLE AS $$
    SELECT reader IS NOT NULL AND EXISTS (
        SELECT 1 FROM member_block WHERE is_blocked AND (member_id, blocked_id) IN ((reader, person), (person, reader)))
$$;
