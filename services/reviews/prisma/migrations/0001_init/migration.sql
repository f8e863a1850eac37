-- pg_trgm is created by the administrator beforehand: this role may not.
CREATE TABLE "venue" (
    "id" SERIAL NOT NULL,
    "place_id" TEXT,
    "name" TEXT NOT NULL,
    "normal_name" TEXT NOT NULL,
    "address" TEXT,
    "city" TEXT,
    "normal_city" TEXT NOT NULL DEFAULT '',
    "country" TEXT NOT NULL,
    "country_code" TEXT,
    "category" TEXT NOT NULL,
    "kind" TEXT,
    "path_type" TEXT,
    "code" TEXT,
    "alt_names" TEXT[],
    "search_text" TEXT NOT NULL,
    "logo_url" TEXT,
    "website_url" TEXT,
    "latitude" DOUBLE PRECISION,
    "longitude" DOUBLE PRECISION,
    "approximate_position" BOOLEAN NOT NULL DEFAULT false,
    "importance" DOUBLE PRECISION NOT NULL DEFAULT 0,
    "claims" JSONB NOT NULL DEFAULT '{}',
    "claim_notes" JSONB NOT NULL DEFAULT '{}',
    "offers_subsidized_pricing" SMALLINT NOT NULL DEFAULT 0,
    "offers_free_carer" SMALLINT NOT NULL DEFAULT 0,
    "source_name" TEXT,
    "source_id" TEXT,
    "source_licence" TEXT,
    "source_retrieved" DATE,
    "is_sample" BOOLEAN NOT NULL DEFAULT false,
    "review_count" INTEGER NOT NULL DEFAULT 0,
    "average_rating" DOUBLE PRECISION,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_by" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "venue_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "venue_place_id_key" ON "venue"("place_id");
CREATE INDEX "venue_normal_name_idx" ON "venue"("normal_name");
CREATE INDEX "venue_code_idx" ON "venue"("code");
CREATE INDEX "venue_latitude_longitude_idx" ON "venue"("latitude", "longitude");
CREATE INDEX "venue_search_text_idx" ON "venue" USING GIN ("search_text" gin_trgm_ops);

CREATE TABLE "review" (
    "id" SERIAL NOT NULL,
    "venue_id" INTEGER NOT NULL,
    "author_id" INTEGER,
    "reviewer_name" TEXT NOT NULL,
    "comment" TEXT NOT NULL,
    "overall_rating" DOUBLE PRECISION,
    "mobility_rating" SMALLINT,
    "visual_rating" SMALLINT,
    "hearing_rating" SMALLINT,
    "cognitive_rating" SMALLINT,
    "street_infrastructure_rating" SMALLINT,
    "service_animal_rating" SMALLINT,
    "verify" JSONB NOT NULL DEFAULT '{}',
    "show_disability_type" BOOLEAN NOT NULL DEFAULT false,
    "helpful_count" INTEGER NOT NULL DEFAULT 0,
    "total_votes" INTEGER NOT NULL DEFAULT 0,
    "version" INTEGER NOT NULL DEFAULT 1,
    "is_sample" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "review_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "review_created_at_id_idx" ON "review"("created_at" DESC, "id" DESC);
CREATE INDEX "review_venue_id_created_at_id_idx" ON "review"("venue_id", "created_at" DESC, "id" DESC);
CREATE INDEX "review_author_id_idx" ON "review"("author_id");
ALTER TABLE "review" ADD CONSTRAINT "review_venue_id_fkey"
    FOREIGN KEY ("venue_id") REFERENCES "venue"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

CREATE TABLE "review_disability" (
    "review_id" INTEGER NOT NULL,
    "member_id" INTEGER,
    "disability_type" TEXT NOT NULL,
    CONSTRAINT "review_disability_pkey" PRIMARY KEY ("review_id")
);
CREATE INDEX "review_disability_member_id_idx" ON "review_disability"("member_id");
ALTER TABLE "review_disability" ADD CONSTRAINT "review_disability_review_id_fkey"
    FOREIGN KEY ("review_id") REFERENCES "review"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "health_consent" (
    "member_id" INTEGER NOT NULL,
    "given_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "health_consent_pkey" PRIMARY KEY ("member_id")
);

CREATE TABLE "vote" (
    "review_id" INTEGER NOT NULL,
    "member_id" INTEGER NOT NULL,
    "is_helpful" BOOLEAN NOT NULL,
    "voted_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "vote_pkey" PRIMARY KEY ("review_id", "member_id")
);
ALTER TABLE "vote" ADD CONSTRAINT "vote_review_id_fkey"
    FOREIGN KEY ("review_id") REFERENCES "review"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "member" (
    "id" INTEGER NOT NULL,
    "display_name" TEXT NOT NULL,
    "is_verified" BOOLEAN NOT NULL DEFAULT false,
    CONSTRAINT "member_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "reviewer_tally" (
    "member_id" INTEGER NOT NULL,
    "review_count" INTEGER NOT NULL,
    "helpful_votes" INTEGER NOT NULL,
    CONSTRAINT "reviewer_tally_pkey" PRIMARY KEY ("member_id")
);
CREATE INDEX "reviewer_tally_helpful_votes_idx" ON "reviewer_tally"("helpful_votes" DESC);

CREATE TABLE "top_reviewer" (
    "id" SMALLINT NOT NULL,
    "member_id" INTEGER,
    "helpful_votes" INTEGER NOT NULL DEFAULT 0,
    "version" INTEGER NOT NULL DEFAULT 1,
    CONSTRAINT "top_reviewer_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "top_reviewer_is_one_row" CHECK ("id" = 1)
);
INSERT INTO "top_reviewer" ("id") VALUES (1);

CREATE TABLE "place" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "normal_names" TEXT[],
    "country" TEXT NOT NULL,
    "country_code" TEXT NOT NULL,
    "latitude" DOUBLE PRECISION NOT NULL,
    "longitude" DOUBLE PRECISION NOT NULL,
    "population" INTEGER,
    CONSTRAINT "place_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "place_normal_names_idx" ON "place" USING GIN ("normal_names");
CREATE INDEX "place_country_idx" ON "place"("country");

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
