import type { Review, VenueDetail } from '@waymark/contracts-reviews';
import { Database } from '@waymark/service-kit';
import { until, whileTableLocked } from '@waymark/testing';
import sql from 'sql-template-tag';
import { fewestStatements } from '../../test/count-statements';
import { everyPage } from '../../test/every-page';
import { sharedReviews, type ReviewsService } from '../../test/reviews-service';
import { givenReview, givenVenue } from '../../test/scenario';

describe('listing reviews (S2.23, S5.17, S7.16, S9.21)', () => {
  let service: ReviewsService;
  let venueId: number;
  const list = (query: string) => service.call<Review[]>('GET', `/api/reviews?${query}`);
  const clear = (venue: number) => service.get(Database).query(sql`DELETE FROM review WHERE venue_id = ${venue}`);
  const ratingsOf = async (query: string) => (await list(query)).body.map((review) => review.overallRating);

  beforeAll(async () => {
    service = await sharedReviews();
    venueId = (await givenVenue(service, 'Café Ümlaut')).id;
    for (const rating of [1, 3, 5, 2, 4]) await givenReview(service, venueId, 20 + rating, { mobilityRating: rating });
    await givenReview(service, venueId, 30, { mobilityRating: null });
  }, 90_000);

  it('returns the reader’s own vote, or unknown while votes are locked', async () => {
    const path = `/api/reviews?sort=newest&venueId=${venueId}`;
    const first = async (as?: number) => {
      const { status, body } = await service.call<Review[]>('GET', path, { as });
      return { status, review: body[0] };
    };
    const id = (await first()).review?.id;
    await service.call('POST', `/api/reviews/${id}/vote`, { as: 40, body: { isHelpful: true } });
    await whileTableLocked(service.ownerUrl, 'vote', async () => {
      const unknown = { totalVotes: 1, userVote: null, isVoteUnknown: true };
      for (let asked = 0; asked < 2; asked += 1)
        expect(await first(40)).toMatchObject({ status: 200, review: unknown });
      expect((await first()).review).not.toHaveProperty('isVoteUnknown');
      const venue = await service.call<VenueDetail>('GET', `/api/venues/${venueId}`, { as: 40 });
      expect(venue).toMatchObject({
        status: 200,
        body: { reviews: expect.arrayContaining([expect.objectContaining(unknown)]) },
      });
    });
    const known = await until('the list knows votes again', 10_000, async () => {
      const { review } = await first(40);
      return review?.isVoteUnknown ? null : review;
    });
    expect(known).toMatchObject({ userVote: true });
  });

  it.each([
    ['newest', [null, 4, 2, 5, 3, 1]],
    ['oldest', [1, 3, 5, 2, 4, null]],
    ['highest', [5, 4, 3, 2, 1, null]],
    ['lowest', [1, 2, 3, 4, 5, null]],
  ])('sorts by %s and pages without gaps, the total the same on every page', async (sort, expected) => {
    for (const filter of ['', '&q=umlaut', `&venueId=${venueId}`]) {
      const { rows, totals } = await everyPage<Review>(service, `/api/reviews?sort=${sort}&limit=2${filter}`);
      expect([rows.map(({ overallRating }) => overallRating), totals]).toEqual([expected, ['6']]);
    }
  });

  it.each([
    ['excellent', [5, 4]],
    ['good', [3]],
    ['fair', [2]],
    ['poor', [1]],
  ])('keeps the bounds of the band %s in every order', async (band, highestFirst) => {
    expect(await ratingsOf(`rating=${band}&sort=highest`)).toEqual(highestFirst);
    expect(await ratingsOf(`rating=${band}&sort=lowest`)).toEqual(highestFirst.toReversed());
    expect((await ratingsOf(`rating=${band}`)).toSorted()).toEqual(highestFirst.toSorted());
  });

  it('counts a rating between two bands to the lower one', async () => {
    const venue = (await givenVenue(service)).id;
    const bands = { excellent: [5, 4], good: [4, 3], fair: [3, 2], poor: [2, 1] };
    for (const [mobilityRating, visualRating] of Object.values(bands))
      await givenReview(service, venue, 45, { mobilityRating, visualRating });
    for (const [band, [, lower = 0]] of Object.entries(bands))
      expect([band, await ratingsOf(`venueId=${venue}&rating=${band}`)]).toEqual([band, [lower + 0.5]]);
    await clear(venue);
  });

  it('answers with 50 unless asked for more or fewer, and with the way to the next ones', async () => {
    const venue = (await givenVenue(service)).id;
    await service.get(Database).query(sql`
      INSERT INTO review (venue_id, author_id, reviewer_name, comment, overall_rating, verify, created_at)
      SELECT ${venue}, 46, 'Ana', 'A visit with many words in it.', 4, '{}', now() - make_interval(mins => n) FROM generate_series(1, 51) AS n`);
    const { body, headers } = await list(`venueId=${venue}`);
    expect([body.length, headers.get('x-total-count')]).toEqual([50, '51']);
    expect(headers.get('link')).toMatch(/cursor=[^>]+>; rel="next"$/);
    expect((await list(`venueId=${venue}&limit=100`)).body).toHaveLength(51);
    const { rows, totals } = await everyPage(service, '/api/reviews?q=visit&limit=20&sort=oldest');
    expect([rows.length, totals]).toEqual([51, ['51']]);
    await clear(venue);
  });

  it('takes at most two statements, whatever is asked for (S7.17, SX.84)', async () => {
    for (const query of ['', 'sort=lowest&rating=good', 'q=umlaut', `venueId=${venueId}&sort=highest`])
      expect([1, 2]).toContain(await fewestStatements(/\b(review|venue|vote|member)\b/, () => list(query)));
  });

  it('puts the newest first among equal ratings, in the lowest too', async () => {
    const venue = (await givenVenue(service)).id;
    const [older, newer] = [await givenReview(service, venue, 40), await givenReview(service, venue, 41)];
    for (const sort of ['highest', 'lowest']) {
      const { body } = await list(`venueId=${venue}&sort=${sort}`);
      expect(body.map((review) => review.id)).toEqual([newer.id, older.id]);
    }
    await clear(venue);
  });

  it('finds by the venue, by the words and by who wrote them, each word anywhere', async () => {
    const venue = (await givenVenue(service, 'Łódź Saint Anne’s Hall')).id;
    await givenReview(service, venue, 50, {
      reviewerName: 'Zoë Ångström',
      detailedReview: 'Rampe für den Rollstuhl. ÉLÉVATEUR & step-free!',
    });
    const found = async (q: string) => (await list(`q=${encodeURIComponent(q)}`)).body.map((review) => review.venueId);
    for (const q of ['lodz', 'saint anne', 'zoe angstrom', 'rampe fur', 'STEP-FREE zoë', 'rollst'])
      expect([q, await found(q)]).toEqual([q, [venue]]);
    for (const q of ['hall umlaut', '%', "' | 1"]) expect([q, await found(q)]).toEqual([q, []]);
  });

  it('finds the reviews of a venue by its new name', async () => {
    const venue = (await givenVenue(service, 'Old Name Inn')).id;
    await givenReview(service, venue, 51);
    await service.get(Database).query(sql`UPDATE venue SET normal_name = 'new sign inn' WHERE id = ${venue}`);
    expect((await list('q=new%20sign')).body).toHaveLength(1);
    expect((await list('q=old%20name')).body).toHaveLength(0);
  });

  it('refuses a page of another order', async () => {
    const { headers } = await list('sort=highest&limit=1');
    const cursor = /cursor=([^&>]+)/.exec(headers.get('link') ?? '')?.[1];
    expect((await list(`sort=lowest&cursor=${cursor}`)).status).toBe(400);
  });
});
