import type { Database } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import { AnswerWriter } from './answer-writer';
import { takeReviews } from './said-answers';
import { settle } from './settle';
import { countAnswers, forgetOtherAnswers, showAnswers } from './shown-answers';
import { writeClaims } from './stated-claims';

const TIMEOUT_MS = 20_000;

/** Counts again for venues whose claims may have changed: who agreed that there is a lift does not agree that there is none. */
export async function recountAnswers(database: Database, venueIds: readonly number[]): Promise<void> {
  const answers = new AnswerWriter();
  const answered = await database.query<{ id: number }>(sql`
    SELECT DISTINCT venue_id AS id FROM answer WHERE venue_id = ANY(${venueIds})`);
  for (const { id } of answered) {
    await database.transaction(async (tx) => {
      await tx.query(sql`SELECT id FROM venue WHERE id = ${id} FOR UPDATE`);
      await answers.recount(tx, id);
    });
  }
}

/** So many venues are locked at a time: whoever writes about them meanwhile waits for less than a second. */
const BATCH = 200;

/**
 * Makes what is shown again from the ledger: claims, answers, counts; reviews that the ledger has not got yet go into it first.
 * Tells how many venues it did.
 */
export async function rebuildAnswers(database: Database): Promise<number> {
  let done = 0;
  for (let last = 0; ;) {
    const venues = await database.query<{ id: number }>(
      sql`
      SELECT id FROM venue WHERE id > ${last} AND (
        claims <> '{}' OR claim_notes <> '{}' OR partly <> '{}'
        OR EXISTS (SELECT 1 FROM statement WHERE statement.venue_id = venue.id)
        OR EXISTS (SELECT 1 FROM review WHERE review.venue_id = venue.id)
        OR EXISTS (SELECT 1 FROM answer WHERE answer.venue_id = venue.id))
      ORDER BY id LIMIT ${BATCH}`,
      TIMEOUT_MS,
    );
    const ids = venues.map(({ id }) => id);
    if (ids.length > 0) await rebuildVenues(database, ids);
    done += venues.length;
    if (venues.length < BATCH) return done;
    last = ids.at(-1) ?? last;
  }
}

/** Under the venues' locks: the site stays open meanwhile. */
async function rebuildVenues(database: Database, ids: readonly number[]): Promise<void> {
  await database.transaction(async (tx) => {
    await tx.query(sql`SELECT id FROM venue WHERE id = ANY(${ids}::int[]) ORDER BY id FOR UPDATE`);
    await writeClaims(tx, ids);
    await tx.query(sql`UPDATE venue SET answers_up_to = 0 WHERE id = ANY(${ids}::int[]) AND answers_up_to <> 0`);
    await takeReviews(tx, ids);
    await settle(tx, ids, null);
    await forgetOtherAnswers(tx, ids);
    await showAnswers(tx, ids, null);
    await countAnswers(tx, ids, null);
  });
}
