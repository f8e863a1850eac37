-- When the source itself last looked: a claim taken over today may be ten years old. Filled when the seed is loaded again.
ALTER TABLE "venue" ADD COLUMN "source_date" DATE;
