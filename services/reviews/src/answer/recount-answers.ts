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
