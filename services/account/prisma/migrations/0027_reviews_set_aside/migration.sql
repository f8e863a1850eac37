-- A review that staff hid or removed counts for nobody until it is shown again. What it counted for stands in its row; the number of
-- the decision keeps an older one that comes late from undoing it.
ALTER TABLE "review_projection" ADD COLUMN "set_aside" BOOLEAN NOT NULL DEFAULT false, ADD COLUMN "decision_number" INTEGER NOT NULL DEFAULT 0;
