-- The visit before: what changed since then is shown, also when the page is loaded again.
ALTER TABLE "staff_visit" ADD COLUMN "before" TIMESTAMPTZ(3);
