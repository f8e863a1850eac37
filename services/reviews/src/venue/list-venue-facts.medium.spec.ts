import type { VenueDetail, NamedVenueFacts } from '@waymark/contracts-reviews';
import { Database } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import { fewestStatements } from '../../test/count-statements';
import { sharedReviews, type ReviewsService } from '../../test/reviews-service';
import { answers, givenVenue, stated } from '../../test/scenario';
import { upsertSourceStatements } from '../statement/source-statements';

describe('the facts of several venues (A10.69, SL8)', () => {
  let service: ReviewsService;
  let known: number;
  let answered: number;
  const facts = async (ids: readonly number[], as?: number) =>
    (await service.call<NamedVenueFacts[]>('GET', `/api/venues/facts?ids=${ids.join(',')}`, { as })).body;
  const update = (id: number, set: ReturnType<typeof sql>) =>
    service.get(Database).query(sql`UPDATE venue SET ${set} WHERE id = ${id}`);

  beforeAll(async () => {
    service = await sharedReviews();
    known = (await givenVenue(service)).id;
    answered = (await givenVenue(service)).id;
    await update(
      known,
      sql`claims = '{"LiftAccess": 1, "HearingLoop": 3}', claim_notes = '{"LiftAccess": "To two floors"}', source_name = 'Open data',
          source_id = '1', source_licence = 'ODbL-1.0', source_retrieved = '2026-11-21', source_date = '2013-05-15'`,
    );
    for (const member of [1, 2, 3]) await answers(service, known, 'LiftAccess', member, member === 3 ? 2 : 1);
    await answers(service, answered, 'QuietSpaces', 1, 1);
  }, 90_000);

  it('are what is stated, by whom and when their source looked, and what people say, in the order asked for and the same for everybody', async () => {
    const newestAnswerAt = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/);
    const unanswered = { agrees: 0, disagrees: 0, people: 0, newestAnswerAt: null };
    const name = expect.stringMatching(/^Venue \d+$/);
    const venue = { place: { name, kind: null, city: 'Testham', country: 'UK', status: null }, category: 'venue' };
    const lift = { claim: 1, agrees: 2, disagrees: 1, people: 3, newestAnswerAt, note: 'To two floors' };
    const body = await facts([answered, known, known, 2_147_483_647]);
    expect(body).toEqual([
      {
        id: answered,
        ...venue,
        statedBy: null,
        features: { QuietSpaces: { claim: 0, agrees: 1, disagrees: 0, people: 1, newestAnswerAt } },
      },
      {
        id: known,
        ...venue,
        statedBy: { name: 'Open data', date: '2013-05-15' },
        features: {
          HearingLoop: { claim: 3, ...unanswered, statedBy: 'Open data' },
          LiftAccess: { ...lift, statedBy: 'Open data' },
        },
      },
    ]);
    expect(await facts([answered, known], 1)).toEqual(body);
    const page = (await service.call<VenueDetail>('GET', `/api/venues/${known}`)).body;
    expect(page.source).toMatchObject({ dated: '2013-05-15', retrieved: '2026-11-21' });
    const { percentage, ...shown } = page.verifications.LiftAccess ?? {};
    expect([percentage, body[1]?.features.LiftAccess]).toEqual([67, expect.objectContaining(shown)]);
  });

  it('come with the name of the venue now, what has become of it, and no day where only our copy has one', async () => {
    const { id } = await givenVenue(service, 'The Old Mill');
    await update(
      id,
      sql`name = 'The New Mill', kind = 'pub', status = 'moved', status_since = '2026-03-01', now_at = ${known},
          source_name = 'Open data', source_id = '2', source_licence = 'ODbL-1.0', source_retrieved = '2026-11-20'`,
    );
    const status = { status: 'moved', since: '2026-03-01', now: { id: known, name: expect.any(String) } };
    const place = { name: 'The New Mill', kind: 'pub', city: 'Testham', country: 'UK', status };
    expect(await facts([id])).toMatchObject([{ place, statedBy: null }]);
  });

  it('say what is there in part, and what a notice takes away until it ends', async () => {
    const { id } = await givenVenue(service);
    await upsertSourceStatements(service.get(Database), [stated(id, 'StepFreeAccess', 'partly', { source: 'list' })]);
    const endsOn = new Date().toISOString().slice(0, 10);
    for (const feature of ['LiftAccess', null]) {
      const body = { text: `Out of order: ${feature}`, feature, endsOn };
      await service.call('POST', `/api/venues/${id}/notices`, { as: 2, body });
    }
    const partly = { claim: 0, people: 0, partly: true, statedBy: 'list' };
    expect(await facts([id])).toMatchObject([{ features: { StepFreeAccess: partly }, outOfOrder: ['LiftAccess'] }]);
    await service.get(Database).query(sql`UPDATE notice SET ends_on = '2026-01-01' WHERE venue_id = ${id}`);
    expect((await facts([id]))[0]).not.toHaveProperty('outOfOrder');
  });

  it('name the list that states each one, and nobody where the venue says so itself', async () => {
    const { id } = await givenVenue(service);
    await upsertSourceStatements(service.get(Database), [
      stated(id, 'LiftAccess', 'yes', { source: 'one list' }),
      stated(id, 'HearingLoop', 'no', { source: 'another list' }),
    ]);
    await update(
      id,
      sql`source_name = 'A third list', claims = '{"LiftAccess": 1, "HearingLoop": 2, "QuietSpaces": 1}'`,
    );
    await service.get(Database).query(sql`
      INSERT INTO statement (venue_id, feature, value, said_by, observed) VALUES (${id}, 'QuietSpaces', 'yes', 'venue', '2026-01-01')`);
    const { features } = (await facts([id]))[0] ?? {};
    expect(features).toMatchObject({ LiftAccess: { statedBy: 'one list' }, HearingLoop: { statedBy: 'another list' } });
    expect(features?.QuietSpaces).not.toHaveProperty('statedBy');
  });

  it('take one statement, however many venues', async () => {
    const ids = Array.from({ length: 50 }, (_, at) => at + 1);
    expect(await fewestStatements(/\b(venue|answer|verification)\b/, () => facts(ids))).toBe(1);
  });
});
