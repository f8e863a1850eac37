-- What a search for places of a kind with a feature looks at, and nothing else: narrow rows, found by place and counted without reading the venue.
-- Triggers keep it, so that no writer of venues, of answers or of lists can forget it.
CREATE TABLE "venue_search" (
    "venue_id" INTEGER NOT NULL,
    "category" TEXT NOT NULL,
    "kind" TEXT,
    "country_code" TEXT,
    "latitude" DOUBLE PRECISION,
    "longitude" DOUBLE PRECISION,
    "importance" DOUBLE PRECISION NOT NULL,
    "is_sample" BOOLEAN NOT NULL,
    "rating" DOUBLE PRECISION,
    "newest_fact" DATE,
    "yes" TEXT[],
    "partly" TEXT[],
    "no" TEXT[],
    "confirmed" TEXT[],
    "is_known" BOOLEAN NOT NULL GENERATED ALWAYS AS ("yes" IS NOT NULL OR "partly" IS NOT NULL OR "no" IS NOT NULL) STORED,
    CONSTRAINT "venue_search_pkey" PRIMARY KEY ("venue_id")
);
ALTER TABLE "venue_search" ADD CONSTRAINT "venue_search_venue_id_fkey" FOREIGN KEY ("venue_id") REFERENCES "venue"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Writes these venues' rows anew. A state is what `mergeFeature` says, a null list is an empty one.
CREATE FUNCTION "keep_venue_search"(ids INTEGER[]) RETURNS void LANGUAGE sql AS $$
  DELETE FROM venue_search USING venue
  WHERE venue_search.venue_id = ANY(ids) AND venue.id = venue_search.venue_id AND venue.status IS NOT NULL;
  INSERT INTO venue_search AS kept (venue_id, category, kind, country_code, latitude, longitude, importance, is_sample, rating, newest_fact, yes, partly, no, confirmed)
  SELECT venue.id, venue.category, venue.kind, venue.country_code, venue.latitude, venue.longitude, venue.importance, venue.is_sample, venue.average_rating,
         greatest(known.newest, CASE WHEN venue.claims <> '{}' OR venue.partly <> '{}' THEN coalesce(venue.source_date, venue.source_retrieved) END),
         known.yes, known.partly, known.no, known.confirmed
  FROM venue CROSS JOIN LATERAL (
    SELECT max(newest) AS newest,
           array_agg(feature ORDER BY feature) FILTER (WHERE state = 'yes') AS yes,
           array_agg(feature ORDER BY feature) FILTER (WHERE state = 'partly') AS partly,
           array_agg(feature ORDER BY feature) FILTER (WHERE state = 'no') AS no,
           array_agg(feature ORDER BY feature) FILTER (WHERE state = 'yes' AND people > 0) AS confirmed
    FROM (SELECT feature, max(newest) AS newest, sum(agrees + disagrees) AS people,
                 CASE WHEN max(claim) = 3 THEN NULL
                      WHEN sum(agrees + disagrees) = 0 THEN CASE max(claim) WHEN 1 THEN 'yes' WHEN 2 THEN 'no' ELSE 'partly' END
                      WHEN least(sum(agrees), sum(disagrees)) * 3 >= sum(agrees + disagrees) THEN 'partly'
                      WHEN (sum(agrees) > sum(disagrees)) = (max(claim) <> 2) THEN 'yes'
                      ELSE 'no' END AS state
          FROM (SELECT key AS feature, value::int AS claim, 0 AS agrees, 0 AS disagrees, NULL::date AS newest
                FROM jsonb_each_text(venue.claims) WHERE value IN ('1', '2', '3')
                UNION ALL SELECT unnest(venue.partly), 0, 0, 0, NULL
                UNION ALL SELECT feature, 0, agrees, disagrees, newest_answer_at::date FROM verification WHERE verification.venue_id = venue.id) AS said
          GROUP BY feature) AS merged) AS known
  WHERE venue.id = ANY(ids) AND venue.status IS NULL
  ON CONFLICT (venue_id) DO UPDATE
    SET category = excluded.category, kind = excluded.kind, country_code = excluded.country_code, latitude = excluded.latitude, longitude = excluded.longitude,
        importance = excluded.importance, is_sample = excluded.is_sample, rating = excluded.rating, newest_fact = excluded.newest_fact,
        yes = excluded.yes, partly = excluded.partly, no = excluded.no, confirmed = excluded.confirmed
    WHERE kept IS DISTINCT FROM excluded;
$$;

CREATE FUNCTION "venue_search_of_new_venues"() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  PERFORM keep_venue_search(ARRAY(SELECT id FROM written));
  RETURN NULL;
END $$;
CREATE FUNCTION "venue_search_of_venues"() RETURNS TRIGGER LANGUAGE plpgsql AS $$
DECLARE
  -- A count or a version says nothing to a search.
  changed INTEGER[] := ARRAY(
    SELECT id FROM written AS now JOIN before USING (id)
    WHERE (now.category, now.kind, now.country_code, now.latitude, now.longitude, now.importance, now.is_sample, now.average_rating, now.claims, now.partly, now.source_date, now.source_retrieved, now.status)
      IS DISTINCT FROM
      (before.category, before.kind, before.country_code, before.latitude, before.longitude, before.importance, before.is_sample, before.average_rating, before.claims, before.partly, before.source_date, before.source_retrieved, before.status));
BEGIN
  IF cardinality(changed) > 0 THEN PERFORM keep_venue_search(changed); END IF;
  RETURN NULL;
END $$;
CREATE FUNCTION "venue_search_of_answers"() RETURNS TRIGGER LANGUAGE plpgsql AS $$
DECLARE
  changed INTEGER[] := ARRAY(SELECT DISTINCT venue_id FROM written ORDER BY venue_id);
BEGIN
  -- Whoever writes the venue at the same time comes before or after, not between.
  PERFORM 1 FROM venue WHERE id = ANY(changed) ORDER BY id FOR NO KEY UPDATE;
  PERFORM keep_venue_search(changed);
  RETURN NULL;
END $$;
CREATE TRIGGER "venue_search_insert" AFTER INSERT ON "venue" REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION venue_search_of_new_venues();
CREATE TRIGGER "venue_search_update" AFTER UPDATE ON "venue" REFERENCING OLD TABLE AS before NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION venue_search_of_venues();
CREATE TRIGGER "venue_search_insert" AFTER INSERT ON "verification" REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION venue_search_of_answers();
CREATE TRIGGER "venue_search_update" AFTER UPDATE ON "verification" REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION venue_search_of_answers();
CREATE TRIGGER "venue_search_delete" AFTER DELETE ON "verification" REFERENCING OLD TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION venue_search_of_answers();

SELECT keep_venue_search(ARRAY(SELECT id FROM "venue"));

-- Nearest of a kind, of a category, of all; best known of a kind or category; those of which something is known.
CREATE INDEX "venue_search_kind_idx" ON "venue_search"("kind", "latitude", "longitude");
CREATE INDEX "venue_search_category_idx" ON "venue_search"("category", "latitude", "longitude") INCLUDE ("kind");
CREATE INDEX "venue_search_place_idx" ON "venue_search"("latitude", "longitude") INCLUDE ("kind");
CREATE INDEX "venue_search_kind_importance_idx" ON "venue_search"("kind", "importance" DESC);
CREATE INDEX "venue_search_category_importance_idx" ON "venue_search"("category", "importance" DESC);
CREATE INDEX "venue_search_known_idx" ON "venue_search"("latitude", "longitude") WHERE "is_known";
