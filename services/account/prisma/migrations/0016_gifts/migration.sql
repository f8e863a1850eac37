-- What people give. Sums are whole pence of pounds; what is true of a payment is what Stripe says of it when asked.

-- A gift that comes again each month until somebody stops it.
CREATE TABLE "monthly_gift" (
    "id" UUID NOT NULL,
    "member_id" INTEGER,
    "amount_pence" INTEGER NOT NULL,
    "wanted_pence" INTEGER,
    "state" TEXT NOT NULL DEFAULT 'started',
    "mode" TEXT NOT NULL,
    "sealed_email" TEXT,
    "token_hash" TEXT,
    "stripe_customer_id" TEXT,
    "stripe_subscription_id" TEXT,
    "next_on" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "started_at" TIMESTAMPTZ(3),
    "stop_asked_at" TIMESTAMPTZ(3),
    "stopped_at" TIMESTAMPTZ(3),
    "asked" INTEGER NOT NULL DEFAULT 0,
    "settled_by" INTEGER NOT NULL DEFAULT 0,
    "ask_again_at" TIMESTAMPTZ(3),
    CONSTRAINT "monthly_gift_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "monthly_gift_amount_check" CHECK ("amount_pence" > 0 AND "wanted_pence" > 0),
    CONSTRAINT "monthly_gift_state_check" CHECK ("state" IN ('started', 'active', 'late', 'stopped')),
    CONSTRAINT "monthly_gift_mode_check" CHECK ("mode" IN ('test', 'live'))
);
CREATE UNIQUE INDEX "monthly_gift_token_hash_key" ON "monthly_gift"("token_hash");
CREATE UNIQUE INDEX "monthly_gift_stripe_customer_id_key" ON "monthly_gift"("stripe_customer_id");
CREATE UNIQUE INDEX "monthly_gift_stripe_subscription_id_key" ON "monthly_gift"("stripe_subscription_id");
CREATE INDEX "monthly_gift_member_id_created_at_idx" ON "monthly_gift"("member_id", "created_at" DESC);
CREATE INDEX "monthly_gift_ask_again" ON "monthly_gift"("ask_again_at") WHERE "ask_again_at" IS NOT NULL;
-- The books outlive the member; whose gift it was goes with them.
ALTER TABLE "monthly_gift" ADD CONSTRAINT "monthly_gift_member_id_fkey"
    FOREIGN KEY ("member_id") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- One payment: a single gift, or one month of a monthly gift.
CREATE TABLE "gift" (
    "id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "member_id" INTEGER,
    "monthly_gift_id" UUID,
    "amount_pence" INTEGER NOT NULL,
    "refunded_pence" INTEGER NOT NULL DEFAULT 0,
    "state" TEXT NOT NULL DEFAULT 'started',
    "mode" TEXT NOT NULL,
    "stripe_payment_intent_id" TEXT,
    "stripe_charge_id" TEXT,
    "stripe_invoice_id" TEXT,
    "sealed_email" TEXT,
    "failure" TEXT,
    "sender_key" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "received_at" TIMESTAMPTZ(3),
    "changed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "asked" INTEGER NOT NULL DEFAULT 0,
    "settled_by" INTEGER NOT NULL DEFAULT 0,
    "ask_again_at" TIMESTAMPTZ(3),
    CONSTRAINT "gift_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "gift_kind_check" CHECK (("kind" = 'once') = ("monthly_gift_id" IS NULL) AND "kind" IN ('once', 'month')),
    CONSTRAINT "gift_amount_check" CHECK ("amount_pence" > 0 AND "refunded_pence" BETWEEN 0 AND "amount_pence"),
    CONSTRAINT "gift_state_check" CHECK ("state" IN
        ('started', 'processing', 'received', 'failed', 'cancelled', 'refunded', 'disputed')),
    CONSTRAINT "gift_mode_check" CHECK ("mode" IN ('test', 'live'))
);
CREATE UNIQUE INDEX "gift_stripe_payment_intent_id_key" ON "gift"("stripe_payment_intent_id");
CREATE UNIQUE INDEX "gift_stripe_charge_id_key" ON "gift"("stripe_charge_id");
CREATE UNIQUE INDEX "gift_stripe_invoice_id_key" ON "gift"("stripe_invoice_id");
CREATE INDEX "gift_member_id_created_at_idx" ON "gift"("member_id", "created_at" DESC, "id" DESC);
CREATE INDEX "gift_monthly_gift_id_created_at_idx" ON "gift"("monthly_gift_id", "created_at" DESC);
CREATE INDEX "gift_created_at_id_idx" ON "gift"("created_at" DESC, "id" DESC);
CREATE INDEX "gift_received_at_idx" ON "gift"("received_at") WHERE "received_at" IS NOT NULL;
CREATE INDEX "gift_sender_key" ON "gift"("sender_key", "created_at") WHERE "sender_key" IS NOT NULL;
CREATE INDEX "gift_ask_again" ON "gift"("ask_again_at") WHERE "ask_again_at" IS NOT NULL;
ALTER TABLE "gift" ADD CONSTRAINT "gift_member_id_fkey"
    FOREIGN KEY ("member_id") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "gift" ADD CONSTRAINT "gift_monthly_gift_id_fkey"
    FOREIGN KEY ("monthly_gift_id") REFERENCES "monthly_gift"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What Stripe told us by its webhook: each event once, and of each only what to ask about.
CREATE TABLE "stripe_event" (
    "id" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "subject_kind" TEXT,
    "subject_id" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "received_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "handled_at" TIMESTAMPTZ(3),
    "tries" INTEGER NOT NULL DEFAULT 0,
    "next_try_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "stripe_event_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "stripe_event_subject_kind_check" CHECK ("subject_kind" IN ('payment', 'invoice', 'subscription'))
);
CREATE INDEX "stripe_event_unhandled" ON "stripe_event"("next_try_at") WHERE "handled_at" IS NULL;
CREATE INDEX "stripe_event_subject_id_idx" ON "stripe_event"("subject_id");
CREATE INDEX "stripe_event_received_at_idx" ON "stripe_event"("received_at");

-- What was given in a month (of UTC): counted anew from the gifts of that month each time that one of them changes.
CREATE TABLE "gift_month" (
    "month" VARCHAR(7) NOT NULL,
    "version" INTEGER NOT NULL,
    "pence" BIGINT NOT NULL DEFAULT 0,
    "gifts" INTEGER NOT NULL DEFAULT 0,
    CONSTRAINT "gift_month_pkey" PRIMARY KEY ("month")
);

-- One for each gift that was received. Numbers begin anew each year and leave out none.
CREATE TABLE "gift_receipt" (
    "gift_id" UUID NOT NULL,
    "year" INTEGER NOT NULL,
    "number" INTEGER NOT NULL,
    "token_hash" TEXT,
    "mail_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "gift_receipt_pkey" PRIMARY KEY ("gift_id")
);
CREATE UNIQUE INDEX "gift_receipt_year_number_key" ON "gift_receipt"("year", "number");
CREATE UNIQUE INDEX "gift_receipt_token_hash_key" ON "gift_receipt"("token_hash");
ALTER TABLE "gift_receipt" ADD CONSTRAINT "gift_receipt_gift_id_fkey"
    FOREIGN KEY ("gift_id") REFERENCES "gift"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What staff gave back, and why. Written before Stripe is asked; its id is Stripe's idempotency key.
CREATE TABLE "gift_refund" (
    "id" UUID NOT NULL,
    "gift_id" UUID NOT NULL,
    "amount_pence" INTEGER NOT NULL,
    "reason" TEXT NOT NULL,
    "actor_id" INTEGER,
    "state" TEXT NOT NULL DEFAULT 'asked',
    "stripe_refund_id" TEXT,
    "failure" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "done_at" TIMESTAMPTZ(3),
    CONSTRAINT "gift_refund_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "gift_refund_amount_check" CHECK ("amount_pence" > 0),
    CONSTRAINT "gift_refund_state_check" CHECK ("state" IN ('asked', 'done', 'failed'))
);
CREATE UNIQUE INDEX "gift_refund_stripe_refund_id_key" ON "gift_refund"("stripe_refund_id");
CREATE INDEX "gift_refund_gift_id_idx" ON "gift_refund"("gift_id");
CREATE INDEX "gift_refund_actor_id_idx" ON "gift_refund"("actor_id");
CREATE INDEX "gift_refund_asked" ON "gift_refund"("created_at") WHERE "state" = 'asked';
ALTER TABLE "gift_refund" ADD CONSTRAINT "gift_refund_gift_id_fkey"
    FOREIGN KEY ("gift_id") REFERENCES "gift"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "gift_refund" ADD CONSTRAINT "gift_refund_actor_id_fkey"
    FOREIGN KEY ("actor_id") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- Each comparison of our books with Stripe's list.
CREATE TABLE "books_run" (
    "id" UUID NOT NULL,
    "mode" TEXT NOT NULL,
    "asked_by" INTEGER,
    "from_at" TIMESTAMPTZ(3) NOT NULL,
    "until_at" TIMESTAMPTZ(3) NOT NULL,
    "started_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finished_at" TIMESTAMPTZ(3),
    "ours_count" INTEGER NOT NULL DEFAULT 0,
    "ours_pence" BIGINT NOT NULL DEFAULT 0,
    "stripe_count" INTEGER NOT NULL DEFAULT 0,
    "stripe_pence" BIGINT NOT NULL DEFAULT 0,
    "mended" INTEGER NOT NULL DEFAULT 0,
    "differences" INTEGER NOT NULL DEFAULT 0,
    "error" TEXT,
    CONSTRAINT "books_run_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "books_run_mode_check" CHECK ("mode" IN ('test', 'live'))
);
CREATE INDEX "books_run_started_at_idx" ON "books_run"("started_at" DESC);
CREATE INDEX "books_run_asked_by_idx" ON "books_run"("asked_by");
ALTER TABLE "books_run" ADD CONSTRAINT "books_run_asked_by_fkey"
    FOREIGN KEY ("asked_by") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

CREATE TABLE "books_difference" (
    "id" UUID NOT NULL,
    "run_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "gift_id" UUID,
    "stripe_id" TEXT,
    "ours_pence" INTEGER,
    "stripe_pence" INTEGER,
    "ours_state" TEXT,
    "stripe_state" TEXT,
    "note" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_seen_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "resolved_at" TIMESTAMPTZ(3),
    CONSTRAINT "books_difference_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "books_difference_run_id_idx" ON "books_difference"("run_id");
CREATE INDEX "books_difference_gift_id_idx" ON "books_difference"("gift_id");
CREATE INDEX "books_difference_created_at_id_idx" ON "books_difference"("created_at" DESC, "id" DESC);
-- Seen again each night, told once.
CREATE UNIQUE INDEX "books_difference_open" ON "books_difference"("kind", "stripe_id") WHERE "resolved_at" IS NULL;
ALTER TABLE "books_difference" ADD CONSTRAINT "books_difference_run_id_fkey"
    FOREIGN KEY ("run_id") REFERENCES "books_run"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "books_difference" ADD CONSTRAINT "books_difference_gift_id_fkey"
    FOREIGN KEY ("gift_id") REFERENCES "gift"("id") ON DELETE SET NULL ON UPDATE CASCADE;
