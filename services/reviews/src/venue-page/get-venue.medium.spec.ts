import { VENUE_REVIEWS_PAGE, type Review, type VenueDetail } from '@waymark/contracts-reviews';
import { Database } from '@waymark/service-kit';
import { until, whileTableLocked, withClient } from '@waymark/testing';
import { fewestStatements, statementsOf } from '../../test/count-statements';
import { sharedReviews, type ReviewsService } from '../../test/reviews-service';
import { answers, givenReview, givenVenue, stated } from '../../test/scenario';
import { upsertSourceStatements } from '../statement/source-statements';

const MANY = 5_000;

describe('reading a venue (SX.83, SL6)', () => {
  let service: ReviewsService;
  let busy: number;
  const read = async (id: number, as?: number) =>
    (await service.call<VenueDetail>('GET', `/api/venues/${id}`, { as })).body;
  const rows = (sql: string, values: unknown[]) =>
    withClient(service.database, async (client) => (await client.query<Record<string, unknown>>(sql, values)).rows);

  /** Two thirds agree about the lift, everyone about the loop; every tenth person came twice and changed their mind. */
  async function reviewed(id: number, times: number): Promise<void> {
    await rows(
      `INSERT INTO review (venue_id, author_id, reviewer_name, comment, overall_rating, verify, created_at)
       SELECT $1, 1000 + n % $2, 'Member ' || n, 'A visit with many words in it.', 1 + n % 5,
              jsonb_build_object('LiftAccess', CASE WHEN n % 3 = 0 THEN 2 ELSE 1 END, 'HearingLoop', 1), now() - make_interval(mins => 6000 - n)
       FROM generate_series(1, $3::int) AS n`,
      [id, Math.round(times * 0.9), times - 1],
    );
    await givenReview(service, id, 7, { verifyLiftAccess: 2 });
  }

  beforeAll(async () => {
    service = await sharedReviews();
    busy = (await givenVenue(service)).id;
    await reviewed(busy, MANY);
  }, 90_000);

  it('counts people, not reviews, and by their latest answers, as in the rows', async () => {
    const { verifications, reviewCount } = await read(busy);
    const [counted] = await rows(
      `SELECT count(*) FILTER (WHERE answer = '1')::int AS agrees, count(*) FILTER (WHERE answer = '2')::int AS disagrees
       FROM (SELECT DISTINCT ON (author_id) verify ->> 'LiftAccess' AS answer FROM review WHERE venue_id = $1
             ORDER BY author_id, created_at DESC, id DESC) AS newest`,
      [busy],
    );
    expect(reviewCount).toBe(MANY);
    expect(verifications.LiftAccess).toMatchObject(counted ?? {});
    expect(verifications.LiftAccess?.people).toBe(MANY * 0.9 + 1);
  });

  it('is shown while answers are locked, and says that the own ones are not known', async () => {
    const liftOf = ({ verifications: { LiftAccess: lift } }: VenueDetail) => lift;
    expect(liftOf(await read(busy, 7))).toMatchObject({ ownAnswer: 2 });
    await whileTableLocked(service.ownerUrl, 'answer', async () => {
      const venue = await read(busy, 7);
      expect(venue).toMatchObject({ id: busy, areOwnAnswersUnknown: true });
      expect(liftOf(venue)).toMatchObject({ people: MANY * 0.9 + 1 });
      expect(liftOf(venue)).not.toHaveProperty('ownAnswer');
      expect(await read(busy)).not.toHaveProperty('areOwnAnswersUnknown');
    });
    const known = await until('the venue knows answers again', 10_000, async () => {
      const venue = await read(busy, 7);
      return venue.areOwnAnswersUnknown ? null : venue;
    });
    expect(liftOf(known)).toMatchObject({ ownAnswer: 2 });
  });

  it('returns the newest reviews and a cursor that continues without a gap or a duplicate', async () => {
    const { reviews, reviewsNextCursor } = await read(busy);
    expect(reviews).toHaveLength(VENUE_REVIEWS_PAGE);
    const query = new URLSearchParams({ venueId: String(busy), limit: '100', cursor: reviewsNextCursor ?? '' });
    const more = await service.call<Review[]>('GET', `/api/reviews?${query}`);
    const seen = [...reviews, ...more.body].map(({ id }) => id);
    const expected = await rows(
      `SELECT id FROM review WHERE venue_id = $1 ORDER BY created_at DESC, id DESC LIMIT ${seen.length}`,
      [busy],
    );
    expect(seen).toEqual(expected.map(({ id }) => id));
  });

  it.each([undefined, 7])('takes two statements as %s', async (reader) => {
    const tables = /\b(venue|review|answer|verification|statement|stated_fact|notice)\b/;
    expect(await fewestStatements(tables, () => read(busy, reader))).toBe(2);
  });

  it('costs about as much with 5,000 reviews as with 25 (S7.14)', async () => {
    const small = (await givenVenue(service)).id;
    await reviewed(small, 25);
    // Pages of the database that are looked at: they are the same on a busy machine, unlike times.
    const pages = { small: await pagesRead(small), busy: await pagesRead(busy) };
    expect(pages.small).toBeGreaterThan(0);
    expect(pages.busy).toBeLessThan(2 * pages.small + 50);
  }, 30_000);

  /** PostgreSQL's plans of the statements that read a venue. */
  async function pagesRead(id: number): Promise<number> {
    const sent = await statementsOf(/^\s*(SELECT|WITH)\b/i, () => read(id));
    const statements = sent.filter(({ values }) => values?.includes(id));
    const plans = await Promise.all(
      statements.map(({ text, values }) => rows(`EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${text}`, values ?? [])),
    );
    return plans.flat().reduce((sum, row) => sum + blocksOf(row), 0);
  }

  it('says of each known feature who states it and how old that is, and what is so for now', async () => {
    const { id } = await givenVenue(service);
    const measured = { note: 'Two steps', measure: { amount: 2, unit: 'steps' }, observed: '2020-05-01' } as const;
    await upsertSourceStatements(service.get(Database), [
      stated(id, 'StepFreeAccess', 'partly', measured),
      stated(id, 'HearingLoop', 'yes', { observed: '2020-05-01' }),
    ]);
    await answers(service, id, 'HearingLoop', 3, 1);
    const today = new Date().toISOString().slice(0, 10);
    const notice = { text: 'Lift out of order', feature: 'LiftAccess', endsOn: today };
    await service.call('POST', `/api/venues/${id}/notices`, { as: 3, body: notice });
    const page = await read(id, 3);
    const { note, measure } = measured;
    const old = { statedBy: 'a-list', statedOn: '2020-05-01', newest: '2020-05-01', isCurrent: false };
    expect(page.facts).toEqual({
      StepFreeAccess: { ...old, stated: 'partly', note, measure },
      HearingLoop: { ...old, stated: 'yes', note: null, measure: null, newest: today, isCurrent: true },
    });
    const shown = { ...notice, id: page.notices[0]?.id, seenOn: today, seenBy: 1 };
    expect(page.notices).toEqual([{ ...shown, isOwn: true }]);
    expect((await read(id)).notices).toEqual([shown]);
    expect((await read(id, 4)).notices).toEqual([{ ...shown, isOwn: false }]);
  });

  it('shows every feature, also without any answer', async () => {
    const { verifications, reviewsNextCursor } = await read((await givenVenue(service)).id, 3);
    expect(Object.keys(verifications)).toHaveLength(30);
    const nobody = { agrees: 0, disagrees: 0, people: 0, percentage: null, newestAnswerAt: null };
    expect(verifications.QuietSpaces).toEqual({ claim: 0, ownAnswer: 0, ...nobody });
    expect(reviewsNextCursor).toBeNull();
  });
});

function blocksOf(row: Record<string, unknown>): number {
  const [{ Plan: plan }] = row['QUERY PLAN'] as [{ Plan: Record<string, number> }];
  return (plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0);
}
