-- A new card for a monthly gift is told of by events of its own.
ALTER TABLE "stripe_event" DROP CONSTRAINT "stripe_event_subject_kind_check";
ALTER TABLE "stripe_event" ADD CONSTRAINT "stripe_event_subject_kind_check"
    CHECK ("subject_kind" IN ('payment', 'invoice', 'subscription', 'setup'));
