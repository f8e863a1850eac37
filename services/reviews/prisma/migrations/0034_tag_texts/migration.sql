-- CreateTable
CREATE TABLE "tag_text" (
    "part" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "intro" TEXT NOT NULL,
    "notes" JSONB NOT NULL,

    CONSTRAINT "tag_text_pkey" PRIMARY KEY ("part")
);
