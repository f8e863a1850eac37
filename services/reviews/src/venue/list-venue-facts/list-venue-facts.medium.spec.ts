import { CLAIM, type VenueDetail, type NamedVenueFacts } from '@waymark/contracts-reviews';
import { Database } from '@waymark/service-kit';
import { withClient } from '@waymark/testing';
import pg from 'pg';
import { sharedReviews, type ReviewsService } from '../../../test/reviews-service';
import { givenVenue } from '../../../test/scenario';
import { upsertSourceStatements } from '../../statement/source-statements';

describe('the facts of several venues (A10.69, SL8)', () => {
  let service: ReviewsService;
  let stated: number;
  let answered: number;
  const facts = (ids: readonly (number | string)[], as?: number) =>
    service.call<NamedVenueFacts[]>('GET', `/api/venues/facts?ids=${ids.join(',')}`, as ? { as } : {});

  beforeAll(async () => {
    service = await sharedReviews();
    stated = (await givenVenue(service)).id;
    answered = (await givenVenue(service)).id;
    const claims = JSON.stringify({ LiftAccess: CLAIM.available, HearingLoop: CLAIM.doesNotApply });
    await withClient(service.database, (client) =>
      client.query(
        `UPDATE venue SET claims = $2, claim_notes = '{"LiftAccess": "To two floors"}', source_name = 'Open data', source_id = '1',
                          source_licence = 'ODbL-1.0', source_retrieved = '2026-11-21', source_date = '2026-11-20' WHERE id = $1`,
        [stated, claims],
      ),
    );
    for (const member of [1, 2, 3]) {
      await service.call('PUT', `/api/venues/${stated}/answers/LiftAccess`, {
        as: member,
        body: { answer: member === 3 ? 2 : 1 },
      });
    }
    await service.call('PUT', `/api/venues/${answered}/answers/QuietSpaces`, { as: 1, body: { answer: 1 } });
  }, 90_000);

  it('are what is stated, by whom and when, and what people say, in the order asked for', async () => {
    const { status, body } = await facts([answered, stated]);
    expect(status).toBe(200);
    const newest = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/);
    const place = {
      name: expect.stringMatching(/^Venue \d+$/),
      kind: null,
      city: 'Testham',
      country: 'UK',
      status: null,
    };
    const unanswered = { agrees: 0, disagrees: 0, people: 0, newestAnswerAt: null };
    expect(body).toEqual([
      {
        id: answered,
        place,
        category: 'venue',
        statedBy: null,
        features: { QuietSpaces: { claim: 0, agrees: 1, disagrees: 0, people: 1, newestAnswerAt: newest } },
      },
      {
        id: stated,
        place,
        category: 'venue',
        statedBy: { name: 'Open data', date: '2026-11-20' },
        features: {
          HearingLoop: { claim: 3, ...unanswered, statedBy: 'Open data' },
          LiftAccess: {
            ...{ claim: 1, agrees: 2, disagrees: 1, people: 3, newestAnswerAt: newest, note: 'To two floors' },
            statedBy: 'Open data',
          },
        },
      },
    ]);
  });

  it('come with the name of the venue now, and what has become of it', async () => {
    const { id } = await givenVenue(service, 'The Old Mill');
    await withClient(service.database, (client) =>
      client.query(
        `UPDATE venue SET name = 'The New Mill', kind = 'pub', status = 'moved', status_since = '2026-03-01', now_at = $2
         WHERE id = $1`,
        [id, stated],
      ),
    );
    expect((await facts([id])).body[0]?.place).toEqual({
      name: 'The New Mill',
      kind: 'pub',
      city: 'Testham',
      country: 'UK',
      status: { status: 'moved', since: '2026-03-01', now: { id: stated, name: expect.any(String) } },
    });
  });

  it('are as old as the source itself says, not as young as our copy of it', async () => {
    const dated = (await givenVenue(service)).id;
    await withClient(service.database, (client) =>
      client.query(
        `UPDATE venue SET source_name = 'Open data', source_id = '2', source_licence = 'ODbL-1.0', source_retrieved = '2026-11-20',
                          source_date = '2013-05-15' WHERE id = $1`,
        [dated],
      ),
    );
    expect((await facts([dated])).body[0]?.statedBy).toEqual({ name: 'Open data', date: '2013-05-15' });
    await withClient(service.database, (client) =>
      client.query('UPDATE venue SET source_date = NULL WHERE id = $1', [dated]),
    );
    expect((await facts([dated])).body[0]?.statedBy).toBeNull();
    await withClient(service.database, (client) =>
      client.query(`UPDATE venue SET source_date = '2013-05-15' WHERE id = $1`, [dated]),
    );
    expect((await service.call<VenueDetail>('GET', `/api/venues/${dated}`)).body.source).toMatchObject({
      dated: '2013-05-15',
      retrieved: '2026-11-20',
    });
  });

  it('agree with the page of each venue', async () => {
    const { body } = await facts([stated]);
    const page = (await service.call<VenueDetail>('GET', `/api/venues/${stated}`)).body;
    const { percentage, ...shown } = page.verifications.LiftAccess ?? {};
    expect(percentage).toBe(67);
    const statedBy = page.source?.name;
    expect(body[0]?.features.LiftAccess).toEqual({ ...shown, note: page.claimNotes.LiftAccess, statedBy });
  });

  it('say what is there in part, and what a notice takes away until it ends', async () => {
    const { id } = await givenVenue(service);
    const row = {
      venue: id,
      note: null,
      measure: null,
      source: 'list',
      sourceKey: '1',
      licence: null,
      observed: '2026-01-01',
    };
    await upsertSourceStatements(service.get(Database), [{ ...row, feature: 'StepFreeAccess', value: 'partly' }]);
    const endsOn = new Date().toISOString().slice(0, 10);
    for (const feature of ['LiftAccess', null]) {
      const body = { text: `Out of order: ${feature}`, feature, endsOn };
      expect((await service.call('POST', `/api/venues/${id}/notices`, { as: 2, body })).status).toBe(201);
    }
    const [known] = (await facts([id])).body;
    expect(known?.features.StepFreeAccess).toMatchObject({ claim: 0, people: 0, partly: true, statedBy: 'list' });
    expect(known?.outOfOrder).toEqual(['LiftAccess']);
    await withClient(service.database, (client) =>
      client.query(`UPDATE notice SET ends_on = '2026-01-01' WHERE venue_id = $1`, [id]),
    );
    expect((await facts([id])).body[0]).not.toHaveProperty('outOfOrder');
  });

  it('name the list that states each one, and nobody where the venue says so itself', async () => {
    const { id } = await givenVenue(service);
    const row = { venue: id, note: null, measure: null, sourceKey: '1', licence: null, observed: '2026-01-01' };
    await upsertSourceStatements(service.get(Database), [
      { ...row, source: 'one list', feature: 'LiftAccess', value: 'yes' },
      { ...row, source: 'another list', feature: 'HearingLoop', value: 'no' },
    ]);
    await withClient(service.database, (client) =>
      client.query(
        `UPDATE venue SET source_name = 'A third list', claims = '{"LiftAccess": 1, "HearingLoop": 2, "QuietSpaces": 1}' WHERE id = $1`,
        [id],
      ),
    );
    await withClient(service.database, (client) =>
      client.query(
        `INSERT INTO statement (venue_id, feature, value, said_by, observed) VALUES ($1, 'QuietSpaces', 'yes', 'venue', '2026-01-01')`,
        [id],
      ),
    );
    const { features } = (await facts([id])).body[0] ?? {};
    expect(features?.LiftAccess?.statedBy).toBe('one list');
    expect(features?.HearingLoop?.statedBy).toBe('another list');
    expect(features?.QuietSpaces).not.toHaveProperty('statedBy');
  });

  it('are the same for members and visitors: nobody learns who answered what', async () => {
    expect((await facts([stated], 1)).body).toEqual((await facts([stated])).body);
  });

  it('leave out ids that nobody has, and bring a venue asked for twice once', async () => {
    const { body } = await facts([2_147_483_647, stated, stated]);
    expect(body.map(({ id }) => id)).toEqual([stated]);
  });

  const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
  it.each([[''], ['0'], ['-1'], ['1.5'], ['1,,2'], ['1;2'], ['x'], ['9999999999'], [numbers(51).join(',')]])(
    'refuse ids=%s with 400',
    async (ids) => {
      expect((await facts([ids])).status).toBe(400);
    },
  );

  it('need their ids', async () => {
    expect((await service.call('GET', '/api/venues/facts')).status).toBe(400);
  });

  it('take one statement, however many venues', async () => {
    const spy = jest.spyOn(pg.Client.prototype, 'query');
    try {
      expect((await facts(numbers(50))).status).toBe(200);
      const texts = spy.mock.calls.map(([query]) =>
        typeof query === 'object' ? (query as unknown as { text: string }).text : query,
      );
      expect(texts.filter((text) => /\b(venue|answer|verification)\b/.test(text))).toHaveLength(1);
    } finally {
      spy.mockRestore();
    }
  });
});
