-- Members as account tells of them. Until its first event came (version 0), nobody is linked or put forward.
ALTER TABLE "member"
    ADD COLUMN "username" TEXT,
    ADD COLUMN "is_influencer" BOOLEAN NOT NULL DEFAULT false,
    ADD COLUMN "is_public" BOOLEAN NOT NULL DEFAULT false,
    ADD COLUMN "is_active" BOOLEAN NOT NULL DEFAULT true,
    ADD COLUMN "version" INTEGER NOT NULL DEFAULT 0;

-- Before this there was no way to hide a profile: all were public.
UPDATE "member" SET "is_public" = true;
