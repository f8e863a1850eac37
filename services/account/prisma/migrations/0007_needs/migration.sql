-- CreateTable: when consent to storing health data was given and withdrawn; nothing about health
CREATE TABLE "health_consent" (
    "id" SERIAL NOT NULL,
    "member_id" INTEGER NOT NULL,
    "wording" TEXT NOT NULL,
    "given_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "withdrawn_at" TIMESTAMPTZ(3),

    CONSTRAINT "health_consent_pkey" PRIMARY KEY ("id")
);

-- CreateTable: one record per member, its content sealed (secret-box.ts)
CREATE TABLE "accessibility_preferences" (
    "member_id" INTEGER NOT NULL,
    "sealed" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "accessibility_preferences_pkey" PRIMARY KEY ("member_id")
);

-- CreateIndex
CREATE INDEX "health_consent_member_id_idx" ON "health_consent"("member_id");

-- AddForeignKey
ALTER TABLE "health_consent" ADD CONSTRAINT "health_consent_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "accessibility_preferences" ADD CONSTRAINT "accessibility_preferences_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- At most one that stands. Prisma cannot express an index on some of the rows.
CREATE UNIQUE INDEX "health_consent_standing" ON "health_consent" ("member_id") WHERE "withdrawn_at" IS NULL;
