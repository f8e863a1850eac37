-- How often account was told of a member's consent to health data in reviews: versions of the event.
CREATE TABLE "health_consent_told" (
    "member_id" INTEGER NOT NULL,
    "version" INTEGER NOT NULL,
    CONSTRAINT "health_consent_told_pkey" PRIMARY KEY ("member_id")
);
CREATE TRIGGER "health_consent_told_of_deleted_member" BEFORE INSERT ON "health_consent_told" FOR EACH ROW EXECUTE FUNCTION refuse_deleted_member('member_id', 'skip');

-- Consents from before the event: account's page said that nothing is held.
INSERT INTO "health_consent_told" ("member_id", "version") SELECT "member_id", 1 FROM "health_consent";
INSERT INTO "outbox" ("id", "type", "aggregate_id", "aggregate_version", "data")
SELECT gen_random_uuid(), 'reviews.health-consent.changed.v1', consent."member_id"::text, 1, jsonb_build_object(
    'memberId', consent."member_id",
    'givenAt', to_char(consent."given_at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'reviews', (SELECT count(*) FROM "review_disability" held WHERE held."member_id" = consent."member_id"))
FROM "health_consent" consent JOIN "health_consent_told" told ON told."member_id" = consent."member_id";
