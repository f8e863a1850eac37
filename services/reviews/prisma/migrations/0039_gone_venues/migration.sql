-- Places that closed, moved or are doubles: few among hundreds of thousands, and read once a minute.
CREATE INDEX "venue_gone" ON "venue" ("status", "id") WHERE "status" IS NOT NULL;
