-- CreateTable
CREATE TABLE "merit_entry" (
    "kind" TEXT NOT NULL,
    "thing" TEXT NOT NULL,
    "member_id" INTEGER,
    "day" DATE NOT NULL,
    "is_there" BOOLEAN NOT NULL DEFAULT false,
    "there_version" INTEGER NOT NULL DEFAULT 0,
    "given" INTEGER NOT NULL DEFAULT 0,
    "given_version" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "merit_entry_pkey" PRIMARY KEY ("kind","thing")
);

-- CreateTable
CREATE TABLE "member_merit" (
    "member_id" INTEGER NOT NULL,
    "points" INTEGER NOT NULL DEFAULT 0,
    "helpful_votes" INTEGER NOT NULL DEFAULT 0,
    "badges" JSONB NOT NULL DEFAULT '[]',
    "is_influencer" BOOLEAN NOT NULL DEFAULT false,
    "version" INTEGER NOT NULL DEFAULT 0,
    "due_at" TIMESTAMPTZ(3),
    "counted_at" TIMESTAMPTZ(3),

    CONSTRAINT "member_merit_pkey" PRIMARY KEY ("member_id")
);

-- CreateIndex
CREATE INDEX "merit_entry_member_id_idx" ON "merit_entry"("member_id");

-- CreateIndex
CREATE INDEX "member_merit_helpful_votes_member_id_idx" ON "member_merit"("helpful_votes" DESC, "member_id");

-- What is to be counted anew: few rows at a time.
CREATE INDEX "member_merit_due" ON "member_merit" ("due_at") WHERE "due_at" IS NOT NULL;

CREATE TRIGGER "merit_entry_of_deleted_member" BEFORE INSERT ON "merit_entry" FOR EACH ROW EXECUTE FUNCTION refuse_deleted_member('member_id', 'skip');
CREATE TRIGGER "member_merit_of_deleted_member" BEFORE INSERT ON "member_merit" FOR EACH ROW EXECUTE FUNCTION refuse_deleted_member('member_id', 'skip');
