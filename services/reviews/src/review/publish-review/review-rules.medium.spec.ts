import type { Problem } from '@waymark/contracts-core';
import { latestVisitMonth, type Review, type VenueDetail } from '@waymark/contracts-reviews';
import { Database } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import { sharedReviews, type ReviewsService } from '../../../test/reviews-service';
import { givenVenue, reviewForm } from '../../../test/scenario';

const NEXT_MONTH = latestVisitMonth(Date.now() + 32 * 86_400_000);
const TEN = '1234567890';

describe('the rules of a review, at the server (S5.4, S5.5, S5.7, S5.19, S5.28, SX.22, SX.23)', () => {
  let service: ReviewsService;
  let venue: VenueDetail;
  const publish = (part: object, as = 5) =>
    service.call<Review & Problem>('POST', '/api/reviews', { as, body: reviewForm(venue.id, part) });

  beforeAll(async () => {
    service = await sharedReviews();
    venue = await givenVenue(service);
  }, 90_000);

  it.each([
    ['reviewerName', { reviewerName: '' }, 'Reviewer name is required'],
    ['reviewerName', { reviewerName: '   ' }, 'Reviewer name is required'],
    ['reviewerName', { reviewerName: 'x'.repeat(101) }, 'Please use at most 100 characters.'],
    ['reviewerName', { reviewerName: '\u202e\u3164\u0301' }, 'Reviewer name is required'],
    ['disabilityType', { disabilityType: '' }, 'Disability type is required'],
    ['disabilityType', { disabilityType: 'wheelchair' }, 'Disability type is required'],
    ['disabilityType', { disabilityType: undefined }, 'Disability type is required'],
    ['detailedReview', { detailedReview: TEN.slice(1) }, 'Please provide at least 10 characters.'],
    ['detailedReview', { detailedReview: `${' '.repeat(20)}short` }, 'Please provide at least 10 characters.'],
    ['detailedReview', { detailedReview: 'x'.repeat(5001) }, 'Please use at most 5000 characters.'],
    ['detailedReview', { detailedReview: `${TEN.slice(1)}\u0007` }, 'Please provide at least 10 characters.'],
    ['mobilityRating', { mobilityRating: 0 }, 'Choose 1 to 5.'],
    ['mobilityRating', { mobilityRating: 6 }, 'Choose 1 to 5.'],
    ['serviceAnimalRating', { serviceAnimalRating: 6 }, 'Choose 1 to 5.'],
    ['visitMonth', { visitMonth: NEXT_MONTH }, 'The month of your visit cannot be in the future.'],
    ['visitMonth', { visitMonth: '1999-12' }, 'Choose a month from 2000 on.'],
    ['visitMonth', { visitMonth: '2024-13' }, 'Give the month of your visit as year and month.'],
    ['visitMonth', { visitMonth: 'January' }, 'Give the month of your visit as year and month.'],
    ['venueId', { venueId: 'x' }, 'Venue ID is required'],
  ])('refuses %s of %j', async (field, part, message) => {
    const { status, body } = await publish(part);
    expect([status, body.fieldErrors?.[field]]).toEqual([422, message]);
  });

  it.each([
    ['ratings that are no whole number', { visualRating: 2.5 }],
    ['a verification that nobody knows', { verifyLiftAccess: 3 }],
    ['a reward that is neither yes nor no', { rewarded: 'maybe' }],
    ['photos that are no list', { photos: 'none' }],
    ['a photo without a known id', { photos: [{ id: '../../x', description: 'Door' }] }],
  ])('refuses %s', async (_what, part) => {
    expect((await publish(part)).status).toBe(422);
  });

  it.each([
    ['one character of name', { reviewerName: 'A' }],
    ['a name of 100 characters', { reviewerName: 'x'.repeat(100) }],
    ['a comment of 10 characters', { detailedReview: TEN }],
    ['a comment of 5000 characters', { detailedReview: 'x'.repeat(5000) }],
    ['the lowest and the highest rating', { mobilityRating: 1, visualRating: 5 }],
    ['no rating at all', { mobilityRating: null }],
    ['January 2000', { visitMonth: '2000-01' }],
    ['this month', { visitMonth: new Date().toISOString().slice(0, 7) }],
  ])('takes %s', async (_what, part) => {
    expect((await publish(part)).status).toBe(201);
  });

  it('keeps the month of the visit and who was rewarded, as 1 and 0 too', async () => {
    expect((await publish({ visitMonth: '2024-05', rewarded: true })).body).toMatchObject({
      visitMonth: '2024-05',
      rewarded: true,
      photos: [],
    });
    expect((await publish({ visitMonth: '', rewarded: 1 })).body).toMatchObject({ visitMonth: null, rewarded: true });
    expect((await publish({ visitMonth: null, rewarded: 0 })).body).toMatchObject({
      visitMonth: null,
      rewarded: false,
    });
  });

  it('takes a review from a client that knows none of the newer fields, under any of the old names of the text', async () => {
    for (const name of ['content', 'comment']) {
      const { status, body } = await publish({ detailedReview: undefined, [name]: 'An older client wrote this.' });
      expect([status, body.comment]).toEqual([201, 'An older client wrote this.']);
      expect(body).toMatchObject({ visitMonth: null, rewarded: false, photos: [] });
    }
  });

  it('keeps markup as the text that it is', async () => {
    const markup = '<img src=x onerror=alert(1)> "quoted" & \'more\'';
    const { body } = await publish({ reviewerName: '<b>Ana</b>', detailedReview: markup });
    expect(body).toMatchObject({ reviewerName: '<b>Ana</b>', comment: markup });
  });

  it('says in plain words that a venue was deleted meanwhile, and publishes nothing (SX.21)', async () => {
    const gone = await givenVenue(service);
    await service.get(Database).query(sql`DELETE FROM venue WHERE id = ${gone.id}`);
    const { status, body } = await publish({ venueId: gone.id });
    expect([status, body.code, body.title]).toEqual([
      404,
      'venue.not-found',
      "The venue you're looking for doesn't exist.",
    ]);
  });
});
