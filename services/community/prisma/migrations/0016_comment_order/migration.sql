-- "entry_id IS NULL" pins nothing for the order of an index: without one of its own the list of a trip with 20,000 conversations
-- was sorted anew for each reader.
CREATE INDEX "trip_comment_on_trip" ON "trip_comment"("blog_id", "id" DESC) WHERE "thread_id" IS NULL AND "entry_id" IS NULL;
