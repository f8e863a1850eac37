-- How often an event could not be handled so far: all processes of a service count here, so that two of them try it no more often than one.
CREATE TABLE "event_try" (
  "consumer" TEXT NOT NULL,
  "event_id" UUID NOT NULL,
  "tries" INTEGER NOT NULL,
  "tried_at" TIMESTAMPTZ(3) NOT NULL DEFAULT now(),
  CONSTRAINT "event_try_pkey" PRIMARY KEY ("consumer", "event_id")
);
