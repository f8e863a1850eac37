-- CreateTable
CREATE TABLE "session" (
    "sid" TEXT NOT NULL,
    "sess" JSONB NOT NULL,
    "expire" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "session_pkey" PRIMARY KEY ("sid")
);

-- CreateTable
CREATE TABLE "user" (
    "id" SERIAL NOT NULL,
    "email" TEXT NOT NULL,
    "email_key" TEXT NOT NULL,
    "password_hash" TEXT NOT NULL,
    "display_name" VARCHAR(100) NOT NULL,
    "username" VARCHAR(50) NOT NULL,
    "username_key" TEXT NOT NULL,
    "role" TEXT NOT NULL DEFAULT 'member',
    "email_verified" BOOLEAN NOT NULL DEFAULT false,
    "is_active" BOOLEAN NOT NULL DEFAULT true,
    "last_login_at" TIMESTAMPTZ(3),
    "consent_to_data_processing" BOOLEAN NOT NULL,
    "consent_to_marketing" BOOLEAN NOT NULL DEFAULT false,
    "consent_given_at" TIMESTAMPTZ(3) NOT NULL,
    "data_retention_until" TIMESTAMPTZ(3),
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "user_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "user_role_check" CHECK ("role" IN ('member', 'moderator', 'admin'))
);

-- CreateTable
CREATE TABLE "user_profile" (
    "id" INTEGER NOT NULL,
    "username" VARCHAR(50) NOT NULL,
    "display_name" VARCHAR(100) NOT NULL,
    "profile_visibility" TEXT NOT NULL DEFAULT 'public',
    "is_verified" BOOLEAN NOT NULL DEFAULT false,
    "verification_status" TEXT NOT NULL DEFAULT 'unverified',
    "review_count" INTEGER NOT NULL DEFAULT 0,
    "helpful_votes" INTEGER NOT NULL DEFAULT 0,
    "joined_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "user_profile_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "review_projection" (
    "review_id" INTEGER NOT NULL,
    "author_id" INTEGER,
    "helpful_count" INTEGER NOT NULL,
    "version" INTEGER NOT NULL,

    CONSTRAINT "review_projection_pkey" PRIMARY KEY ("review_id")
);

-- CreateIndex
CREATE INDEX "session_expire_idx" ON "session"("expire");

-- CreateIndex
CREATE UNIQUE INDEX "user_email_key_key" ON "user"("email_key");

-- CreateIndex
CREATE UNIQUE INDEX "user_username_key_key" ON "user"("username_key");

-- CreateIndex
CREATE UNIQUE INDEX "user_profile_username_key" ON "user_profile"("username");

-- CreateIndex
CREATE INDEX "review_projection_author_id_idx" ON "review_projection"("author_id");

-- AddForeignKey
ALTER TABLE "user_profile" ADD CONSTRAINT "user_profile_id_fkey" FOREIGN KEY ("id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

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

-- Sessions of one member, to end them together. Prisma cannot express an index on an expression.
CREATE INDEX "session_member_idx" ON "session" (("sess"->'memberId'));
