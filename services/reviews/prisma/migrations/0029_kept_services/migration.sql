-- Entries of the list of support services that staff write, publish and take back. "version" rises with each change of an entry:
-- whoever decided on an older one is told. What staff wrote is kept until a file brings a newer check.
ALTER TABLE "support_service"
  ADD COLUMN "version" INTEGER NOT NULL DEFAULT 0,
  ADD COLUMN "is_kept_by_staff" BOOLEAN NOT NULL DEFAULT false;

-- What an entry said from each change by staff on, and before the first of them. Who did it stands in the log of staff acts.
CREATE TABLE "support_service_version" (
  "service_id" INTEGER NOT NULL REFERENCES "support_service" ("id") ON DELETE CASCADE,
  "number" INTEGER NOT NULL,
  "act" TEXT NOT NULL CHECK ("act" IN ('found', 'published', 'checked', 'retired', 'listed', 'undone')),
  "fields" JSONB NOT NULL,
  "is_listed" BOOLEAN NOT NULL,
  "last_verified" DATE NOT NULL,
  "at" TIMESTAMPTZ(3) NOT NULL DEFAULT now(),
  CONSTRAINT "support_service_version_pkey" PRIMARY KEY ("service_id", "number")
);

-- At most one of an entry; shown to staff alone.
CREATE TABLE "support_service_draft" (
  "service_id" INTEGER NOT NULL REFERENCES "support_service" ("id") ON DELETE CASCADE,
  "version" INTEGER NOT NULL DEFAULT 1,
  "fields" JSONB NOT NULL,
  -- Of the entry, when the draft was begun.
  "based_on" INTEGER NOT NULL,
  "changed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT now(),
  CONSTRAINT "support_service_draft_pkey" PRIMARY KEY ("service_id")
);

-- The desk of staff goes through them by name.
CREATE INDEX "support_service_name_idx" ON "support_service" ("normal_name", "id");
