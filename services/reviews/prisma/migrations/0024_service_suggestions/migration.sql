CREATE TABLE "support_service_suggestion" (
    "id" SERIAL NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'suggested',
    "service_id" INTEGER,
    "type" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "city" TEXT NOT NULL,
    "eligibility_criteria" TEXT NOT NULL,
    "phone" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "website" TEXT NOT NULL,
    "languages" TEXT NOT NULL,
    "how_known" TEXT NOT NULL,
    "member_id" INTEGER,
    "sender_key" TEXT,
    "is_suspected" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "decided_at" TIMESTAMPTZ(3),
    CONSTRAINT "support_service_suggestion_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "support_service_suggestion_state_check" CHECK ("state" IN ('suggested', 'accepted', 'refused'))
);
CREATE INDEX "support_service_suggestion_state_id_idx" ON "support_service_suggestion"("state", "id");
CREATE INDEX "support_service_suggestion_sender_key_idx" ON "support_service_suggestion"("sender_key");
CREATE INDEX "support_service_suggestion_member_id_idx" ON "support_service_suggestion"("member_id");
