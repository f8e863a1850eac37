import { Injectable } from '@nestjs/common';
import type { AnswerValue, Claim, Feature } from '@waymark/contracts-reviews';
import type { Tx } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import { memberAsPerson } from './person';
import type { VerificationRow } from './verification.mapper';

export interface Question {
  venueId: number;
  feature: Feature;
  /** What the venue claims now. */
  claim: Claim;
}

/** All writing of answers and of their counts. Every method asks that the venue's row is locked. */
@Injectable()
export class AnswerWriter {
  /** Locks the venue and says what it claims about the feature; null when there is no such venue. */
  async lockClaim(tx: Tx, venueId: number, feature: Feature): Promise<Claim | null> {
    const row = await tx.one<{ claim: Claim }>(sql`
      SELECT coalesce((claims ->> ${feature})::int, 0) AS claim FROM venue WHERE id = ${venueId} FOR UPDATE`);
    return row?.claim ?? null;
  }

  /** The member's newest answer, given alone; false when it was given alone before and nothing changes. */
  async give(tx: Tx, question: Question, memberId: number, answer: AnswerValue): Promise<boolean> {
    const { venueId, feature, claim } = question;
    const person = memberAsPerson(memberId);
    const changed = await tx.one(sql`
      INSERT INTO answer (venue_id, person, feature, answer, about, answered_at)
      SELECT ${venueId}::int, ${person}, ${feature}, ${answer}::smallint, ${claim}::smallint, clock_timestamp()
      WHERE ${answer}::smallint <> 0 OR EXISTS (
        SELECT 1 FROM answer WHERE venue_id = ${venueId} AND person = ${person} AND feature = ${feature})
      ON CONFLICT (venue_id, person, feature) DO UPDATE
        SET answer = excluded.answer, about = excluded.about, answered_at = excluded.answered_at, review_id = NULL
        WHERE (answer.answer, answer.about, answer.review_id) IS DISTINCT FROM (excluded.answer, excluded.about, NULL)
      RETURNING 1`);
    return changed !== null;
  }

  /** Takes over what reviews said that came since the last time; an answer that is newer stays. */
  async takeFromReviews(tx: Tx, venueId: number): Promise<void> {
    await tx.query(sql`
      INSERT INTO answer (venue_id, person, feature, answer, about, answered_at, review_id)
      SELECT DISTINCT ON (2, given.key)
             r.venue_id,
             coalesce('member:' || r.author_id, CASE WHEN r.is_sample THEN 'sample:' || r.reviewer_name END, 'review:' || r.id),
             given.key, given.value::smallint, coalesce((venue.claims ->> given.key)::smallint, 0), r.created_at, r.id
      FROM venue JOIN review r ON r.venue_id = venue.id AND r.id > venue.answers_up_to
      CROSS JOIN LATERAL jsonb_each_text(r.verify) AS given
      WHERE venue.id = ${venueId} AND given.value IN ('1', '2')
      ORDER BY 2, given.key, r.created_at DESC, r.id DESC
      ON CONFLICT (venue_id, person, feature) DO UPDATE
        SET answer = excluded.answer, about = excluded.about, answered_at = excluded.answered_at, review_id = excluded.review_id
        -- The same review again (a rebuild) keeps the claim that it was about.
        WHERE answer.answered_at <= excluded.answered_at AND answer.review_id IS DISTINCT FROM excluded.review_id`);
    await tx.query(sql`
      UPDATE venue SET answers_up_to = coalesce((SELECT max(id) FROM review WHERE venue_id = ${venueId}), 0)
      WHERE id = ${venueId}`);
  }

  /** Lets the next `takeFromReviews` read all reviews of the venue again. */
  async startOver(tx: Tx, venueId: number): Promise<void> {
    await tx.query(sql`UPDATE venue SET answers_up_to = 0 WHERE id = ${venueId}`);
  }

  /** Counts again from the rows, never adds to a count; one feature or all of them. */
  async recount(tx: Tx, venueId: number, feature: Feature | null = null): Promise<void> {
    await tx.query(sql`
      DELETE FROM verification WHERE venue_id = ${venueId} AND (${feature}::text IS NULL OR feature = ${feature}) AND NOT EXISTS (
        SELECT 1 FROM answer
        WHERE answer.venue_id = ${venueId} AND answer.feature = verification.feature AND answer.answer <> 0)`);
    await tx.query(sql`
      INSERT INTO verification (venue_id, feature, agrees, disagrees, newest_answer_at)
      SELECT ${venueId}, feature, coalesce(sum(people) FILTER (WHERE agrees), 0), coalesce(sum(people) FILTER (WHERE NOT agrees), 0), max(newest)
      FROM (
        -- "Not available" is the other side of "available" and of "unknown", about which "agrees" says that it is there.
        SELECT said.feature, people, newest,
               (answer = 1) = ((about = 2) = (coalesce((venue.claims ->> said.feature)::int, 0) = 2)) AS agrees
        FROM venue, (SELECT feature, about, answer, count(*) AS people, max(answered_at) AS newest
                     FROM answer
                     WHERE venue_id = ${venueId} AND answer <> 0 AND (${feature}::text IS NULL OR feature = ${feature})
                     GROUP BY feature, about, answer) AS said
        WHERE venue.id = ${venueId}
      ) AS sides
      GROUP BY feature
      ON CONFLICT (venue_id, feature) DO UPDATE
        SET agrees = excluded.agrees, disagrees = excluded.disagrees, newest_answer_at = excluded.newest_answer_at
        WHERE (verification.agrees, verification.disagrees, verification.newest_answer_at)
              IS DISTINCT FROM (excluded.agrees, excluded.disagrees, excluded.newest_answer_at)`);
  }

  /** The counts of one feature now. */
  counts(tx: Tx, venueId: number, feature: Feature): Promise<VerificationRow | null> {
    return tx.one<VerificationRow>(sql`
      SELECT feature, agrees, disagrees, newest_answer_at AS newest, NULL AS own
      FROM verification WHERE venue_id = ${venueId} AND feature = ${feature}`);
  }

  /** The version of the venue that a change of its answers makes. */
  async nextVersion(tx: Tx, venueId: number): Promise<number> {
    const row = await tx.one<{ version: number }>(
      sql`UPDATE venue SET version = version + 1 WHERE id = ${venueId} RETURNING version`,
    );
    if (!row) throw new Error('The venue that is locked is not there.');
    return row.version;
  }
}
