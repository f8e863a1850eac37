import { Database } from '@waymark/service-kit';
import pg from 'pg';
import sql from 'sql-template-tag';
import { sharedReviews, type ReviewsService } from '../../test/reviews-service';
import { givenReview, givenVenue } from '../../test/scenario';
import { AnswerWriter } from './answer-writer';

let service: ReviewsService;
let venueId: number;
beforeAll(async () => void (service = await sharedReviews()));
beforeEach(async () => void (venueId = (await givenVenue(service)).id));

const database = () => service.get(Database);
const give = (as: number, answer: 0 | 1 | 2) =>
  service.call('PUT', `/api/venues/${venueId}/answers/LiftAccess`, { as, body: { answer } });
const ledger = () =>
  database().query<{ value: string; endedAs: string | null; byReview: boolean | null }>(sql`
    SELECT value, ended_as AS "endedAs", review_id IS NOT NULL AS "byReview"
    FROM statement WHERE venue_id = ${venueId} AND feature = 'LiftAccess' ORDER BY id`);

/** What one call sends to PostgreSQL that touches what people say. */
async function statementsOf(call: () => Promise<unknown>): Promise<number> {
  const spy = jest.spyOn(pg.Client.prototype, 'query');
  try {
    await call();
    const texts = spy.mock.calls.map(([query]) =>
      typeof query === 'object' ? (query as unknown as { text: string }).text : String(query),
    );
    return texts.filter((text) => /\b(statement|answer|verification|stated_fact)\b/.test(text)).length;
  } finally {
    spy.mockRestore();
  }
}

describe('the ledger of what people say (SL2)', () => {
  it('keeps every change of mind: replaced, taken back, said again', async () => {
    await givenReview(service, venueId, 2, { verifyLiftAccess: 1 });
    await give(2, 2);
    await give(2, 2);
    await give(2, 0);
    await give(2, 0);
    await give(2, 1);
    expect(await ledger()).toEqual([
      { value: 'yes', endedAs: 'replaced', byReview: true },
      { value: 'no', endedAs: 'taken-back', byReview: false },
      { value: 'yes', endedAs: null, byReview: false },
    ]);
  });

  it('says what is there, not whom one agrees with', async () => {
    await database().query(sql`UPDATE venue SET claims = '{"LiftAccess": 2}' WHERE id = ${venueId}`);
    await give(2, 1);
    await give(3, 2);
    expect((await ledger()).map(({ value }) => value)).toEqual(['no', 'yes']);
  });

  it('dates what a review says by its visit, and never after the review', async () => {
    await givenReview(service, venueId, 2, { verifyLiftAccess: 1, visitMonth: '2025-02' });
    await givenReview(service, venueId, 3, { verifyLiftAccess: 1 });
    const days = await database().query<{ observed: string | null; today: boolean | null }>(sql`
      SELECT to_char(observed, 'YYYY-MM-DD') AS observed, observed = (now() AT TIME ZONE 'UTC')::date AS today
      FROM statement WHERE venue_id = ${venueId} ORDER BY id`);
    expect(days).toEqual([
      { observed: '2025-02-28', today: false },
      { observed: expect.any(String) as unknown, today: true },
    ]);
  });

  it('lets an older review stand again when the newer one is gone', async () => {
    await givenReview(service, venueId, 2, { verifyLiftAccess: 1 });
    const newer = await givenReview(service, venueId, 2, { verifyLiftAccess: 2 });
    await database().query(sql`DELETE FROM review WHERE id = ${newer.id}`);
    await database().transaction((tx) => service.get(AnswerWriter).startOver(tx, venueId));
    expect(await ledger()).toEqual([{ value: 'yes', endedAs: null, byReview: true }]);
    const answers = await database().query(sql`SELECT answer FROM answer WHERE venue_id = ${venueId}`);
    expect(answers).toEqual([{ answer: 1 }]);
  });

  it('follows a review that is rewritten, whatever the claim is by then', async () => {
    await give(2, 2);
    const review = await givenReview(service, venueId, 2, { verifyLiftAccess: 1, verifyHearingLoop: 1 });
    await database().query(sql`UPDATE venue SET claims = '{"LiftAccess": 2}' WHERE id = ${venueId}`);
    const rewrite = async (verify: object) => {
      await database().query(sql`UPDATE review SET verify = ${JSON.stringify(verify)}::jsonb WHERE id = ${review.id}`);
      await database().transaction((tx) => service.get(AnswerWriter).reviewChanged(tx, venueId, review.id));
    };
    const standing = () =>
      database().query<{ feature: string; value: string }>(sql`
        SELECT feature, value FROM statement WHERE venue_id = ${venueId} AND ended_at IS NULL ORDER BY feature`);
    await rewrite({ LiftAccess: 1, HearingLoop: 2 });
    expect(await standing()).toEqual([
      { feature: 'HearingLoop', value: 'no' },
      { feature: 'LiftAccess', value: 'yes' },
    ]);
    await rewrite({});
    expect(await standing()).toEqual([{ feature: 'LiftAccess', value: 'no' }]);
    await database().query(sql`DELETE FROM review WHERE id = ${review.id}`);
    await database().transaction((tx) => service.get(AnswerWriter).reviewChanged(tx, venueId, review.id));
    expect(await standing()).toEqual([{ feature: 'LiftAccess', value: 'no' }]);
    expect(await database().query(sql`SELECT feature, answer, about FROM answer WHERE venue_id = ${venueId}`)).toEqual([
      { feature: 'LiftAccess', answer: 2, about: 0 },
    ]);
  });

  it('costs the same number of statements whatever was said before', async () => {
    // The least of a few: consumers of earlier events may work at the same time, and can only add.
    const least = async (members: readonly number[]) => {
      const counts: number[] = [];
      for (const member of members) counts.push(await statementsOf(() => give(member, member % 2 === 0 ? 1 : 2)));
      return Math.min(...counts);
    };
    const first = await least([2, 3, 4]);
    for (let member = 5; member < 20; member++) await give(member, member % 2 === 0 ? 1 : 2);
    expect(await least([30, 31, 32])).toBe(first);
    const review = await statementsOf(() => givenReview(service, venueId, 41, { verifyLiftAccess: 1 }));
    expect(first).toBeLessThanOrEqual(8);
    expect(review).toBeLessThanOrEqual(10);
  });
});
