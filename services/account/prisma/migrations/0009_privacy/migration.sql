-- Members who ask for their data, and members who leave.

CREATE TABLE "data_export_request" (
    "id" UUID NOT NULL,
    "user_id" INTEGER NOT NULL,
    "requested_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "completed_at" TIMESTAMPTZ(3),
    "status" TEXT NOT NULL DEFAULT 'pending',
    "download_url" TEXT,
    "expires_at" TIMESTAMPTZ(3),
    "missing" TEXT[] NOT NULL DEFAULT '{}',
    "sealed_private_key" TEXT,
    "sealed_file_key" TEXT,
    CONSTRAINT "data_export_request_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "data_export_request_status_check" CHECK ("status" IN ('pending', 'ready', 'failed', 'expired'))
);
CREATE INDEX "data_export_request_user_id_requested_at_idx" ON "data_export_request"("user_id", "requested_at" DESC);
-- One at a time, also when two ask at the same instant.
CREATE UNIQUE INDEX "data_export_request_running" ON "data_export_request"("user_id") WHERE "status" = 'pending';
ALTER TABLE "data_export_request" ADD CONSTRAINT "data_export_request_user_id_fkey"
    FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What the slices answered, sealed. Gone as soon as the file is made.
CREATE TABLE "data_export_part" (
    "export_id" UUID NOT NULL,
    "slice" TEXT NOT NULL,
    "part" INTEGER NOT NULL,
    "parts" INTEGER NOT NULL,
    "sealed" TEXT NOT NULL,
    CONSTRAINT "data_export_part_pkey" PRIMARY KEY ("export_id", "slice", "part")
);
ALTER TABLE "data_export_part" ADD CONSTRAINT "data_export_part_export_id_fkey"
    FOREIGN KEY ("export_id") REFERENCES "data_export_request"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The archive, encrypted with a key of its own that stands sealed in the request.
CREATE TABLE "data_export_file" (
    "export_id" UUID NOT NULL,
    "encrypted" BYTEA NOT NULL,
    CONSTRAINT "data_export_file_pkey" PRIMARY KEY ("export_id")
);
ALTER TABLE "data_export_file" ADD CONSTRAINT "data_export_file_export_id_fkey"
    FOREIGN KEY ("export_id") REFERENCES "data_export_request"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Outlives the member: that and when we did what they asked. It holds their number and nothing else of them.
CREATE TABLE "data_delete_request" (
    "id" UUID NOT NULL,
    "user_id" INTEGER NOT NULL,
    "requested_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "processed_at" TIMESTAMPTZ(3),
    "status" TEXT NOT NULL DEFAULT 'pending',
    "verification_token" TEXT,
    "notes" TEXT NOT NULL DEFAULT '',
    "reviews" TEXT NOT NULL,
    "confirm_before" TIMESTAMPTZ(3) NOT NULL,
    "confirmed_at" TIMESTAMPTZ(3),
    "asked_at" TIMESTAMPTZ(3),
    CONSTRAINT "data_delete_request_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "data_delete_request_status_check" CHECK ("status" IN ('pending', 'confirmed', 'done', 'lapsed', 'cancelled')),
    CONSTRAINT "data_delete_request_reviews_check" CHECK ("reviews" IN ('anonymise', 'delete'))
);
CREATE INDEX "data_delete_request_user_id_requested_at_idx" ON "data_delete_request"("user_id", "requested_at" DESC);
CREATE UNIQUE INDEX "data_delete_request_verification_token_key" ON "data_delete_request"("verification_token");
-- One at a time; Prisma cannot express an index on some of the rows.
CREATE UNIQUE INDEX "data_delete_request_open" ON "data_delete_request"("user_id") WHERE "status" IN ('pending', 'confirmed');

CREATE TABLE "data_delete_confirmation" (
    "request_id" UUID NOT NULL,
    "slice" TEXT NOT NULL,
    "erased_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "data_delete_confirmation_pkey" PRIMARY KEY ("request_id", "slice")
);
ALTER TABLE "data_delete_confirmation" ADD CONSTRAINT "data_delete_confirmation_request_id_fkey"
    FOREIGN KEY ("request_id") REFERENCES "data_delete_request"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Members who have left: the number alone, so that late events and restored back-ups bring nothing of them back.
CREATE TABLE "deleted_member" (
    "member_id" INTEGER NOT NULL,
    "deleted_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "erased_at" TIMESTAMPTZ(3),
    CONSTRAINT "deleted_member_pkey" PRIMARY KEY ("member_id")
);

-- Keeps rows of deleted members out. The argument says where a row has the member's number. The lock makes a writer wait
-- for an erasure that runs, and an erasure for writers: nothing slips in between.
CREATE FUNCTION "refuse_deleted_member"() RETURNS TRIGGER LANGUAGE plpgsql AS $$
DECLARE
  member INTEGER := (to_jsonb(NEW) #>> TG_ARGV[0]::text[])::int;
BEGIN
  IF member IS NULL THEN RETURN NEW; END IF;
  PERFORM pg_advisory_xact_lock_shared(7261502, member % 1024);
  IF NOT EXISTS (SELECT 1 FROM deleted_member WHERE member_id = member) THEN RETURN NEW; END IF;
  RAISE EXCEPTION 'this member has left' USING ERRCODE = 'WM001';
END
$$;
-- A sequence of numbers that a restored back-up has turned back must not give one away again.
CREATE TRIGGER "user_of_deleted_member" BEFORE INSERT ON "user" FOR EACH ROW EXECUTE FUNCTION refuse_deleted_member('{id}');
CREATE TRIGGER "session_of_deleted_member" BEFORE INSERT ON "session" FOR EACH ROW EXECUTE FUNCTION refuse_deleted_member('{sess,memberId}');
CREATE TRIGGER "export_of_deleted_member" BEFORE INSERT ON "data_export_request" FOR EACH ROW EXECUTE FUNCTION refuse_deleted_member('{user_id}');

-- Events of reviews that come late name an author who has left: the review counts, for nobody.
CREATE FUNCTION "forget_deleted_author"() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.author_id IS NOT NULL AND EXISTS (SELECT 1 FROM deleted_member WHERE member_id = NEW.author_id) THEN NEW.author_id := NULL; END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER "review_of_deleted_author" BEFORE INSERT OR UPDATE ON "review_projection" FOR EACH ROW EXECUTE FUNCTION forget_deleted_author();

-- Who has left cannot be made active again, whoever tries.
CREATE FUNCTION "keep_deleted_inactive"() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.is_active AND EXISTS (SELECT 1 FROM deleted_member WHERE member_id = NEW.id) THEN NEW.is_active := false; END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER "deleted_member_stays_inactive" BEFORE UPDATE OF "is_active" ON "user" FOR EACH ROW EXECUTE FUNCTION keep_deleted_inactive();

-- When the member was told that the account ends for want of use.
ALTER TABLE "user" ADD COLUMN "retention_warned_at" TIMESTAMPTZ(3);
CREATE INDEX "user_data_retention_until_idx" ON "user"("data_retention_until");
