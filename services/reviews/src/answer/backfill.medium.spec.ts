import { readFileSync } from 'node:fs';
import { withClient } from '@waymark/testing';
import { startReviews, type ReviewsService } from '../../test/reviews-service';
import { givenReview, givenVenue } from '../../test/scenario';

const MIGRATION = new URL('../../prisma/migrations/0004_answers/migration.sql', import.meta.url);
const ANSWERS = 'SELECT * FROM answer ORDER BY venue_id, person, feature';
const COUNTS = 'SELECT * FROM verification ORDER BY venue_id, feature';
const MARKS = 'SELECT id, answers_up_to FROM venue ORDER BY id';

describe('the migration that keeps answers', () => {
  let service: ReviewsService;
  beforeAll(async () => {
    service = await startReviews();
  }, 90_000);
  afterAll(() => service?.close());

  it('makes of the reviews that were there what publishing makes of new ones', async () => {
    const venues = [await givenVenue(service), await givenVenue(service)];
    for (const { id } of venues) {
      for (const author of [1, 2, 1]) await givenReview(service, id, author, { verifyLiftAccess: author, verifyHearingLoop: 2 });
      await givenReview(service, id, 3, { verifyLiftAccess: 2 });
      await givenReview(service, id, 3, { verifyLiftAccess: 1 });
    }
    const fill = readFileSync(MIGRATION, 'utf8').split(';').filter((part) => /^\s*(INSERT|UPDATE)/.test(part)).join(';');
    await withClient(service.database, async (client) => {
      const kept = async () => {
        const tables: unknown[][] = [];
        for (const query of [ANSWERS, COUNTS, MARKS]) tables.push((await client.query(query)).rows as unknown[]);
        return tables;
      };
      const published = await kept();
      expect(published[0]).toHaveLength(2 * 5);
      await client.query('DELETE FROM answer; DELETE FROM verification; UPDATE venue SET answers_up_to = 0');
      await client.query(fill);
      expect(await kept()).toEqual(published);
    });
  });
});
