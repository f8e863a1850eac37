-- CreateTable
CREATE TABLE "notification" (
    "id" SERIAL NOT NULL,
    "member_id" INTEGER NOT NULL,
    "type" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "actor_id" INTEGER,
    "blog_id" INTEGER,
    "comment_id" INTEGER,
    "review_id" INTEGER,
    "venue_id" INTEGER,
    "is_held" BOOLEAN NOT NULL DEFAULT false,
    "amount" INTEGER NOT NULL DEFAULT 1,
    "seen_amount" INTEGER NOT NULL DEFAULT 0,
    "version" INTEGER NOT NULL,
    "read_at" TIMESTAMPTZ(3),
    "mail_at" TIMESTAMPTZ(3),
    "mailed_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "notification_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "notification_mail" (
    "member_id" INTEGER NOT NULL,
    "type" TEXT NOT NULL,
    "choice" TEXT NOT NULL,

    CONSTRAINT "notification_mail_pkey" PRIMARY KEY ("member_id","type")
);

-- CreateIndex
CREATE INDEX "notification_member_id_id_idx" ON "notification"("member_id", "id" DESC);

-- CreateIndex
CREATE INDEX "notification_actor_id_idx" ON "notification"("actor_id");

-- CreateIndex
CREATE INDEX "notification_created_at_idx" ON "notification"("created_at");

-- CreateIndex
CREATE UNIQUE INDEX "notification_subject_member_id_key" ON "notification"("subject", "member_id");

-- What waits to be mailed: few rows at a time.
CREATE INDEX "notification_mail_due" ON "notification" ("mail_at") WHERE "mail_at" IS NOT NULL;

CREATE TRIGGER "notification_of_deleted_member" BEFORE INSERT ON "notification" FOR EACH ROW EXECUTE FUNCTION refuse_deleted_member('member_id', 'skip');
CREATE TRIGGER "notification_by_deleted_member" BEFORE INSERT ON "notification" FOR EACH ROW EXECUTE FUNCTION refuse_deleted_member('actor_id', 'skip');
CREATE TRIGGER "notification_mail_of_deleted_member" BEFORE INSERT ON "notification_mail" FOR EACH ROW EXECUTE FUNCTION refuse_deleted_member('member_id', 'refuse');
