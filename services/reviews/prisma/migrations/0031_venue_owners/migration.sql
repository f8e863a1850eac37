-- Who speaks for a place, and what they say: in tables of its own, so that nothing of it is counted with what visitors found.

CREATE TABLE "owner_claim" (
    "venue_id" INTEGER NOT NULL,
    "member_id" INTEGER NOT NULL,
    "state" TEXT NOT NULL CHECK ("state" IN ('waiting', 'given', 'refused', 'taken-back', 'given-up')),
    "way" TEXT NOT NULL CHECK ("way" IN ('code', 'staff')),
    "words" TEXT NOT NULL DEFAULT '',
    "reason" TEXT,
    "by_staff_alone" BOOLEAN NOT NULL DEFAULT false,
    "version" INTEGER NOT NULL DEFAULT 1,
    "asked_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "changed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "owner_claim_pkey" PRIMARY KEY ("venue_id", "member_id")
);
CREATE INDEX "owner_claim_member_id_idx" ON "owner_claim"("member_id");
CREATE INDEX "owner_claim_desk" ON "owner_claim"("state", "changed_at" DESC, "venue_id" DESC, "member_id" DESC);
ALTER TABLE "owner_claim" ADD CONSTRAINT "owner_claim_venue_id_fkey" FOREIGN KEY ("venue_id") REFERENCES "venue"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "owner_code" (
    "id" SERIAL NOT NULL,
    "venue_id" INTEGER NOT NULL,
    "member_id" INTEGER NOT NULL,
    "address_key" TEXT NOT NULL,
    "address_sealed" TEXT,
    "code_hash" TEXT,
    "tries" SMALLINT NOT NULL DEFAULT 0,
    "sent_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "owner_code_pkey" PRIMARY KEY ("id"),
    -- An address is forgotten with the code that was sent to it.
    CHECK ("code_hash" IS NOT NULL OR "address_sealed" IS NULL)
);
CREATE INDEX "owner_code_member_id_sent_at_idx" ON "owner_code"("member_id", "sent_at");
CREATE INDEX "owner_code_venue_id_sent_at_idx" ON "owner_code"("venue_id", "sent_at");
CREATE INDEX "owner_code_address_key_sent_at_idx" ON "owner_code"("address_key", "sent_at");
CREATE INDEX "owner_code_sent_at_idx" ON "owner_code"("sent_at");
ALTER TABLE "owner_code" ADD CONSTRAINT "owner_code_venue_id_fkey" FOREIGN KEY ("venue_id") REFERENCES "venue"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "owner_fact" (
    "venue_id" INTEGER NOT NULL,
    "member_id" INTEGER NOT NULL,
    "feature" TEXT NOT NULL,
    "value" TEXT NOT NULL CHECK ("value" IN ('yes', 'partly', 'no')),
    "said_on" DATE NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "owner_fact_pkey" PRIMARY KEY ("venue_id", "member_id", "feature")
);
CREATE INDEX "owner_fact_member_id_idx" ON "owner_fact"("member_id");
ALTER TABLE "owner_fact" ADD CONSTRAINT "owner_fact_venue_id_fkey" FOREIGN KEY ("venue_id") REFERENCES "venue"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "owner_answer" (
    "id" SERIAL NOT NULL,
    "review_id" INTEGER NOT NULL,
    "member_id" INTEGER NOT NULL,
    "text" TEXT NOT NULL,
    "earlier" JSONB NOT NULL DEFAULT '[]',
    "answered_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "edited_at" TIMESTAMPTZ(3),
    "version" INTEGER NOT NULL DEFAULT 1,
    "set_aside" TEXT CHECK ("set_aside" IN ('hidden', 'removed')),

    CONSTRAINT "owner_answer_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "owner_answer_review_id_member_id_key" ON "owner_answer"("review_id", "member_id");
CREATE INDEX "owner_answer_member_id_idx" ON "owner_answer"("member_id");
ALTER TABLE "owner_answer" ADD CONSTRAINT "owner_answer_review_id_fkey" FOREIGN KEY ("review_id") REFERENCES "review"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TRIGGER "owner_claim_of_deleted_member" BEFORE INSERT ON "owner_claim" FOR EACH ROW EXECUTE FUNCTION refuse_deleted_member('member_id', 'refuse');
CREATE TRIGGER "owner_code_of_deleted_member" BEFORE INSERT ON "owner_code" FOR EACH ROW EXECUTE FUNCTION refuse_deleted_member('member_id', 'refuse');
CREATE TRIGGER "owner_fact_of_deleted_member" BEFORE INSERT ON "owner_fact" FOR EACH ROW EXECUTE FUNCTION refuse_deleted_member('member_id', 'refuse');
CREATE TRIGGER "owner_answer_of_deleted_member" BEFORE INSERT ON "owner_answer" FOR EACH ROW EXECUTE FUNCTION refuse_deleted_member('member_id', 'refuse');

-- The log of staff acts of this slice.
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
CREATE INDEX "audit_entry_subject_id_idx" ON "audit_entry"("subject_id");
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
