import type { Feature } from '@waymark/contracts-reviews';
import type { Tx } from '@waymark/service-kit';
import sql from 'sql-template-tag';

/**
 * Updates `answer` from the `statement` table: each person's current answer per feature, 0 if withdrawn. Without
 * `persons`, updates the answers of all.
 */
export async function showAnswers(
  tx: Tx,
  venueIds: readonly number[],
  persons: readonly string[] | null,
): Promise<void> {
  await tx.query(sql`
    INSERT INTO answer (venue_id, person, feature, answer, about, answered_at, review_id)
    SELECT venue_id, person, feature,
           CASE WHEN ended_at IS NOT NULL THEN 0 WHEN (value = 'yes') = (about <> 2) THEN 1 ELSE 2 END,
           CASE WHEN ended_at IS NULL THEN about ELSE 0 END, coalesce(ended_at, added_at), CASE WHEN ended_at IS NULL THEN review_id END
    FROM (SELECT DISTINCT ON (venue_id, feature, person) venue_id, feature, person, value, about, added_at, ended_at, ended_as, review_id
          FROM statement
          WHERE venue_id = ANY(${venueIds}::int[]) AND (${persons}::text[] IS NULL OR person = ANY(${persons}::text[])) AND said_by = 'visitor'
            AND ended_as IS DISTINCT FROM 'set-aside'
          ORDER BY venue_id, feature, person, (ended_at IS NULL) DESC, added_at DESC, id DESC) AS newest
    WHERE ended_at IS NULL OR ended_as = 'taken-back'
    ON CONFLICT (venue_id, person, feature) DO UPDATE
      SET answer = excluded.answer, about = excluded.about, answered_at = excluded.answered_at, review_id = excluded.review_id
      WHERE (answer.answer, answer.about, answer.answered_at, answer.review_id)
            IS DISTINCT FROM (excluded.answer, excluded.about, excluded.answered_at, excluded.review_id)`);
}

/** Deletes answers without a row in the `statement` table. */
export async function forgetOtherAnswers(tx: Tx, venueIds: readonly number[]): Promise<void> {
  await tx.query(sql`
    -- As a difference of two sets: asked row by row it reads 60,000 statements for each of 60,000 answers of a place.
    DELETE FROM answer USING (
      SELECT venue_id, feature, person FROM answer WHERE venue_id = ANY(${venueIds}::int[])
      EXCEPT
      SELECT venue_id, feature, person FROM statement
      WHERE venue_id = ANY(${venueIds}::int[]) AND said_by = 'visitor' AND (ended_at IS NULL OR ended_as = 'taken-back')
    ) AS unknown
    WHERE answer.venue_id = unknown.venue_id AND answer.feature = unknown.feature AND answer.person = unknown.person`);
}

/** Recounts the answers for one feature or all features from the rows, without increments. */
export async function countAnswers(tx: Tx, venueIds: readonly number[], feature: Feature | null): Promise<void> {
  await tx.query(sql`
    DELETE FROM verification WHERE venue_id = ANY(${venueIds}::int[]) AND (${feature}::text IS NULL OR feature = ${feature}) AND NOT EXISTS (
      SELECT 1 FROM answer
      WHERE answer.venue_id = ANY(${venueIds}::int[]) AND answer.venue_id = verification.venue_id AND answer.feature = verification.feature AND answer.answer <> 0)`);
  await tx.query(sql`
    INSERT INTO verification (venue_id, feature, agrees, disagrees, newest_answer_at)
    SELECT venue_id, feature, coalesce(sum(people) FILTER (WHERE agrees), 0), coalesce(sum(people) FILTER (WHERE NOT agrees), 0), max(newest)
    FROM (
      -- "Not available" is the other side of "available" and of "unknown", about which "agrees" says that it is there.
      SELECT said.venue_id, said.feature, people, newest,
             (answer = 1) = ((about = 2) = (coalesce((venue.claims ->> said.feature)::int, 0) = 2)) AS agrees
      FROM venue JOIN (SELECT venue_id, feature, about, answer, count(*) AS people, max(answered_at) AS newest
                       FROM answer
                       WHERE venue_id = ANY(${venueIds}::int[]) AND answer <> 0 AND (${feature}::text IS NULL OR feature = ${feature})
                       GROUP BY venue_id, feature, about, answer) AS said ON said.venue_id = venue.id
    ) AS sides
    GROUP BY venue_id, feature
    ON CONFLICT (venue_id, feature) DO UPDATE
      SET agrees = excluded.agrees, disagrees = excluded.disagrees, newest_answer_at = excluded.newest_answer_at
      WHERE (verification.agrees, verification.disagrees, verification.newest_answer_at)
            IS DISTINCT FROM (excluded.agrees, excluded.disagrees, excluded.newest_answer_at)`);
  await countKnown(tx, venueIds);
}

/**
 * Counts the features about which something is known: stated, partly, as text, or from people. Leaves out those that
 * do not apply.
 */
async function countKnown(tx: Tx, venueIds: readonly number[]): Promise<void> {
  await tx.query(sql`
    UPDATE venue SET known_features = counted.features
    FROM (SELECT asked.id, count(known.feature)::int AS features
          FROM unnest(${venueIds}::int[]) AS ids(id) JOIN venue asked ON asked.id = ids.id LEFT JOIN LATERAL (
            SELECT feature FROM (
              SELECT key AS feature FROM jsonb_each_text(asked.claims) WHERE value IN ('1', '2')
              UNION SELECT jsonb_object_keys(asked.claim_notes)
              UNION SELECT unnest(asked.partly)
              UNION SELECT verification.feature FROM verification WHERE verification.venue_id = asked.id) AS each
            WHERE asked.claims ->> feature IS DISTINCT FROM '3') AS known ON true
          GROUP BY asked.id) AS counted
    WHERE venue.id = counted.id AND venue.known_features <> counted.features`);
}
