-- A member whom staff suspended; is_active is false meanwhile.
ALTER TABLE "user"
    ADD COLUMN "suspended_at" TIMESTAMPTZ(3),
    ADD COLUMN "suspension_reason" TEXT;

ALTER TABLE "user_profile"
    ADD CONSTRAINT "user_profile_verification_status_check" CHECK ("verification_status" IN ('unverified', 'pending', 'verified', 'rejected'));

-- Staff find members by the first letters of any word of their names.
CREATE INDEX "user_names_idx" ON "user" USING gin (to_tsvector('simple', translate("display_name" || ' ' || "username", '._-', '   ')));

-- What staff did and looked at. Rows are added, never changed: each holds the hash of the one before it.
CREATE TABLE "audit_entry" (
    "id" INTEGER NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "actor_id" INTEGER,
    "act" TEXT NOT NULL,
    "detail" TEXT,
    "subject_id" INTEGER,
    "reason" TEXT,
    "origin" TEXT,
    "salt" TEXT,
    "content_hash" TEXT NOT NULL,
    "hash" TEXT NOT NULL,
    "erased_at" TIMESTAMPTZ(3),

    CONSTRAINT "audit_entry_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "audit_entry_subject_id_idx" ON "audit_entry"("subject_id");

-- CreateIndex
CREATE INDEX "audit_entry_actor_id_idx" ON "audit_entry"("actor_id");

-- Refused to everyone, the owner of the table too. The one change there is takes out who an entry was about and why,
-- when that person's account is erased: what was hashed stays hashed, and the entry says that it was erased.
CREATE FUNCTION audit_entry_guard() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP = 'UPDATE' AND NEW.erased_at IS NOT NULL
        AND NEW.reason IS NULL AND NEW.origin IS NULL AND NEW.salt IS NULL
        AND (NEW.actor_id IS NULL OR NEW.actor_id = OLD.actor_id)
        AND (NEW.subject_id IS NULL OR NEW.subject_id = OLD.subject_id)
        AND (NEW.id, NEW.at, NEW.act, NEW.detail, NEW.content_hash, NEW.hash)
            IS NOT DISTINCT FROM (OLD.id, OLD.at, OLD.act, OLD.detail, OLD.content_hash, OLD.hash)
    THEN
        RETURN NEW;
    END IF;
    RAISE EXCEPTION 'audit_entry only grows: % is refused', TG_OP USING ERRCODE = 'insufficient_privilege';
END $$;

CREATE TRIGGER audit_entry_rows BEFORE UPDATE OR DELETE ON "audit_entry" FOR EACH ROW EXECUTE FUNCTION audit_entry_guard();
CREATE TRIGGER audit_entry_table BEFORE TRUNCATE ON "audit_entry" FOR EACH STATEMENT EXECUTE FUNCTION audit_entry_guard();

-- With the owner's rights: the service itself may change no row.
CREATE FUNCTION audit_erase(erased_id INTEGER) RETURNS void LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
    UPDATE audit_entry SET
        actor_id = nullif(actor_id, erased_id), subject_id = nullif(subject_id, erased_id),
        reason = NULL, origin = NULL, salt = NULL, erased_at = now()
    WHERE actor_id = erased_id OR subject_id = erased_id;
$$;

-- Whoever got rights on the table by default keeps reading and adding.
DO $$
DECLARE grantee TEXT;
BEGIN
    FOR grantee IN SELECT DISTINCT g.grantee FROM information_schema.role_table_grants g
        WHERE g.table_name = 'audit_entry' AND g.grantee <> current_user
    LOOP
        EXECUTE format('REVOKE UPDATE, DELETE, TRUNCATE ON "audit_entry" FROM %I', grantee);
    END LOOP;
END $$;
