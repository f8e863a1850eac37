-- CreateTable
CREATE TABLE "venue_name" (
    "venue_id" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "is_gone" BOOLEAN NOT NULL DEFAULT false,
    "version" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "venue_name_pkey" PRIMARY KEY ("venue_id")
);

-- CreateTable
CREATE TABLE "activity" (
    "id" SERIAL NOT NULL,
    "actor_id" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "thing_id" INTEGER NOT NULL,
    "venue_id" INTEGER,
    "name" TEXT,
    "detail" TEXT,
    "amount" INTEGER NOT NULL DEFAULT 1,
    "version" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "activity_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "answered_fact" (
    "member_id" INTEGER NOT NULL,
    "venue_id" INTEGER NOT NULL,
    "feature" TEXT NOT NULL,
    "is_answered" BOOLEAN NOT NULL,
    "day" DATE NOT NULL,
    "version" INTEGER NOT NULL,

    CONSTRAINT "answered_fact_pkey" PRIMARY KEY ("member_id","venue_id","feature")
);

-- CreateTable
CREATE TABLE "news_removed" (
    "subject" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "removed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "news_removed_pkey" PRIMARY KEY ("subject")
);

-- CreateIndex
CREATE UNIQUE INDEX "activity_subject_key" ON "activity"("subject");

-- CreateIndex
CREATE INDEX "activity_actor_id_created_at_id_idx" ON "activity"("actor_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "news_removed_removed_at_idx" ON "news_removed"("removed_at");

CREATE TRIGGER "activity_of_deleted_member" BEFORE INSERT ON "activity" FOR EACH ROW EXECUTE FUNCTION refuse_deleted_member('actor_id', 'skip');
CREATE TRIGGER "answered_fact_of_deleted_member" BEFORE INSERT ON "answered_fact" FOR EACH ROW EXECUTE FUNCTION refuse_deleted_member('member_id', 'skip');
