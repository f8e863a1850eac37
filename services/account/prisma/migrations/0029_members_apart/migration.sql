-- Whom a member blocked, as the community slice tells it: neither is shown to the other. One that was taken back stays as a row, so
-- that an older word that comes late brings nothing back.
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

-- AddForeignKey
ALTER TABLE "member_block" ADD CONSTRAINT "member_block_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "member_block" ADD CONSTRAINT "member_block_blocked_id_fkey" FOREIGN KEY ("blocked_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;
