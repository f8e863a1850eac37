CREATE TABLE "support_service" (
    "id" SERIAL NOT NULL,
    "origin" TEXT NOT NULL,
    "source_key" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "normal_name" TEXT NOT NULL,
    "description" TEXT,
    "address" TEXT,
    "city" TEXT,
    "normal_city" TEXT NOT NULL DEFAULT '',
    "country" TEXT,
    "phone" TEXT,
    "email" TEXT,
    "website" TEXT,
    "contact_info" TEXT,
    "service_area" TEXT,
    "eligibility_criteria" TEXT,
    "accessibility_features" TEXT,
    "funding_type" TEXT,
    "operating_hours" TEXT,
    "search_text" TEXT NOT NULL,
    "last_verified" DATE NOT NULL,
    "source_name" TEXT,
    "source_licence" TEXT,
    "source_url" TEXT,
    "expired_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "support_service_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "support_service_origin_source_key_key" ON "support_service"("origin", "source_key");
CREATE INDEX "support_service_last_verified_normal_name_id_idx" ON "support_service"("last_verified" DESC, "normal_name", "id");
CREATE INDEX "support_service_normal_city_idx" ON "support_service"("normal_city");
CREATE INDEX "support_service_search_text_idx" ON "support_service" USING GIN ("search_text" gin_trgm_ops);
