import type { Problem } from '@waymark/contracts-core';
import type { Feature, VenueDetail, Verification } from '@waymark/contracts-reviews';
import { Database } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import { fewestStatements, statementsOf } from '../../test/count-statements';
import { sharedReviews, type ReviewsService } from '../../test/reviews-service';
import { givenReview, givenVenue } from '../../test/scenario';
import { AnswerWriter } from './answer-writer';

let service: ReviewsService;
let database: Database;
let venueId: number;
beforeAll(async () => {
  service = await sharedReviews();
  database = service.get(Database);
}, 90_000);
beforeEach(async () => {
  venueId = (await givenVenue(service)).id;
  await claim(1);
});

const give = (as: number, answer: unknown, feature = 'LiftAccess', key?: string) =>
  service.call<Verification & Problem>('PUT', `/api/venues/${venueId}/answers/${feature}`, {
    as,
    body: { answer },
    key,
  });
const read = async (feature: Feature = 'LiftAccess', as?: number) =>
  (await service.call<VenueDetail>('GET', `/api/venues/${venueId}`, { as })).body.verifications[feature];
const claim = (value: number) =>
  database.query(sql`UPDATE venue SET claims = jsonb_build_object('LiftAccess', ${value}::int) WHERE id = ${venueId}`);
const kept = () => database.query(sql`SELECT feature, answer, about FROM answer WHERE venue_id = ${venueId}`);
const ledger = () =>
  database.query<{ value: string; endedAs: string | null; byReview: boolean | null }>(sql`
    SELECT value, ended_as AS "endedAs", review_id IS NOT NULL AS "byReview"
    FROM statement WHERE venue_id = ${venueId} AND feature = 'LiftAccess' ORDER BY id`);
const write = (work: (writer: AnswerWriter, tx: Parameters<AnswerWriter['recount']>[0]) => Promise<unknown>) =>
  database.transaction((tx) => work(service.get(AnswerWriter), tx));

describe('answering one feature of a venue (S1.8, S5.24, SV17, SV20)', () => {
  it('answers with claim, both counts, people, percentage, date and the own answer, which nobody else gets', async () => {
    await give(2, 1);
    await give(3, 1);
    const { status, body } = await give(4, 2);
    const counts = { claim: 1, agrees: 2, disagrees: 1, people: 3, percentage: 67 };
    const newestAnswerAt = expect.stringMatching(/^\d{4}-.*Z$/) as unknown;
    expect([status, body]).toEqual([200, { ...counts, newestAnswerAt, ownAnswer: 2 }]);
    expect(await read('LiftAccess', 4)).toEqual(body);
    expect((await read('LiftAccess', 5))?.ownAnswer).toBe(0);
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

  it('withdraws with 0, whatever an older review said, and forgets date and percentage', async () => {
    await givenReview(service, venueId, 6, { verifyLiftAccess: 1 });
    const nobody = { agrees: 0, disagrees: 0, people: 0, percentage: null, newestAnswerAt: null };
    expect((await give(6, 0)).body).toEqual({ claim: 1, ...nobody, ownAnswer: 0 });
    expect((await give(7, 0)).status).toBe(200);
    expect(await kept()).toHaveLength(1);
  });

  it('leaves an answer alone when a later review does not mention the feature', async () => {
    await give(8, 2);
    await givenReview(service, venueId, 8, { verifyHearingLoop: 1, verifyLiftAccess: 0 });
    expect(await read()).toMatchObject({ disagrees: 1 });
    expect(await read('HearingLoop')).toMatchObject({ agrees: 1, people: 1 });
  });

  it('keeps one row for one member who sends 50 times at once, and counts every member of many', async () => {
    const answered = await Promise.all(Array.from({ length: 50 }, (_, index) => give(10, (index % 2) + 1)));
    expect(answered.every(({ status }) => status === 200 || status === 503)).toBe(true);
    expect(answered.some(({ status }) => status === 200)).toBe(true);
    expect([(await kept()).length, (await read())?.people]).toEqual([1, 1]);
    await give(10, 1);
    const many = await Promise.all(Array.from({ length: 8 }, (_, index) => give(20 + index, 1)));
    expect(many.map(({ status }) => status)).toEqual(many.map(() => 200));
    expect(await read()).toMatchObject({ agrees: 9, people: 9, percentage: 100 });
  });

  it('publishes a change once, without health data, and no event for a repetition', async () => {
    await give(11, 2);
    await give(11, 2);
    const told = await database.query(sql`
      SELECT data FROM outbox WHERE type = 'reviews.venue.answered.v1' AND aggregate_id = ${String(venueId)}`);
    const data = { venueId, feature: 'LiftAccess', memberId: 11, answer: 2, agrees: 0, disagrees: 1 };
    expect(told).toEqual([{ data: { ...data, venueName: expect.any(String) } }]);
  });

  it('applies a retry with the same key once: a late retry does not undo newer answers', async () => {
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

  it("does not reverse people's answers when the claim is reversed (SV30)", async () => {
    await give(14, 1);
    await give(15, 1);
    await givenReview(service, venueId, 16, { verifyLiftAccess: 2 });
    await claim(2);
    await write((writer, tx) => writer.recount(tx, venueId));
    // Two people said that there is a lift and one that there is none, so two now disagree with "not available".
    expect(await read('LiftAccess', 14)).toMatchObject({ claim: 2, agrees: 1, disagrees: 2, ownAnswer: 2 });
    expect((await give(14, 1)).body).toMatchObject({ agrees: 2, disagrees: 1, ownAnswer: 1 });
  });

  it('refuses unknown venues, unknown features and other values (SV19)', async () => {
    for (const feature of ['Helipad', '__proto__'])
      expect((await give(2, 1, feature)).body).toMatchObject({ status: 404, code: 'feature.not-found' });
    expect((await give(2, 3)).body).toMatchObject({ status: 422, fieldErrors: { answer: 'Answer with 0, 1 or 2.' } });
    venueId = 999_999;
    expect((await give(2, 1)).body).toMatchObject({ status: 404, code: 'venue.not-found' });
  });
});

describe('the ledger of what people say (SL2)', () => {
  it('keeps every change of an answer: replaced, withdrawn, given again', async () => {
    await givenReview(service, venueId, 2, { verifyLiftAccess: 1 });
    for (const answer of [2, 2, 0, 0, 1]) await give(2, answer);
    expect(await ledger()).toEqual([
      { value: 'yes', endedAs: 'replaced', byReview: true },
      { value: 'no', endedAs: 'taken-back', byReview: false },
      { value: 'yes', endedAs: null, byReview: false },
    ]);
  });

  it('stores what is there, not whom a member agrees with', async () => {
    await claim(2);
    await give(2, 1);
    await give(3, 2);
    expect((await ledger()).map(({ value }) => value)).toEqual(['no', 'yes']);
  });

  it('dates what a review says by its visit, and never after the review', async () => {
    await givenReview(service, venueId, 2, { verifyLiftAccess: 1, visitMonth: '2025-02' });
    await givenReview(service, venueId, 3, { verifyLiftAccess: 1 });
    const days = await database.query<{ observed: string; today: string }>(sql`
      SELECT to_char(observed, 'YYYY-MM-DD') AS observed, to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS today
      FROM statement WHERE venue_id = ${venueId} ORDER BY id`);
    expect(days.map(({ observed }) => observed)).toEqual(['2025-02-28', days[0]?.today]);
  });

  it('lets an older review count again when the newer one is gone', async () => {
    await givenReview(service, venueId, 2, { verifyLiftAccess: 1 });
    const newer = await givenReview(service, venueId, 2, { verifyLiftAccess: 2 });
    await database.query(sql`DELETE FROM review WHERE id = ${newer.id}`);
    await write((writer, tx) => writer.startOver(tx, venueId));
    expect(await ledger()).toEqual([{ value: 'yes', endedAs: null, byReview: true }]);
    expect(await kept()).toMatchObject([{ answer: 1 }]);
  });

  it('follows a review that is rewritten, whatever the claim is by then', async () => {
    await give(2, 2);
    const { id } = await givenReview(service, venueId, 2, { verifyLiftAccess: 1, verifyHearingLoop: 1 });
    await claim(2);
    const follow = async (change: ReturnType<typeof sql>) => {
      await database.query(change);
      await write((writer, tx) => writer.reviewChanged(tx, venueId, id));
      return database.query(sql`
        SELECT feature, value FROM statement WHERE venue_id = ${venueId} AND ended_at IS NULL ORDER BY feature`);
    };
    const rewrite = (verify: object) =>
      follow(sql`UPDATE review SET verify = ${JSON.stringify(verify)}::jsonb WHERE id = ${id}`);
    expect(await rewrite({ LiftAccess: 1, HearingLoop: 2 })).toEqual([
      { feature: 'HearingLoop', value: 'no' },
      { feature: 'LiftAccess', value: 'yes' },
    ]);
    expect(await rewrite({})).toEqual([{ feature: 'LiftAccess', value: 'no' }]);
    expect(await follow(sql`DELETE FROM review WHERE id = ${id}`)).toEqual([{ feature: 'LiftAccess', value: 'no' }]);
    expect(await kept()).toEqual([{ feature: 'LiftAccess', answer: 2, about: 1 }]);
  });

  it('costs the same number of statements whatever the earlier answers', async () => {
    const tables = /\b(statement|answer|verification|stated_fact)\b/;
    let member = 2;
    const next = () => give((member += 1), member % 2 === 0 ? 1 : 2);
    const first = await fewestStatements(tables, next);
    expect(await fewestStatements(tables, next)).toBe(first);
    const review = await statementsOf(tables, () => givenReview(service, venueId, 41, { verifyLiftAccess: 1 }));
    expect(first).toBeLessThanOrEqual(8);
    expect(review.length).toBeLessThanOrEqual(10);
  });
});
