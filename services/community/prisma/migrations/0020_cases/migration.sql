-- CreateTable
CREATE TABLE "moderation_case" (
    "id" SERIAL NOT NULL,
    "kind" TEXT NOT NULL,
    "content_id" TEXT NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'open',
    "content_state" TEXT NOT NULL DEFAULT 'shown',
    "decision_number" INTEGER NOT NULL DEFAULT 0,
    "applied_number" INTEGER NOT NULL DEFAULT 0,
    "is_there" BOOLEAN,
    "author_id" INTEGER,
    "path" TEXT,
    "written_at" TIMESTAMPTZ(3),
    "head_start_hours" INTEGER NOT NULL DEFAULT 0,
    "voices" INTEGER NOT NULL DEFAULT 0,
    "due_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "opened_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "decided_by" INTEGER,
    "decided_at" TIMESTAMPTZ(3),
    "is_appealed" BOOLEAN NOT NULL DEFAULT false,
    "held_by" INTEGER,
    "held_until" TIMESTAMPTZ(3),
    "event_version" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "moderation_case_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "moderation_report" (
    "id" SERIAL NOT NULL,
    "case_id" INTEGER NOT NULL,
    "voice" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "words" TEXT NOT NULL,
    "member_id" INTEGER,
    "sealed_mail" TEXT,
    "sender_key" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "told_at" TIMESTAMPTZ(3),

    CONSTRAINT "moderation_report_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "moderation_signal" (
    "case_id" INTEGER NOT NULL,
    "signal" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "moderation_signal_pkey" PRIMARY KEY ("case_id", "signal")
);

-- CreateTable
CREATE TABLE "moderation_decision" (
    "id" SERIAL NOT NULL,
    "case_id" INTEGER NOT NULL,
    "number" INTEGER NOT NULL,
    "act" TEXT NOT NULL,
    "rule" TEXT NOT NULL,
    "facts" TEXT NOT NULL,
    "content_state" TEXT NOT NULL,
    "decided_by" INTEGER,
    "decided_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "opened_at" TIMESTAMPTZ(3) NOT NULL,
    "author_id" INTEGER,
    "appeal_of" INTEGER,

    CONSTRAINT "moderation_decision_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "moderation_appeal" (
    "decision_id" INTEGER NOT NULL,
    "member_id" INTEGER,
    "words" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "outcome" TEXT,
    "decided_at" TIMESTAMPTZ(3),

    CONSTRAINT "moderation_appeal_pkey" PRIMARY KEY ("decision_id")
);

-- CreateTable
CREATE TABLE "staff_visit" (
    "member_id" INTEGER NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "staff_visit_pkey" PRIMARY KEY ("member_id")
);

-- CreateTable
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
CREATE UNIQUE INDEX "moderation_case_kind_content_id_key" ON "moderation_case"("kind", "content_id");

-- CreateIndex
CREATE INDEX "moderation_case_author_id_id_idx" ON "moderation_case"("author_id", "id" DESC);

-- CreateIndex
CREATE INDEX "moderation_case_held_by_idx" ON "moderation_case"("held_by");

-- CreateIndex
CREATE INDEX "moderation_case_decided_by_idx" ON "moderation_case"("decided_by");

-- CreateIndex
CREATE UNIQUE INDEX "moderation_report_case_id_voice_key" ON "moderation_report"("case_id", "voice");

-- CreateIndex
CREATE INDEX "moderation_report_member_id_idx" ON "moderation_report"("member_id");

-- CreateIndex
CREATE INDEX "moderation_report_sender_key_idx" ON "moderation_report"("sender_key");

-- CreateIndex
CREATE UNIQUE INDEX "moderation_decision_case_id_number_key" ON "moderation_decision"("case_id", "number");

-- CreateIndex
CREATE INDEX "moderation_decision_author_id_id_idx" ON "moderation_decision"("author_id", "id" DESC);

-- CreateIndex
CREATE INDEX "moderation_decision_decided_at_idx" ON "moderation_decision"("decided_at");

-- CreateIndex
CREATE INDEX "moderation_decision_decided_by_idx" ON "moderation_decision"("decided_by");

-- CreateIndex
CREATE INDEX "moderation_appeal_member_id_idx" ON "moderation_appeal"("member_id");

-- CreateIndex
CREATE INDEX "audit_entry_subject_id_idx" ON "audit_entry"("subject_id");

-- CreateIndex
CREATE INDEX "audit_entry_actor_id_idx" ON "audit_entry"("actor_id");

-- Whoever asks for the next case walks it from its head.
CREATE INDEX "moderation_case_queue" ON "moderation_case" ("due_at", "id") WHERE "state" = 'open';

-- What its slice has not confirmed yet.
CREATE INDEX "moderation_case_unconfirmed" ON "moderation_case" ("id") WHERE "applied_number" < "decision_number";

-- AddForeignKey
ALTER TABLE "moderation_report" ADD CONSTRAINT "moderation_report_case_id_fkey" FOREIGN KEY ("case_id") REFERENCES "moderation_case"("id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "moderation_signal" ADD CONSTRAINT "moderation_signal_case_id_fkey" FOREIGN KEY ("case_id") REFERENCES "moderation_case"("id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "moderation_decision" ADD CONSTRAINT "moderation_decision_case_id_fkey" FOREIGN KEY ("case_id") REFERENCES "moderation_case"("id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "moderation_appeal" ADD CONSTRAINT "moderation_appeal_decision_id_fkey" FOREIGN KEY ("decision_id") REFERENCES "moderation_decision"("id") ON DELETE CASCADE ON UPDATE NO ACTION;

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

CREATE TRIGGER "moderation_report_of_deleted_member" BEFORE INSERT ON "moderation_report" FOR EACH ROW EXECUTE FUNCTION refuse_deleted_member('member_id', 'refuse');
CREATE TRIGGER "moderation_appeal_of_deleted_member" BEFORE INSERT ON "moderation_appeal" FOR EACH ROW EXECUTE FUNCTION refuse_deleted_member('member_id', 'refuse');
CREATE TRIGGER "staff_visit_of_deleted_member" BEFORE INSERT ON "staff_visit" FOR EACH ROW EXECUTE FUNCTION refuse_deleted_member('member_id', 'refuse');
