-- CreateTable
CREATE TABLE "kept_version" (
    "kind" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "state" TEXT NOT NULL,
    "revision" INTEGER NOT NULL DEFAULT 1,
    "content" JSONB,
    "again_of" INTEGER,
    "by_id" INTEGER,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "kept_version_pkey" PRIMARY KEY ("kind","key","number")
);

-- CreateIndex
CREATE INDEX "kept_version_by_id_idx" ON "kept_version"("by_id");
