-- CreateTable
CREATE TABLE "palette" (
    "id" SERIAL NOT NULL,
    "member_id" INTEGER NOT NULL,
    "name" VARCHAR(60) NOT NULL,
    "description" VARCHAR(300) NOT NULL,
    "colors" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "palette_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "palette_member_id_idx" ON "palette"("member_id");

-- AddForeignKey
ALTER TABLE "palette" ADD CONSTRAINT "palette_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;
