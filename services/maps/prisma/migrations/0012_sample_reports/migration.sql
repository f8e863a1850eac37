-- What local mode made up, so that nobody takes it for a fact.
ALTER TABLE "footpath_report" ADD "is_sample" BOOLEAN NOT NULL DEFAULT false;

-- As before, and never of a sample, also when somebody reopens it: no authority hears of what is made up.
CREATE OR REPLACE FUNCTION "note_report_handover"() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.status = 'open' AND NOT NEW.is_sample AND (TG_OP = 'UPDATE' OR NEW.created_at > now() - interval '1 day') THEN
    INSERT INTO report_handover (report_id, next_try_at) VALUES (NEW.id, NEW.created_at + interval '15 minutes')
    ON CONFLICT (report_id) DO NOTHING;
  END IF;
  RETURN NULL;
END
$$;
