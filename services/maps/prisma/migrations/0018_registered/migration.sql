-- When a member registered; null of those who came before this was kept.
ALTER TABLE "member" ADD COLUMN "registered_at" TIMESTAMPTZ(3);
