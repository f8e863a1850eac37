CREATE TABLE "feedback" (
    "id" SERIAL NOT NULL,
    "type" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "message" TEXT NOT NULL,
    "user_email" TEXT,
    "urgency" TEXT,
    "page_path" TEXT,
    "user_agent" TEXT,
    "error_logs" TEXT,
    "member_id" INTEGER,
    "sender_key" TEXT,
    "is_suspected" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "feedback_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "feedback_created_at_id_idx" ON "feedback"("created_at" DESC, "id" DESC);
CREATE INDEX "feedback_sender_key_idx" ON "feedback"("sender_key");

-- Tables that every service's database holds for the kit. Copied into each service's first migration.
CREATE TABLE "outbox" (
  "id" UUID NOT NULL,
  "seq" BIGSERIAL NOT NULL,
  "type" TEXT NOT NULL,
  "aggregate_id" TEXT NOT NULL,
  "aggregate_version" INTEGER NOT NULL,
  "data" JSONB NOT NULL,
  "correlation_id" TEXT,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT now(),
  "published_at" TIMESTAMPTZ(3),
  "stream_seq" BIGINT,
  "stream_created" TIMESTAMPTZ(3),
  CONSTRAINT "outbox_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "outbox_seq_key" ON "outbox" ("seq");
CREATE INDEX "outbox_unpublished" ON "outbox" ("seq") WHERE "published_at" IS NULL;
CREATE INDEX "outbox_published_at_idx" ON "outbox" ("published_at");
CREATE INDEX "outbox_stream_seq_idx" ON "outbox" ("stream_seq");

CREATE TABLE "inbox" (
  "consumer" TEXT NOT NULL,
  "event_id" UUID NOT NULL,
  "handled_at" TIMESTAMPTZ(3) NOT NULL DEFAULT now(),
  CONSTRAINT "inbox_pkey" PRIMARY KEY ("consumer", "event_id")
);

CREATE TABLE "idempotency_key" (
  "key" TEXT NOT NULL,
  "member_id" INTEGER NOT NULL,
  "endpoint" TEXT NOT NULL,
  "request_hash" TEXT NOT NULL,
  "status" INTEGER,
  "body" JSONB,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT now(),
  CONSTRAINT "idempotency_key_pkey" PRIMARY KEY ("key", "member_id", "endpoint")
);
CREATE INDEX "idempotency_key_created_at_idx" ON "idempotency_key" ("created_at");

CREATE TABLE "stream_position" (
  "stream" TEXT NOT NULL,
  "role" TEXT NOT NULL,
  "created" TIMESTAMPTZ(3) NOT NULL,
  "last_seq" BIGINT NOT NULL,
  "generation" INTEGER NOT NULL,
  CONSTRAINT "stream_position_pkey" PRIMARY KEY ("stream", "role")
);

CREATE TABLE "dead_letter" (
  "consumer" TEXT NOT NULL,
  "event_id" UUID NOT NULL,
  "envelope" JSONB NOT NULL,
  "error" TEXT NOT NULL,
  "tries" INTEGER NOT NULL,
  "failed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT now(),
  CONSTRAINT "dead_letter_pkey" PRIMARY KEY ("consumer", "event_id")
);
