-- CreateTable
CREATE TABLE "member" (
    "id" INTEGER NOT NULL,
    "display_name" TEXT NOT NULL,
    "username" TEXT,
    "is_verified" BOOLEAN NOT NULL DEFAULT false,
    "is_public" BOOLEAN NOT NULL DEFAULT false,
    "is_active" BOOLEAN NOT NULL DEFAULT true,
    "interests" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "city" TEXT,
    "version" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "member_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "member_follow" (
    "follower_id" INTEGER NOT NULL,
    "followed_id" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "member_follow_pkey" PRIMARY KEY ("follower_id","followed_id")
);

-- CreateTable
CREATE TABLE "member_block" (
    "member_id" INTEGER NOT NULL,
    "other_id" INTEGER NOT NULL,
    "is_blocker" BOOLEAN NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "member_block_pkey" PRIMARY KEY ("member_id","other_id")
);

-- CreateTable
CREATE TABLE "member_mute" (
    "member_id" INTEGER NOT NULL,
    "muted_id" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "member_mute_pkey" PRIMARY KEY ("member_id","muted_id")
);

-- CreateIndex
CREATE INDEX "member_follow_followed_id_created_at_follower_id_idx" ON "member_follow"("followed_id", "created_at" DESC, "follower_id");
