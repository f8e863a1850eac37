-- Only what its slice has answered for is given to a moderator: what a slice that is away leaves behind is not walked each time.
CREATE INDEX "moderation_case_given" ON "moderation_case" ("due_at", "id") WHERE "state" = 'open' AND "is_there";

-- When the newest appeal was sent and decided: whether what everybody is shown is to be counted anew.
CREATE INDEX "moderation_appeal_created_at" ON "moderation_appeal" ("created_at");
CREATE INDEX "moderation_appeal_decided_at" ON "moderation_appeal" ("decided_at");

-- Stored, because a text costs a hundred times as much to take apart as its words to look through.
ALTER TABLE "feedback" ADD COLUMN "words" tsvector GENERATED ALWAYS AS (to_tsvector('simple', "subject" || ' ' || "message")) STORED;
DROP INDEX "feedback_words";
CREATE INDEX "feedback_words" ON "feedback" USING GIN ("words");

-- What is kept no longer than it is needed, by its age.
CREATE INDEX "moderation_report_words_told" ON "moderation_report" ("told_at") WHERE "words" <> '' OR "sealed_mail" IS NOT NULL;
CREATE INDEX "feedback_note_internal" ON "feedback_note" ("created_at") WHERE "kind" = 'note';
