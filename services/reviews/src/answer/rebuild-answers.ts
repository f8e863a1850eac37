import type { Database, Tx } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import { takeReviews } from './said-answers';
import { settle } from './settle';
import { countAnswers, forgetOtherAnswers, showAnswers } from './shown-answers';
import { writeClaims } from './stated-claims';

const TIMEOUT_MS = 20_000;

/** Venues locked at a time, so that other writers wait for less than a second. */
const BATCH = 50;

/**
 * Rebuilds claims, answers and counts from the `statement` table, after it has taken in missing reviews. Returns the
 * number of venues.
 */
export async function rebuildAnswers(database: Database): Promise<number> {
  let done = 0;
  for (let last = 0; ;) {
    const venues = await database.query<{ id: number | null }>(
      sql`
      -- Each in the order of its index: none is read further than a batch needs.
      SELECT id FROM (
        (SELECT DISTINCT venue_id AS id FROM statement WHERE venue_id > ${last} ORDER BY 1 LIMIT ${BATCH})
        UNION (SELECT DISTINCT venue_id FROM review WHERE venue_id > ${last} ORDER BY 1 LIMIT ${BATCH})
        UNION (SELECT DISTINCT venue_id FROM answer WHERE venue_id > ${last} ORDER BY 1 LIMIT ${BATCH})
        UNION (SELECT id FROM venue WHERE id > ${last} AND (claims <> '{}' OR claim_notes <> '{}' OR partly <> '{}') ORDER BY 1 LIMIT ${BATCH})
      ) AS told ORDER BY id LIMIT ${BATCH}`,
      TIMEOUT_MS,
    );
    const ids = venues.flatMap(({ id }) => id ?? []);
    if (ids.length > 0) await rebuildVenues(database, ids);
    done += venues.length;
    if (venues.length < BATCH) return done;
    last = ids.at(-1) ?? last;
  }
}

/**
 * Each step is a separate transaction under the venues' locks and leaves correct data, because a venue with many
 * answers takes long.
 */
async function rebuildVenues(database: Database, ids: readonly number[]): Promise<void> {
  const steps: ((tx: Tx) => Promise<unknown>)[] = [
    (tx) => writeClaims(tx, ids),
    async (tx) => {
      await tx.query(sql`UPDATE venue SET answers_up_to = 0 WHERE id = ANY(${ids}::int[]) AND answers_up_to <> 0`);
      await takeReviews(tx, ids);
      await settle(tx, ids, null);
    },
    (tx) => forgetOtherAnswers(tx, ids),
    (tx) => showAnswers(tx, ids, null),
    (tx) => countAnswers(tx, ids, null),
  ];
  for (const step of steps) {
    await database.transaction(async (tx) => {
      await tx.query(sql`SELECT id FROM venue WHERE id = ANY(${ids}::int[]) ORDER BY id FOR UPDATE`);
      await step(tx);
    });
  }
}
