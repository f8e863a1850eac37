import type { Review } from '@waymark/contracts-reviews';
import { startReviews, type ReviewsService } from '../../../test/reviews-service';
import { givenReview, givenVenue } from '../../../test/scenario';

describe('listing reviews', () => {
  let service: ReviewsService;
  let venueId: number;
  const list = (query: string) => service.call<Review[]>('GET', `/api/reviews?${query}`);

  beforeAll(async () => {
    service = await startReviews();
    venueId = (await givenVenue(service, 'Café Ümlaut')).id;
    for (const rating of [1, 3, 5, 2, 4]) await givenReview(service, venueId, 20 + rating, { mobilityRating: rating });
    await givenReview(service, venueId, 30, { mobilityRating: null });
  }, 90_000);
  afterAll(() => service?.close());

  it.each([
    ['newest', [null, 4, 2, 5, 3, 1]],
    ['oldest', [1, 3, 5, 2, 4, null]],
    ['highest', [5, 4, 3, 2, 1, null]],
    ['lowest', [1, 2, 3, 4, 5, null]],
  ])('sorts by %s and pages without gaps', async (sort, expected) => {
    const seen: (number | null)[] = [];
    let path: string | null = `/api/reviews?sort=${sort}&limit=2`;
    while (path) {
      const page: Awaited<ReturnType<typeof list>> = await service.call<Review[]>('GET', path);
      expect(page.headers.get('x-total-count')).toBe('6');
      seen.push(...page.body.map((review) => review.overallRating));
      path = /<(.+)>; rel="next"/.exec(page.headers.get('link') ?? '')?.[1] ?? null;
    }
    expect(seen).toEqual(expected);
  });

  it('filters by band and by the name of the venue', async () => {
    expect((await list('rating=excellent')).body.map((review) => review.overallRating)).toEqual([4, 5]);
    expect((await list('rating=poor')).body.map((review) => review.overallRating)).toEqual([1]);
    expect((await list('q=cafe%20umlaut')).body).toHaveLength(6);
    expect((await list('q=100%25')).body).toHaveLength(0);
  });

  it.each(['sort=best', 'rating=great', 'limit=0', 'limit=101', 'cursor=nonsense', 'venueId=1e3', `q=${'x'.repeat(201)}`])(
    'refuses %s',
    async (query) => expect((await list(query)).status).toBe(400),
  );
});
