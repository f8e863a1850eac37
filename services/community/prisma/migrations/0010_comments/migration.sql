-- What members say about trips: conversations of a comment and its answers, one level deep.
CREATE TABLE "trip_comment" (
    "id" SERIAL NOT NULL,
    "blog_id" INTEGER NOT NULL,
    "entry_id" INTEGER,
    "thread_id" INTEGER,
    "answers_id" INTEGER,
    "author_id" INTEGER,
    "author_name" TEXT,
    "content" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "signals" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[],
    "is_approved" BOOLEAN NOT NULL DEFAULT false,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "edited_at" TIMESTAMPTZ(3),
    CONSTRAINT "trip_comment_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "trip_comment_state_check" CHECK ("state" IN ('published', 'waiting', 'declined', 'gone')),
    -- Nobody's words stay without somebody: what is gone has neither.
    CONSTRAINT "trip_comment_gone_check" CHECK (("state" = 'gone') = ("author_id" IS NULL) AND ("state" <> 'gone' OR ("content" = '' AND "author_name" IS NULL))),
    CONSTRAINT "trip_comment_blog_id_fkey" FOREIGN KEY ("blog_id") REFERENCES "trip_blog"("id") ON DELETE CASCADE ON UPDATE NO ACTION,
    -- A day is taken away: what was said about it is said about the trip.
    CONSTRAINT "trip_comment_entry_id_fkey" FOREIGN KEY ("entry_id") REFERENCES "trip_blog_entry"("id") ON DELETE SET NULL ON UPDATE NO ACTION,
    CONSTRAINT "trip_comment_thread_id_fkey" FOREIGN KEY ("thread_id") REFERENCES "trip_comment"("id") ON DELETE CASCADE ON UPDATE NO ACTION,
    CONSTRAINT "trip_comment_answers_id_fkey" FOREIGN KEY ("answers_id") REFERENCES "trip_comment"("id") ON DELETE SET NULL ON UPDATE NO ACTION
);
-- The list, newest first, of a trip or of a day; the answers of a conversation, oldest first.
CREATE INDEX "trip_comment_thread" ON "trip_comment"("blog_id", "entry_id", "id" DESC) WHERE "thread_id" IS NULL;
CREATE INDEX "trip_comment_answer" ON "trip_comment"("thread_id", "id") WHERE "thread_id" IS NOT NULL;
-- Counting asks for whom a reader does not see, and for nothing else of a row.
CREATE INDEX "trip_comment_counted" ON "trip_comment"("blog_id", "entry_id", "author_id") WHERE "state" = 'published';
CREATE INDEX "trip_comment_waiting" ON "trip_comment"("blog_id", "id") WHERE "state" = 'waiting';
CREATE INDEX "trip_comment_trust" ON "trip_comment"("author_id") WHERE "is_approved";
CREATE INDEX "trip_comment_author_id_created_at_idx" ON "trip_comment"("author_id", "created_at" DESC);
-- For the keys that empty themselves.
CREATE INDEX "trip_comment_entry_id_idx" ON "trip_comment"("entry_id") WHERE "entry_id" IS NOT NULL;
CREATE INDEX "trip_comment_answers_id_idx" ON "trip_comment"("answers_id") WHERE "answers_id" IS NOT NULL;
-- Whoever is suspended is looked for in every count: there are few of them.
CREATE INDEX "member_inactive" ON "member"("id") WHERE NOT "is_active";

-- When a member registered; null of those who came before this was kept.
ALTER TABLE "member" ADD COLUMN "registered_at" TIMESTAMPTZ(3);

CREATE TRIGGER "trip_comment_of_deleted_member" BEFORE INSERT ON "trip_comment" FOR EACH ROW EXECUTE FUNCTION refuse_deleted_member('author_id', 'refuse');
