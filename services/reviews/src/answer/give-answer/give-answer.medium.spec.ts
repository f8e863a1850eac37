import type { Problem } from '@waymark/contracts-core';
import type { Feature, VenueDetail, Verification } from '@waymark/contracts-reviews';
import { createLog, Database } from '@waymark/service-kit';
import { withClient } from '@waymark/testing';
import { sharedReviews, type ReviewsService } from '../../../test/reviews-service';
import { givenReview, givenVenue } from '../../../test/scenario';
import { AnswerWriter } from '../answer-writer';

describe('answering one feature of a venue (S1.8, S5.24, SV17, SV20)', () => {
  let service: ReviewsService;
  let venueId: number;
  const give = (as: number, answer: unknown, feature = 'LiftAccess', key?: string) =>
    service.call<Verification & Problem>('PUT', `/api/venues/${venueId}/answers/${feature}`, {
      as,
      body: { answer },
      ...(key ? { key } : {}),
    });
  const read = async (feature: Feature = 'LiftAccess', as?: number) =>
    (await service.call<VenueDetail>('GET', `/api/venues/${venueId}`, as ? { as } : {})).body.verifications[feature];
  const rows = (sql: string) =>
    withClient(service.database, async (client) => (await client.query(sql, [venueId])).rows as unknown[]);
  const claim = (value: number) => rows(`UPDATE venue SET claims = '{"LiftAccess": ${value}}' WHERE id = $1`);

  beforeAll(async () => {
    service = await sharedReviews();
  }, 90_000);
  beforeEach(async () => {
    venueId = (await givenVenue(service)).id;
    await claim(1);
  });

  it('answers with claim, both counts, people, percentage, date and the own answer', async () => {
    await give(2, 1);
    await give(3, 1);
    const { status, body } = await give(4, 2);
    expect([status, body]).toEqual([
      200,
      {
        claim: 1,
        agrees: 2,
        disagrees: 1,
        people: 3,
        percentage: 67,
        newestAnswerAt: expect.stringMatching(/^\d{4}-.*Z$/) as unknown,
        ownAnswer: 2,
      },
    ]);
    expect(await read('LiftAccess', 4)).toEqual(body);
  });

  it('shows the own answer to its member, 0 to other members, nothing to visitors', async () => {
    await give(2, 1);
    expect((await read('LiftAccess', 2))?.ownAnswer).toBe(1);
    expect((await read('LiftAccess', 3))?.ownAnswer).toBe(0);
    expect(await read()).not.toHaveProperty('ownAnswer');
  });

  it('counts a person once, by the newest answer, with a review or alone (SV15)', async () => {
    await givenReview(service, venueId, 5, { verifyLiftAccess: 1 });
    expect(await read()).toMatchObject({ agrees: 1, disagrees: 0 });
    await give(5, 2);
    expect(await read()).toMatchObject({ agrees: 0, disagrees: 1, people: 1, percentage: 0 });
    await givenReview(service, venueId, 5, { verifyElevatorAccess: 1 });
    expect(await read()).toMatchObject({ agrees: 1, disagrees: 0, people: 1, percentage: 100 });
  });

  it('takes back with 0, whatever an older review said, and forgets date and percentage', async () => {
    await givenReview(service, venueId, 6, { verifyLiftAccess: 1 });
    expect((await give(6, 0)).body).toEqual({
      claim: 1,
      agrees: 0,
      disagrees: 0,
      people: 0,
      percentage: null,
      newestAnswerAt: null,
      ownAnswer: 0,
    });
    expect((await give(7, 0)).status).toBe(200);
    expect(await rows(`SELECT person FROM answer WHERE venue_id = $1`)).toEqual([{ person: 'member:6' }]);
  });

  it('leaves an answer alone when a later review does not mention the feature', async () => {
    await give(8, 2);
    await givenReview(service, venueId, 8, { verifyHearingLoop: 1, verifyLiftAccess: 0 });
    expect(await read()).toMatchObject({ disagrees: 1 });
    expect(await read('HearingLoop')).toMatchObject({ agrees: 1, people: 1 });
  });

  it('accepts the old names of features (S3.26)', async () => {
    await give(9, 1, 'ElevatorAccess');
    expect(await read()).toMatchObject({ agrees: 1 });
  });

  it('keeps one row for one member who sends 50 times at once', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, (_, index) => give(10, (index % 2) + 1)));
    expect(answers.every(({ status }) => status === 200 || status === 503)).toBe(true);
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    expect(await rows(`SELECT count(*)::int AS n FROM answer WHERE venue_id = $1`)).toEqual([{ n: 1 }]);
    expect((await read())?.people).toBe(1);
  });

  it('counts every member of many at once', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, (_, index) => give(20 + index, 1)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(await read()).toMatchObject({ agrees: 8, people: 8, percentage: 100 });
  });

  it('tells a change once, without anything about health, and a repetition not at all', async () => {
    await give(11, 2);
    await give(11, 2);
    const told = await rows(
      `SELECT data FROM outbox WHERE type = 'reviews.venue.answered.v1' AND aggregate_id = $1::text`,
    );
    const venueName = expect.any(String);
    expect(told).toEqual([
      { data: { venueId, feature: 'LiftAccess', memberId: 11, answer: 2, agrees: 0, disagrees: 1, venueName } },
    ]);
  });

  it('does a retry with the same key once: a late twin does not undo what came after', async () => {
    await give(12, 1, 'LiftAccess', 'answer-key-1');
    await give(12, 2);
    await give(12, 1, 'LiftAccess', 'answer-key-1');
    expect(await read()).toMatchObject({ agrees: 0, disagrees: 1 });
  });

  it('never counts what does not apply here (S3.27)', async () => {
    await give(13, 1);
    await claim(3);
    expect(await read()).toMatchObject({ claim: 3, people: 0, percentage: null });
    expect((await give(13, 2)).body).toMatchObject({ status: 409, code: 'feature.does-not-apply' });
  });

  it('does not turn round what people said when the claim turns round (SV30)', async () => {
    await give(14, 1);
    await give(15, 1);
    await givenReview(service, venueId, 16, { verifyLiftAccess: 2 });
    await claim(2);
    const database = new Database(service.database, 'test', createLog('test', 'silent'));
    try {
      await database.transaction((tx) => new AnswerWriter().recount(tx, venueId));
    } finally {
      await database.close();
    }
    // Two said that there is a lift, one that there is none: now two disagree with "not available".
    expect(await read('LiftAccess', 14)).toMatchObject({ claim: 2, agrees: 1, disagrees: 2, ownAnswer: 2 });
    expect((await give(14, 1)).body).toMatchObject({ agrees: 2, disagrees: 1, ownAnswer: 1 });
  });

  it('refuses visitors, unknown venues, unknown features and other values (SV19)', async () => {
    const visitor = await service.call('PUT', `/api/venues/${venueId}/answers/LiftAccess`, { body: { answer: 1 } });
    expect(visitor.status).toBe(401);
    expect((await give(2, 1, 'Helipad')).body).toMatchObject({ status: 404, code: 'feature.not-found' });
    expect((await give(2, 1, '__proto__')).status).toBe(404);
    for (const answer of [3, -1, '1', null, true, undefined]) {
      expect((await give(2, answer)).body).toMatchObject({
        status: 422,
        fieldErrors: { answer: 'Answer with 0, 1 or 2.' },
      });
    }
    venueId = 999_999;
    expect((await give(2, 1)).body).toMatchObject({ status: 404, code: 'venue.not-found' });
  });
});
