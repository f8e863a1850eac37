import type { Database } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import { AnswerWriter } from './answer-writer';

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

const BATCH = 500;

/** Reads all reviews again into answers and counts all answers again; answers given alone stay. Tells how many venues it did. */
export async function rebuildAnswers(database: Database): Promise<number> {
  const answers = new AnswerWriter();
  let done = 0;
  for (let last = 0; ;) {
    const venues = await database.query<{ id: number }>(sql`
      SELECT id FROM venue WHERE id > ${last} AND (
        EXISTS (SELECT 1 FROM review WHERE review.venue_id = venue.id) OR EXISTS (SELECT 1 FROM answer WHERE answer.venue_id = venue.id))
      ORDER BY id LIMIT ${BATCH}`);
    for (const { id } of venues) await rebuildVenue(database, answers, id);
    done += venues.length;
    if (venues.length < BATCH) return done;
    last = venues.at(-1)?.id ?? last;
  }
}

/** One venue at a time under its lock: the site stays open meanwhile. */
async function rebuildVenue(database: Database, answers: AnswerWriter, id: number): Promise<void> {
  await database.transaction(async (tx) => {
    await tx.query(sql`SELECT id FROM venue WHERE id = ${id} FOR UPDATE`);
    await answers.startOver(tx, id);
    await answers.takeFromReviews(tx, id);
    await answers.recount(tx, id);
  });
}
