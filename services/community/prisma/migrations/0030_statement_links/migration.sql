-- The hash of the code in the letter about a decision: it opens the statement for whoever cannot log in. Null: none works (any more).
ALTER TABLE "moderation_decision" ADD COLUMN "link_hash" TEXT;
CREATE UNIQUE INDEX "moderation_decision_link_hash_key" ON "moderation_decision" ("link_hash");

-- Wrong codes of the last hour, by a keyed hash of the address and by the number that was asked for, whether it is there or not.
CREATE TABLE "statement_try" (
  "id" SERIAL NOT NULL,
  "sender_key" TEXT NOT NULL,
  "statement_id" INTEGER NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "statement_try_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "statement_try_sender_key_created_at_idx" ON "statement_try" ("sender_key", "created_at");
CREATE INDEX "statement_try_statement_id_created_at_idx" ON "statement_try" ("statement_id", "created_at");
CREATE INDEX "statement_try_created_at_idx" ON "statement_try" ("created_at");
