-- What decisions of staff about something that a member posted hold them back from; account does what community decided.
CREATE TABLE "member_standing" (
  "member_id" INTEGER NOT NULL,
  "number" INTEGER NOT NULL,
  "limited_until" TIMESTAMPTZ(3),
  "statement_id" INTEGER,
  "suspended_at" TIMESTAMPTZ(3),
  CONSTRAINT "member_standing_pkey" PRIMARY KEY ("member_id")
);
ALTER TABLE "member_standing" ADD CONSTRAINT "member_standing_member_id_fkey"
  FOREIGN KEY ("member_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE NO ACTION;
