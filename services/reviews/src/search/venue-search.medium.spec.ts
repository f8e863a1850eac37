import { CLAIM, mergeFeature, type Claim } from '@waymark/contracts-reviews';
import { createLog, Database } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import { sharedReviews, type ReviewsService } from '../../test/reviews-service';
import { givenReview, givenVenue } from '../../test/scenario';

interface SearchRow {
  category: string;
  importance: number;
  yes: string[] | null;
  partly: string[] | null;
  no: string[] | null;
  confirmed: string[] | null;
  isKnown: boolean;
}

describe('the rows that a search by kind and facts looks at', () => {
  let service: ReviewsService;
  let database: Database;

  const rowOf = (venueId: number) =>
    database.one<SearchRow>(sql`
      SELECT category, importance, yes, partly, no, confirmed, is_known AS "isKnown" FROM venue_search WHERE venue_id = ${venueId}`);

  beforeAll(async () => {
    service = await sharedReviews();
    database = new Database(service.ownerUrl, 'spec', createLog('spec', 'silent'));
  }, 90_000);
  afterAll(() => database?.close());

  it('follow a venue that is made, changes, closes and opens again', async () => {
    const { id } = await givenVenue(service, 'Follows');
    expect(await rowOf(id)).toMatchObject({ importance: 0, yes: null, isKnown: false });
    await database.query(sql`UPDATE venue SET importance = 0.5, partly = '{LiftAccess}' WHERE id = ${id}`);
    expect(await rowOf(id)).toMatchObject({ importance: 0.5, partly: ['LiftAccess'], isKnown: true });
    await database.query(sql`UPDATE venue SET status = 'closed', status_since = now() WHERE id = ${id}`);
    expect(await rowOf(id)).toBeNull();
    await database.query(sql`UPDATE venue SET status = NULL, status_since = NULL WHERE id = ${id}`);
    expect(await rowOf(id)).toMatchObject({ importance: 0.5 });
  });

  it('follow what a visitor says', async () => {
    const { id } = await givenVenue(service, 'Said');
    await givenReview(service, id, 11, { verifyHearingLoop: 1 });
    expect(await rowOf(id)).toMatchObject({ yes: ['HearingLoop'], confirmed: ['HearingLoop'], no: null });
  });

  it('say of a feature what a page says of it, whatever is claimed and answered', async () => {
    const { id } = await givenVenue(service, 'Each way');
    const claims: Claim[] = [CLAIM.unknown, CLAIM.available, CLAIM.notAvailable, CLAIM.doesNotApply];
    const counts = [0, 1, 2, 5].flatMap((agrees) => [0, 1, 2, 5].map((disagrees) => ({ agrees, disagrees })));
    const wrong: string[] = [];
    for (const claim of claims)
      for (const { agrees, disagrees } of counts)
        for (const partly of [false, true]) {
          const isIn = partly ? ['HearingLoop'] : [];
          await database.query(
            sql`UPDATE venue SET claims = ${JSON.stringify({ HearingLoop: claim })}::jsonb, partly = ${isIn}::text[] WHERE id = ${id}`,
          );
          await database.query(sql`DELETE FROM verification WHERE venue_id = ${id}`);
          if (agrees + disagrees > 0)
            await database.query(sql`
              INSERT INTO verification (venue_id, feature, agrees, disagrees, newest_answer_at)
              VALUES (${id}, 'HearingLoop', ${agrees}, ${disagrees}, now())`);
          const { state, confirmedBy } = mergeFeature({ claim, agrees, disagrees, partly });
          const row = await rowOf(id);
          const found = row?.yes ? 'yes' : row?.no ? 'no' : row?.partly ? 'partly' : null;
          const meant = { available: 'yes', 'not-available': 'no', partly: 'partly', disagree: 'partly' } as const;
          const expected = state in meant ? meant[state as keyof typeof meant] : null;
          const isConfirmed = expected === 'yes' && confirmedBy > 0;
          if (found !== expected || (row?.confirmed !== null) !== isConfirmed)
            wrong.push(`${claim} ${agrees}:${disagrees} ${partly}: ${found}, not ${expected}`);
        }
    expect(wrong).toEqual([]);
  }, 60_000);
});
