-- Which trace an event was written in: its publishing and whoever handles it go on with that trace.
ALTER TABLE "outbox" ADD COLUMN "traceparent" TEXT;
