import type { Problem } from '@waymark/contracts-core';
import type { Statement } from '@waymark/contracts-reviews';
import { Database } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import { sharedReviews, type ReviewsService } from '../../../test/reviews-service';
import { givenReview, givenVenue } from '../../../test/scenario';
import { upsertSourceStatements, type SourceStatement } from '../source-statements';

let service: ReviewsService;
let venueId: number;
beforeAll(async () => void (service = await sharedReviews()));
beforeEach(async () => void (venueId = (await givenVenue(service)).id));

const history = (feature: string, id = venueId) =>
  service.call<Statement[] & Problem>('GET', `/api/venues/${id}/statements?feature=${feature}`);
const give = (as: number, answer: number) =>
  service.call('PUT', `/api/venues/${venueId}/answers/LiftAccess`, { as, body: { answer } });

describe('the history of a feature (SL4)', () => {
  it('is everything that was said, newest first, with who says so, how old it is and why it ended', async () => {
    const database = service.get(Database);
    await database.query(sql`
      INSERT INTO data_source (id, name, publisher, licence, attribution) VALUES ('list', 'A list', 'City of Testham', 'OGL-UK-3.0', 'A')`);
    const stated: SourceStatement = {
      venue: venueId,
      feature: 'LiftAccess',
      value: 'partly',
      note: 'To one floor',
      measure: { amount: 90, unit: 'cm' },
      source: 'list',
      sourceKey: '1',
      licence: null,
      observed: '2023-05-01',
    };
    await upsertSourceStatements(database, [stated]);
    await give(4711, 1);
    await give(4711, 2);
    const { status, body } = await history('ElevatorAccess');
    expect(status).toBe(200);
    const today = new Date().toISOString().slice(0, 10);
    const visitor = { feature: 'LiftAccess', measure: null, note: null, by: { kind: 'visitor' }, observed: today };
    expect(body).toMatchObject([
      { ...visitor, value: 'no', ended: null },
      { ...visitor, value: 'yes', ended: { because: 'replaced' } },
      {
        value: 'partly',
        measure: { amount: 90, unit: 'cm' },
        note: 'To one floor',
        by: { kind: 'source', name: 'City of Testham', licence: 'OGL-UK-3.0' },
        observed: '2023-05-01',
        ended: null,
      },
    ]);
  });

  it('tells nobody who said it', async () => {
    await givenReview(service, venueId, 48_115_162, { reviewerName: 'Zqname', verifyLiftAccess: 1 });
    const text = JSON.stringify((await history('LiftAccess')).body);
    expect(text).not.toMatch(/48115162|Zqname|person|review/i);
  });

  it('is empty of a feature of which nobody said anything, and at most 100 long', async () => {
    expect(await history('HearingLoop')).toMatchObject({ status: 200, body: [] });
    await service.get(Database).query(sql`
      INSERT INTO statement (venue_id, feature, value, said_by, person, observed)
      SELECT ${venueId}, 'HearingLoop', 'yes', 'visitor', 'sample:' || n, '2026-01-01' FROM generate_series(1, 120) AS n`);
    expect((await history('HearingLoop')).body).toHaveLength(100);
  });

  it('refuses features and venues that nobody knows', async () => {
    expect((await history('Helipad')).body).toMatchObject({ status: 404, code: 'feature.not-found' });
    expect((await history('LiftAccess', 999_999)).body).toMatchObject({ status: 404, code: 'venue.not-found' });
    expect((await service.call('GET', `/api/venues/${venueId}/statements`)).status).toBe(400);
  });
});
