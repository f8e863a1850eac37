import { randomUUID } from 'node:crypto';
import type { Review } from '@waymark/contracts-reviews';
import { Database } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import { sharedReviews, type ReviewsService } from '../test/reviews-service';
import { givenPhoto, givenReview, givenVenue, reviewForm } from '../test/scenario';
import { RemoveUnusedPhotos } from '@waymark/service-kit/photo';

let service: ReviewsService;
let twin: Awaited<ReturnType<ReviewsService['twin']>>;
let processes: Pick<ReviewsService, 'call' | 'get'>[];
beforeAll(async () => {
  service = await sharedReviews();
  twin = await service.twin();
  processes = [service, twin];
}, 90_000);
afterAll(() => twin?.close());

describe('two processes of the service (R7.15, R7.16, R7.17)', () => {
  it('make one review of two sendings with one key, also when each gets one at the same time', async () => {
    const { id } = await givenVenue(service);
    const key = randomUUID();
    const answers = await Promise.all(
      processes.map((one) => one.call<Review>('POST', '/api/reviews', { as: 11, body: reviewForm(id), key })),
    );
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(answers[0]?.body).toEqual(answers[1]?.body);
    expect(await service.get(Database).query(sql`SELECT 1 FROM review WHERE venue_id = ${id}`)).toHaveLength(1);
  });

  it('count a new review at once, though each keeps its own count', async () => {
    const { id } = await givenVenue(service);
    await givenReview(service, id, 12);
    const totals = async () => {
      const pages = await Promise.all(processes.map((one) => one.call('GET', `/api/reviews?venueId=${id}`)));
      return pages.map(({ headers }) => headers.get('x-total-count'));
    };
    expect(await totals()).toEqual(['1', '1']);
    await givenReview(service, id, 13);
    expect(await totals()).toEqual(['2', '2']);
  });

  it('remove a photo that no review used, both at once, without a fault', async () => {
    const photos = [await givenPhoto(service, 14), await givenPhoto(service, 14), await givenPhoto(service, 14)];
    const database = service.get(Database);
    await database.query(sql`UPDATE review_photo SET created_at = now() - interval '25 hours'`);
    await Promise.all(processes.map((one) => one.get(RemoveUnusedPhotos).run()));
    for (const { url } of photos) expect((await service.send('GET', url)).status).toBe(404);
    expect(await database.query(sql`SELECT 1 FROM review_photo`)).toEqual([]);
  });
});
