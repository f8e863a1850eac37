-- CreateTable
CREATE TABLE "one_time_token" (
    "hash" TEXT NOT NULL,
    "member_id" INTEGER NOT NULL,
    "purpose" TEXT NOT NULL,
    "payload" JSONB,
    "tries" INTEGER NOT NULL DEFAULT 0,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "one_time_token_pkey" PRIMARY KEY ("hash")
);

-- CreateTable
CREATE TABLE "mail" (
    "id" UUID NOT NULL,
    "member_id" INTEGER,
    "template" TEXT NOT NULL,
    "content" TEXT,
    "tries" INTEGER NOT NULL DEFAULT 0,
    "next_try_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "give_up_at" TIMESTAMPTZ(3) NOT NULL,
    "delivered_at" TIMESTAMPTZ(3),
    "failed_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "mail_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "one_time_token_member_id_purpose_idx" ON "one_time_token"("member_id", "purpose");

-- CreateIndex
CREATE INDEX "one_time_token_expires_at_idx" ON "one_time_token"("expires_at");

-- CreateIndex
CREATE INDEX "mail_created_at_idx" ON "mail"("created_at");

-- CreateIndex
CREATE INDEX "mail_member_id_idx" ON "mail"("member_id");

-- AddForeignKey
ALTER TABLE "one_time_token" ADD CONSTRAINT "one_time_token_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "mail" ADD CONSTRAINT "mail_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What is still to be sent. Prisma cannot express a partial index.
CREATE INDEX "mail_waiting" ON "mail" ("next_try_at") WHERE "delivered_at" IS NULL AND "failed_at" IS NULL;
