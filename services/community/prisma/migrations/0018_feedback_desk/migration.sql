-- AlterTable
ALTER TABLE "feedback" ADD COLUMN     "assignee_id" INTEGER,
ADD COLUMN     "duplicate_of" INTEGER,
ADD COLUMN     "status" TEXT NOT NULL DEFAULT 'new',
ADD COLUMN     "tags" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1;

-- CreateTable
CREATE TABLE "feedback_note" (
    "id" SERIAL NOT NULL,
    "feedback_id" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "author_id" INTEGER,
    "text" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "feedback_note_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "suggestion" (
    "id" SERIAL NOT NULL,
    "engine" TEXT NOT NULL,
    "category" TEXT NOT NULL,
    "priority" TEXT NOT NULL,
    "rank" SMALLINT NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'open',
    "title" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "is_edited" BOOLEAN NOT NULL DEFAULT false,
    "feedback_count" INTEGER NOT NULL DEFAULT 0,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "suggestion_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "suggestion_feedback" (
    "feedback_id" INTEGER NOT NULL,
    "suggestion_id" INTEGER NOT NULL,
    "closeness" REAL NOT NULL,

    CONSTRAINT "suggestion_feedback_pkey" PRIMARY KEY ("feedback_id")
);

-- CreateTable
CREATE TABLE "suggestion_run" (
    "id" SERIAL NOT NULL,
    "asked_by" INTEGER,
    "state" TEXT NOT NULL DEFAULT 'waiting',
    "engine" TEXT,
    "stage" TEXT NOT NULL DEFAULT 'waiting',
    "done" INTEGER NOT NULL DEFAULT 0,
    "total" INTEGER NOT NULL DEFAULT 0,
    "found" INTEGER NOT NULL DEFAULT 0,
    "joined" INTEGER NOT NULL DEFAULT 0,
    "note" TEXT,
    "tokens" INTEGER NOT NULL DEFAULT 0,
    "up_to" INTEGER NOT NULL DEFAULT 0,
    "holder" UUID,
    "lease_until" TIMESTAMPTZ(3),
    "asked_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "suggestion_run_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "heard" (
    "id" SERIAL NOT NULL,
    "suggestion_id" INTEGER,
    "heard" TEXT NOT NULL,
    "changed" TEXT NOT NULL,
    "people" INTEGER NOT NULL,
    "published_by" INTEGER,
    "published_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "heard_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "feedback_note_feedback_id_id_idx" ON "feedback_note"("feedback_id", "id");

-- CreateIndex
CREATE INDEX "feedback_note_author_id_idx" ON "feedback_note"("author_id");

-- CreateIndex
CREATE INDEX "suggestion_status_rank_feedback_count_id_idx" ON "suggestion"("status", "rank" DESC, "feedback_count" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "suggestion_feedback_suggestion_id_closeness_feedback_id_idx" ON "suggestion_feedback"("suggestion_id", "closeness" DESC, "feedback_id");

-- CreateIndex
CREATE INDEX "suggestion_run_asked_by_idx" ON "suggestion_run"("asked_by");

-- CreateIndex
CREATE INDEX "suggestion_run_asked_at_idx" ON "suggestion_run"("asked_at");

-- CreateIndex
CREATE UNIQUE INDEX "heard_suggestion_id_key" ON "heard"("suggestion_id");

-- CreateIndex
CREATE INDEX "heard_published_at_id_idx" ON "heard"("published_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "heard_published_by_idx" ON "heard"("published_by");

-- CreateIndex
CREATE INDEX "feedback_duplicate_of_idx" ON "feedback"("duplicate_of");

-- AddForeignKey
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_duplicate_of_fkey" FOREIGN KEY ("duplicate_of") REFERENCES "feedback"("id") ON DELETE SET NULL ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "feedback_note" ADD CONSTRAINT "feedback_note_feedback_id_fkey" FOREIGN KEY ("feedback_id") REFERENCES "feedback"("id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "suggestion_feedback" ADD CONSTRAINT "suggestion_feedback_feedback_id_fkey" FOREIGN KEY ("feedback_id") REFERENCES "feedback"("id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "suggestion_feedback" ADD CONSTRAINT "suggestion_feedback_suggestion_id_fkey" FOREIGN KEY ("suggestion_id") REFERENCES "suggestion"("id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "heard" ADD CONSTRAINT "heard_suggestion_id_fkey" FOREIGN KEY ("suggestion_id") REFERENCES "suggestion"("id") ON DELETE SET NULL ON UPDATE NO ACTION;

ALTER TABLE "feedback" ADD CONSTRAINT "feedback_status_check" CHECK ("status" IN ('new', 'seen', 'answered', 'done'));
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_not_its_own_duplicate" CHECK ("duplicate_of" <> "id");
ALTER TABLE "suggestion" ADD CONSTRAINT "suggestion_status_check" CHECK ("status" IN ('open', 'planned', 'dismissed', 'published'));
ALTER TABLE "suggestion_run" ADD CONSTRAINT "suggestion_run_state_check" CHECK ("state" IN ('waiting', 'running', 'done', 'failed'));

-- Words that staff look for.
CREATE INDEX "feedback_words" ON "feedback" USING GIN (to_tsvector('simple', "subject" || ' ' || "message"));

-- The list of staff, newest first, whole and by each of its filters. What stands for others is in it, those others are not.
CREATE INDEX "feedback_shown" ON "feedback" ("id" DESC) WHERE "duplicate_of" IS NULL AND NOT "is_suspected";
CREATE INDEX "feedback_by_status" ON "feedback" ("status", "id" DESC) WHERE "duplicate_of" IS NULL AND NOT "is_suspected";
CREATE INDEX "feedback_by_type" ON "feedback" ("type", "id" DESC) WHERE "duplicate_of" IS NULL AND NOT "is_suspected";
CREATE INDEX "feedback_by_urgency" ON "feedback" ("urgency", "id" DESC) WHERE "duplicate_of" IS NULL AND NOT "is_suspected";
CREATE INDEX "feedback_by_assignee" ON "feedback" ("assignee_id", "id" DESC) WHERE "duplicate_of" IS NULL AND NOT "is_suspected";
-- What programs may have sent: looked at apart.
CREATE INDEX "feedback_suspected" ON "feedback" ("id" DESC) WHERE "is_suspected";

-- One run at a time, whoever asks and however many processes there are.
CREATE UNIQUE INDEX "suggestion_run_under_way" ON "suggestion_run" ((true)) WHERE "state" IN ('waiting', 'running');

CREATE TRIGGER "feedback_note_of_deleted_member" BEFORE INSERT ON "feedback_note" FOR EACH ROW EXECUTE FUNCTION refuse_deleted_member('author_id', 'refuse');
CREATE TRIGGER "suggestion_run_of_deleted_member" BEFORE INSERT ON "suggestion_run" FOR EACH ROW EXECUTE FUNCTION refuse_deleted_member('asked_by', 'refuse');
CREATE TRIGGER "heard_of_deleted_member" BEFORE INSERT ON "heard" FOR EACH ROW EXECUTE FUNCTION refuse_deleted_member('published_by', 'refuse');
