import type { Review, VenueDetail } from '@waymark/contracts-reviews';
import { until, whileTableLocked, withClient } from '@waymark/testing';
import pg from 'pg';
import { sharedReviews, type ReviewsService } from '../../../test/reviews-service';
import { givenReview, givenVenue } from '../../../test/scenario';

describe('listing reviews (S2.23, S5.17, S7.16, S9.21)', () => {
  let service: ReviewsService;
  let venueId: number;
  const list = (query: string) => service.call<Review[]>('GET', `/api/reviews?${query}`);
  const ratingsOf = async (query: string) => (await list(query)).body.map((review) => review.overallRating);

  async function everyPage(query: string) {
    const pages: { ratings: (number | null)[]; total: string | null }[] = [];
    let path: string | null = `/api/reviews?${query}`;
    while (path) {
      const page: Awaited<ReturnType<typeof list>> = await service.call<Review[]>('GET', path);
      pages.push({
        ratings: page.body.map((review) => review.overallRating),
        total: page.headers.get('x-total-count'),
      });
      path = /<(.+)>; rel="next"/.exec(page.headers.get('link') ?? '')?.[1] ?? null;
    }
    return { seen: pages.flatMap((page) => page.ratings), totals: new Set(pages.map((page) => page.total)) };
  }

  beforeAll(async () => {
    service = await sharedReviews();
    venueId = (await givenVenue(service, 'Café Ümlaut')).id;
    for (const rating of [1, 3, 5, 2, 4]) await givenReview(service, venueId, 20 + rating, { mobilityRating: rating });
    await givenReview(service, venueId, 30, { mobilityRating: null });
  }, 90_000);

  it('tells the own vote, and that it is not known while votes are locked', async () => {
    const path = `/api/reviews?sort=newest&venueId=${venueId}`;
    const first = async (as?: number) => {
      const { status, body } = await service.call<Review[]>('GET', path, as ? { as } : {});
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
      const { seen, totals } = await everyPage(`sort=${sort}&limit=2${filter}`);
      expect(seen).toEqual(expected);
      expect(totals).toEqual(new Set(['6']));
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
    expect(await ratingsOf(`rating=${band}&limit=1`)).toHaveLength(1);
  });

  it('counts a rating between two bands to the lower one', async () => {
    const venue = (await givenVenue(service)).id;
    const means = [
      [4, 3, 3.5],
      [3, 2, 2.5],
      [2, 1, 1.5],
      [5, 4, 4.5],
    ] as const;
    for (const [mobilityRating, visualRating] of means)
      await givenReview(service, venue, 45, { mobilityRating, visualRating });
    for (const [band, mean] of [
      ['excellent', 4.5],
      ['good', 3.5],
      ['fair', 2.5],
      ['poor', 1.5],
    ] as const) {
      expect([band, await ratingsOf(`venueId=${venue}&rating=${band}`)]).toEqual([band, [mean]]);
    }
    await withClient(service.database, (client) => client.query('DELETE FROM review WHERE venue_id = $1', [venue]));
  });

  it('answers with 50 unless asked for more or fewer, and with the way to the next ones', async () => {
    const venue = (await givenVenue(service)).id;
    await withClient(service.database, (client) =>
      client.query(
        `INSERT INTO review (venue_id, author_id, reviewer_name, comment, overall_rating, verify, created_at)
         SELECT $1, 46, 'Ana', 'A visit with many words in it.', 4, '{}', now() - make_interval(mins => n) FROM generate_series(1, 51) AS n`,
        [venue],
      ),
    );
    const { body, headers } = await list(`venueId=${venue}`);
    const times = body.map(({ createdAt }) => createdAt);
    expect([body.length, headers.get('x-total-count')]).toEqual([50, '51']);
    expect(times).toEqual(times.toSorted().toReversed());
    expect(headers.get('link')).toMatch(/cursor=[^>]+>; rel="next"$/);
    expect((await list(`venueId=${venue}&limit=100`)).body).toHaveLength(51);
    await withClient(service.database, (client) => client.query('DELETE FROM review WHERE venue_id = $1', [venue]));
  });

  it('takes at most two statements, whatever is asked for (S7.17, SX.84)', async () => {
    const spy = jest.spyOn(pg.Client.prototype, 'query');
    try {
      for (const query of ['', 'sort=lowest&rating=good', 'q=umlaut', `venueId=${venueId}&sort=highest`]) {
        const counts: number[] = [];
        for (let round = 0; round < 10; round += 1) {
          spy.mockClear();
          await list(query);
          const texts = spy.mock.calls.map(([sent]) =>
            typeof sent === 'object' ? (sent as unknown as { text: string }).text : sent,
          );
          counts.push(texts.filter((text) => /\b(review|venue|vote|member)\b/.test(text)).length);
        }
        // The least: consumers of earlier events may work at the same time, and can only add.
        expect(Math.min(...counts)).toBeLessThanOrEqual(2);
        expect(Math.min(...counts)).toBeGreaterThan(0);
      }
    } finally {
      spy.mockRestore();
    }
  });

  it('puts the newest first among equal ratings, in the lowest too', async () => {
    const venue = (await givenVenue(service)).id;
    const [older, newer] = [await givenReview(service, venue, 40), await givenReview(service, venue, 41)];
    for (const sort of ['highest', 'lowest']) {
      const { body } = await list(`venueId=${venue}&sort=${sort}`);
      expect(body.map((review) => review.id)).toEqual([newer.id, older.id]);
    }
    await withClient(service.database, (client) => client.query('DELETE FROM review WHERE venue_id = $1', [venue]));
  });

  it('finds by the venue, by the words and by who wrote them, each word anywhere', async () => {
    const venue = (await givenVenue(service, 'Łódź Saint Anne’s Hall')).id;
    await givenReview(service, venue, 50, {
      reviewerName: 'Zoë Ångström',
      detailedReview: 'Rampe für den Rollstuhl. ÉLÉVATEUR & step-free!',
    });
    for (const q of [
      'lodz',
      'st annes',
      'saint anne',
      'zoe angstrom',
      'rampe fur',
      'elevateur',
      'step free hall',
      'STEP-FREE zoë',
      'rollst',
    ]) {
      expect((await list(new URLSearchParams({ q }).toString())).body.map((review) => review.venueId)).toEqual([venue]);
    }
    for (const q of ['100%', 'hall umlaut', '%', "' | 1"])
      expect((await list(new URLSearchParams({ q }).toString())).body).toEqual([]);
  });

  it('finds the reviews of a venue by its new name', async () => {
    const venue = (await givenVenue(service, 'Old Name Inn')).id;
    await givenReview(service, venue, 51);
    await withClient(service.database, (client) =>
      client.query(`UPDATE venue SET normal_name = 'new sign inn' WHERE id = $1`, [venue]),
    );
    expect((await list('q=new%20sign')).body).toHaveLength(1);
    expect((await list('q=old%20name')).body).toHaveLength(0);
  });

  it('counts a review that was just published', async () => {
    const venue = (await givenVenue(service, 'Counting House')).id;
    for (let author = 60; author < 63; author += 1) {
      await givenReview(service, venue, author);
      const { headers } = await list('q=counting&limit=1');
      expect(headers.get('x-total-count')).toBe(String(author - 59));
    }
  });

  it('finds a word of every review as well as a word of one', async () => {
    const venue = (await givenVenue(service, 'Common Ground')).id;
    for (let author = 70; author < 85; author += 1) {
      await givenReview(service, venue, author, { detailedReview: `Everyday words. Only${author} is rare.` });
    }
    const { seen, totals } = await everyPage('q=everyday&limit=4&sort=oldest');
    expect(seen).toHaveLength(15);
    expect(totals).toEqual(new Set(['15']));
    expect((await list('q=everyday%20only77')).body.map((review) => review.comment)).toEqual([
      'Everyday words. Only77 is rare.',
    ]);
  });

  it.each([
    'sort=best',
    'rating=great',
    'limit=0',
    'limit=101',
    'cursor=nonsense',
    'venueId=1e3',
    `q=${'x'.repeat(201)}`,
  ])('refuses %s', async (query) => expect((await list(query)).status).toBe(400));

  it('refuses a page of another order', async () => {
    const { headers } = await list('sort=highest&limit=1');
    const cursor = /cursor=([^&>]+)/.exec(headers.get('link') ?? '')?.[1];
    expect((await list(`sort=lowest&cursor=${cursor}`)).status).toBe(400);
  });
});
