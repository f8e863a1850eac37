import type { Review } from '@waymark/contracts-reviews';
import { memberChangedArrives } from '../../test/events';
import { READS, readByOthers } from '../../test/every-read';
import { sharedReviews, type ReviewsService } from '../../test/reviews-service';
import { givenReview, givenVenue } from '../../test/scenario';

// IDs that occur nowhere by chance.
const HIDDEN = 70_007_007;
const SHOWN = 80_008_008;

describe('the id of a member with a hidden profile (SV37)', () => {
  let service: ReviewsService;
  let venue: number;
  let review: number;

  beforeAll(async () => {
    service = await sharedReviews();
    venue = (await givenVenue(service, 'Hidden Café')).id;
    await memberChangedArrives(service, HIDDEN, { isPublic: false });
    await memberChangedArrives(service, SHOWN);
    review = (await givenReview(service, venue, HIDDEN)).id;
    await givenReview(service, venue, SHOWN);
    await service.call('POST', `/api/reviews/${review}/vote`, { as: SHOWN, body: { isHelpful: 1 } });
    await service.call('PUT', `/api/venues/${venue}/answers/LiftAccess`, { as: HIDDEN, body: { answer: 1 } });
  });

  it.each(READS)('is in no response of %s', async (_name, endpoint) =>
    expect(await readByOthers(service, endpoint, { venue, review, member: HIDDEN })).not.toContain(String(HIDDEN)),
  );

  it('is shown only to that member; with a public profile, to everyone', async () => {
    const authors = async (as?: number) =>
      (await service.call<Review[]>('GET', '/api/reviews', { as })).body.map(({ userId }) => userId);
    expect(await authors()).toEqual([SHOWN, null]);
    expect(await authors(SHOWN)).toEqual([SHOWN, null]);
    expect(await authors(HIDDEN)).toEqual([SHOWN, HIDDEN]);
    await memberChangedArrives(service, HIDDEN, {}, 3);
    expect(await authors()).toEqual([SHOWN, HIDDEN]);
    await memberChangedArrives(service, HIDDEN, { isActive: false }, 4);
    expect(await authors()).toEqual([SHOWN, null]);
  });
});
