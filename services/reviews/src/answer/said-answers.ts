import {
  CLAIM,
  VERIFY,
  type AnswerValue,
  type Claim,
  type Feature,
  type StatementValue,
} from '@waymark/contracts-reviews';
import type { Tx } from '@waymark/service-kit';
import sql from 'sql-template-tag';

export interface Said {
  venueId: number;
  person: string;
  feature: Feature;
  /** The venue's current claim. */
  claim: Claim;
  answer: AnswerValue;
}

/** Returns an answer's value: to agree with "not available" means no. */
function valueOf(answer: AnswerValue, claim: Claim): StatementValue {
  return (answer === VERIFY.agrees) === (claim !== CLAIM.notAvailable) ? 'yes' : 'no';
}

/** Stores or withdraws an answer given outside a review; returns false if nothing changes. The venue must be locked. */
export async function say(tx: Tx, { venueId, person, feature, claim, answer }: Said): Promise<boolean> {
  const isTakenBack = answer === VERIFY.noAnswer;
  const value = valueOf(answer, claim);
  const ended = await tx.one(sql`
    UPDATE statement SET ended_at = clock_timestamp(), ended_as = ${isTakenBack ? 'taken-back' : 'replaced'}
    WHERE venue_id = ${venueId} AND feature = ${feature} AND person = ${person} AND said_by = 'visitor' AND ended_at IS NULL
      AND (${isTakenBack} OR (value, about, review_id) IS DISTINCT FROM (${value}, ${claim}::smallint, NULL::int))
    RETURNING 1`);
  if (isTakenBack) return ended !== null;
  const added = await tx.one(sql`
    INSERT INTO statement (venue_id, feature, value, about, said_by, person, observed, added_at)
    SELECT ${venueId}::int, ${feature}, ${value}, ${claim}::smallint, 'visitor', ${person}, (clock_timestamp() AT TIME ZONE 'UTC')::date, clock_timestamp()
    WHERE NOT EXISTS (
      SELECT 1 FROM statement
      WHERE venue_id = ${venueId} AND feature = ${feature} AND person = ${person} AND said_by = 'visitor' AND ended_at IS NULL)
    RETURNING 1`);
  return added !== null;
}

/**
 * Stores the answers from reviews since the last call and returns their authors. All of them count as replaced until
 * `settle` finds the valid ones. The venues must be locked.
 */
export async function takeReviews(tx: Tx, venueIds: readonly number[]): Promise<string[]> {
  const added = await tx.query<{ person: string | null }>(sql`
    INSERT INTO statement (venue_id, feature, value, about, said_by, person, review_id, observed, added_at, ended_at, ended_as)
    SELECT venue_id, feature, CASE WHEN agrees = (about <> 2) THEN 'yes' ELSE 'no' END, about, 'visitor', person, id, observed, created_at,
           coalesce(lead(created_at) OVER (PARTITION BY venue_id, person, feature ORDER BY created_at, id), created_at), 'replaced'
    FROM (
      SELECT review.venue_id, answered.key AS feature, review.id, review.created_at, answered.value = '1' AS agrees,
             -- The last day of the month of the visit, if that was before the review.
             least((review.created_at AT TIME ZONE 'UTC')::date,
                   (to_date(review.visit_month, 'YYYY-MM') + interval '1 month - 1 day')::date) AS observed,
             coalesce('member:' || review.author_id, CASE WHEN review.is_sample THEN 'sample:' || review.reviewer_name END,
                      'review:' || review.id) AS person,
             coalesce((venue.claims ->> answered.key)::smallint, 0) AS about
      FROM venue JOIN review ON review.venue_id = venue.id AND review.id > venue.answers_up_to
      CROSS JOIN LATERAL jsonb_each_text(review.verify) AS answered
      WHERE venue.id = ANY(${venueIds}::int[]) AND answered.value IN ('1', '2')
        AND NOT EXISTS (SELECT 1 FROM statement WHERE statement.review_id = review.id AND statement.feature = answered.key)
    ) AS given
    RETURNING person`);
  await tx.query(sql`
    UPDATE venue SET answers_up_to = newest.id
    FROM (SELECT asked.id AS venue_id, coalesce((SELECT max(review.id) FROM review WHERE review.venue_id = asked.id), 0) AS id
          FROM unnest(${venueIds}::int[]) AS asked(id)) AS newest
    WHERE venue.id = newest.venue_id AND venue.answers_up_to <> newest.id`);
  return [...new Set(added.map(({ person }) => person ?? ''))];
}

/**
 * Like `takeReviews`, for one edited review: removes answers that it no longer contains and stores changed ones. The
 * caller must have locked the venue.
 */
export async function takeEditedReview(tx: Tx, reviewId: number): Promise<void> {
  await tx.query(sql`
    DELETE FROM statement USING review
    WHERE review.id = ${reviewId} AND statement.review_id = review.id
      AND coalesce(review.verify ->> statement.feature, '0') NOT IN ('1', '2')`);
  await tx.query(sql`
    INSERT INTO statement (venue_id, feature, value, about, said_by, person, review_id, observed, added_at, ended_at, ended_as)
    SELECT review.venue_id, given.key, CASE WHEN (given.value = '1') = (now.about <> 2) THEN 'yes' ELSE 'no' END, now.about, 'visitor',
           said.person, review.id, said.observed, clock_timestamp(), clock_timestamp(), 'replaced'
    FROM review CROSS JOIN LATERAL jsonb_each_text(review.verify) AS given
    CROSS JOIN LATERAL (
      SELECT coalesce((claims ->> given.key)::smallint, 0) AS about FROM venue WHERE venue.id = review.venue_id) AS now
    LEFT JOIN LATERAL (
      SELECT value, about FROM statement WHERE statement.review_id = review.id AND statement.feature = given.key
      ORDER BY added_at DESC, id DESC LIMIT 1) AS before ON true
    CROSS JOIN LATERAL (
      SELECT coalesce('member:' || review.author_id, 'review:' || review.id) AS person, (now() AT TIME ZONE 'UTC')::date AS observed) AS said
    WHERE review.id = ${reviewId} AND given.value IN ('1', '2')
      AND (before.value IS NULL OR ((before.value = 'yes') = (before.about <> 2)) <> (given.value = '1'))`);
}
