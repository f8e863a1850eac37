import { readFileSync } from 'node:fs';
import { createLog, Database } from '@waymark/service-kit';
import { withClient } from '@waymark/testing';
import type { Client } from 'pg';
import { startReviews, type ReviewsService } from '../../test/reviews-service';
import { givenReview, givenVenue } from '../../test/scenario';
import { rebuildAnswers } from './rebuild-answers';

const MIGRATION = new URL('../../prisma/migrations/0004_answers/migration.sql', import.meta.url);
const ANSWERS =
  'SELECT venue_id, person, feature, answer, about, answered_at, review_id FROM answer ORDER BY venue_id, person, feature';
const COUNTS = 'SELECT * FROM verification ORDER BY venue_id, feature';
const MARKS = 'SELECT id, answers_up_to FROM venue ORDER BY id';

describe('what people said, from the reviews that were there', () => {
  let service: ReviewsService;
  beforeAll(async () => {
    service = await startReviews();
  }, 90_000);
  afterAll(() => service?.close());

  it('is the same after the migration as after publishing', async () => {
    await given();
    const fill = readFileSync(MIGRATION, 'utf8')
      .split(';')
      .filter((part) => /^\s*(INSERT|UPDATE)/.test(part))
      .join(';');
    await withClient(service.database, async (client) => {
      const published = await kept(client);
      expect(published[0]).toHaveLength(2 * 5);
      await client.query('DELETE FROM answer; DELETE FROM verification; UPDATE venue SET answers_up_to = 0');
      await client.query(fill);
      expect(await kept(client)).toEqual(published);
    });
  });

  it('is the same again after the rebuild of a lost table, with answers given alone', async () => {
    const [venue] = await given();
    await service.call('PUT', `/api/venues/${venue?.id}/answers/HearingLoop`, { as: 1, body: { answer: 1 } });
    await service.call('PUT', `/api/venues/${venue?.id}/answers/LiftAccess`, { as: 2, body: { answer: 0 } });
    const database = new Database(service.database, 'test', createLog('test', 'silent'));
    try {
      await withClient(service.database, async (client) => {
        const before = await kept(client);
        await client.query('DELETE FROM verification; DELETE FROM answer WHERE review_id IS NOT NULL');
        expect(await rebuildAnswers(database)).toBeGreaterThanOrEqual(2);
        expect(await kept(client)).toEqual(before);
      });
    } finally {
      await database.close();
    }
  });

  /** Two venues on which people agree, disagree and change their minds. */
  async function given() {
    const venues = [await givenVenue(service), await givenVenue(service)];
    for (const { id } of venues) {
      for (const author of [1, 2, 1])
        await givenReview(service, id, author, { verifyLiftAccess: author, verifyHearingLoop: 2 });
      await givenReview(service, id, 3, { verifyLiftAccess: 2 });
      await givenReview(service, id, 3, { verifyLiftAccess: 1 });
    }
    return venues;
  }
});

async function kept(client: Client): Promise<unknown[][]> {
  const tables: unknown[][] = [];
  for (const query of [ANSWERS, COUNTS, MARKS]) tables.push((await client.query(query)).rows as unknown[]);
  return tables;
}
