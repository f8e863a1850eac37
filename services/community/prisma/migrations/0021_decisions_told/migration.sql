-- What staff decided, for whoever posted it and whoever reported it.
ALTER TABLE "notification" ADD COLUMN "decision_id" INTEGER;
