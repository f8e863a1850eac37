import { readFileSync } from 'node:fs';
import { Database } from '@waymark/service-kit';
import { withClient } from '@waymark/testing';
import type { Client } from 'pg';
import { sharedReviews, type ReviewsService } from '../../test/reviews-service';
import { answers, givenReview, givenVenue, stated } from '../../test/scenario';
import { upsertSourceStatements } from '../statement/source-statements';
import { AnswerWriter } from './answer-writer';
import { rebuildAnswers } from './rebuild-answers';

const MIGRATION = new URL('../../prisma/migrations/0004_answers/migration.sql', import.meta.url);
const LEDGER = new URL('../../prisma/migrations/0017_ledger/migration.sql', import.meta.url);
const ANSWERS =
  'SELECT venue_id, person, feature, answer, about, answered_at, review_id FROM answer ORDER BY venue_id, person, feature';
const COUNTS = 'SELECT * FROM verification ORDER BY venue_id, feature';
const MARKS = 'SELECT id, answers_up_to, claims, claim_notes, partly FROM venue ORDER BY id';
describe('what people said, from the reviews that were there (SL3)', () => {
  let service: ReviewsService;
  let database: Database;
  beforeAll(async () => {
    service = await sharedReviews();
    database = service.get(Database);
  }, 90_000);
  beforeEach(() => withClient(service.database, (client) => client.query('DELETE FROM review; DELETE FROM venue')));

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

  it('is the same again after everything shown was lost, with answers given alone and what sources state (SV31)', async () => {
    const [venue] = await given();
    const id = venue?.id ?? 0;
    await upsertSourceStatements(database, [
      stated(id, 'LiftAccess', 'yes', { note: 'Upstairs' }),
      stated(id, 'HearingLoop', 'partly'),
    ]);
    await answers(service, id, 'HearingLoop', 1, 1);
    await answers(service, id, 'LiftAccess', 2, 0);
    // From here on, answers to the claim "yes" count the other way.
    await upsertSourceStatements(database, [stated(id, 'LiftAccess', 'no')]);
    await withClient(service.database, async (client) => {
      const before = await kept(client);
      await client.query(
        "DELETE FROM verification; DELETE FROM answer; UPDATE venue SET claims = '{}', claim_notes = '{}', partly = '{}', answers_up_to = 0",
      );
      expect(await rebuildAnswers(database)).toBeGreaterThanOrEqual(2);
      expect(await kept(client)).toEqual(before);
      expect(await rebuildAnswers(database)).toBeGreaterThanOrEqual(2);
      expect(await kept(client)).toEqual(before);
    });
  });

  it('is read from the reviews again where the ledger lost it', async () => {
    await given();
    await withClient(service.database, async (client) => {
      const before = await kept(client);
      await client.query('DELETE FROM statement WHERE review_id IS NOT NULL');
      await rebuildAnswers(database);
      expect(await kept(client)).toEqual(before);
    });
  });

  it('is the same in a database that had no ledger before', async () => {
    const [venue] = await given();
    await answers(service, venue?.id ?? 0, 'HearingLoop', 1, 1);
    const fill = readFileSync(LEDGER, 'utf8')
      .split(/^(?=INSERT INTO "statement")/m)
      .slice(1)
      .join('');
    await withClient(service.database, async (client) => {
      await client.query(
        `UPDATE venue SET claims = '{"LiftAccess": 2}', claim_notes = '{"LiftAccess": "Stairs"}', source_name = 'A list' WHERE id = ${venue?.id}`,
      );
      await database.transaction((tx) => new AnswerWriter().recount(tx, venue?.id ?? 0));
      const before = await kept(client);
      await client.query('DELETE FROM statement');
      await client.query(fill);
      await rebuildAnswers(database);
      expect(await kept(client)).toEqual(before);
      const standing = await client.query(
        'SELECT venue_id, person, feature FROM statement WHERE person IS NOT NULL AND ended_at IS NULL',
      );
      const answered = await client.query('SELECT 1 FROM answer WHERE answer <> 0');
      expect(standing.rowCount).toBe(answered.rowCount);
    });
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
