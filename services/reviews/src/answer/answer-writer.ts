import { Injectable } from '@nestjs/common';
import type { AnswerValue, Claim, Feature } from '@waymark/contracts-reviews';
import type { Tx } from '@waymark/service-kit';
import sql, { type Sql } from 'sql-template-tag';
import { memberAsPerson } from './person';
import { say, takeEditedReview, takeReviews } from './said-answers';
import { settle } from './settle';
import { countAnswers, forgetOtherAnswers, showAnswers } from './shown-answers';
import { trustDue } from './trust-due';
import type { VerificationRow } from './verification.mapper';

export interface Question {
  venueId: number;
  feature: Feature;
  /** The venue's current claim. */
  claim: Claim;
}

/**
 * Writes people's answers: first into the `statement` table, then into what is displayed. Every method requires a lock
 * on the venue's row.
 */
@Injectable()
export class AnswerWriter {
  /** Locks the venue and returns its claim about the feature; null if there is no such venue. */
  async lockClaim(tx: Tx, venueId: number, feature: Feature): Promise<Claim | null> {
    const row = await tx.one<{ claim: Claim }>(sql`
      SELECT coalesce((claims ->> ${feature})::int, 0) AS claim FROM venue WHERE id = ${venueId} FOR UPDATE`);
    return row?.claim ?? null;
  }

  /** Stores an answer that the member gave outside a review. Returns false if it was already stored. */
  async give(tx: Tx, { venueId, feature, claim }: Question, memberId: number, answer: AnswerValue): Promise<boolean> {
    const person = memberAsPerson(memberId);
    const changed = await say(tx, { venueId, person, feature, claim, answer });
    if (!changed) return false;
    await showAnswers(tx, [venueId], [person]);
    await trustDue(tx, [venueId], feature);
    return true;
  }

  /** Stores the answers from reviews written since the last call. Newer answers stay. */
  async takeFromReviews(tx: Tx, venueId: number): Promise<void> {
    const persons = await takeReviews(tx, [venueId]);
    if (persons.length === 0) return;
    await settle(tx, [venueId], persons);
    await showAnswers(tx, [venueId], persons);
    await trustDue(tx, [venueId]);
  }

  /**
   * Makes the next `takeFromReviews` read all reviews of the venue again. Answers replaced by a deleted review become
   * valid again.
   */
  async startOver(tx: Tx, venueId: number): Promise<void> {
    await tx.query(sql`UPDATE venue SET answers_up_to = 0 WHERE id = ${venueId}`);
    await settle(tx, [venueId], null);
    await showAnswers(tx, [venueId], null);
    await trustDue(tx, [venueId]);
  }

  /**
   * Call it after a review was deleted or its field `verify` was edited. Removed answers stop counting, and the
   * author's earlier ones count again. Updates only the venue's counts.
   */
  async reviewChanged(tx: Tx, venueId: number, reviewId: number): Promise<void> {
    await takeEditedReview(tx, reviewId);
    await putAside(tx, sql`said.review_id = ${reviewId}`);
    await this.showAgain(tx, venueId);
  }

  /** Call it after moderators hid an answer or showed it again. */
  async statementChanged(tx: Tx, venueId: number, statementId: number): Promise<void> {
    await putAside(tx, sql`said.id = ${statementId}`);
    await this.showAgain(tx, venueId);
  }

  /** Recounts one feature or all features from the rows, without increments. */
  async recount(tx: Tx, venueId: number, feature: Feature | null = null): Promise<void> {
    await countAnswers(tx, [venueId], feature);
  }

  private async showAgain(tx: Tx, venueId: number): Promise<void> {
    await settle(tx, [venueId], null);
    await forgetOtherAnswers(tx, [venueId]);
    await showAnswers(tx, [venueId], null);
    await countAnswers(tx, [venueId], null);
    await trustDue(tx, [venueId]);
  }

  /** Returns the current counts for one feature. */
  counts(tx: Tx, venueId: number, feature: Feature): Promise<VerificationRow | null> {
    return tx.one<VerificationRow>(sql`
      SELECT feature, agrees, disagrees, newest_answer_at AS newest, NULL AS own
      FROM verification WHERE venue_id = ${venueId} AND feature = ${feature}`);
  }

  /** Returns the venue's next version, for a change of its answers, and its name. */
  async nextVersion(tx: Tx, venueId: number): Promise<{ version: number; name: string }> {
    const row = await tx.one<{ version: number; name: string }>(
      sql`UPDATE venue SET version = version + 1 WHERE id = ${venueId} RETURNING version, name`,
    );
    if (!row) throw new Error('The venue that is locked is not there.');
    return row;
  }
}

/**
 * Ends visitors' answers that moderators hid, alone or with their review, and restores them when they are shown again.
 * `settle` then finds each person's valid answer. Withdrawn answers stay withdrawn. `which` is a condition on `said`.
 * The caller must have locked the venue.
 */
async function putAside(tx: Tx, which: Sql): Promise<void> {
  await tx.query(sql`
    UPDATE statement said
    SET ended_at = CASE WHEN aside.is_aside THEN coalesce(said.ended_at, clock_timestamp()) ELSE said.ended_at END,
        ended_as = CASE WHEN aside.is_aside THEN 'set-aside' ELSE 'replaced' END
    FROM (SELECT said.id, said.set_aside IS NOT NULL OR review.set_aside IS NOT NULL AS is_aside
          FROM statement said LEFT JOIN review ON review.id = said.review_id
          WHERE ${which} AND said.said_by = 'visitor' AND said.ended_as IS DISTINCT FROM 'taken-back') AS aside
    WHERE said.id = aside.id AND (said.ended_as IS NOT DISTINCT FROM 'set-aside') <> aside.is_aside`);
}
