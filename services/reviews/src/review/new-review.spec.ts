import { publishReviewSchema } from '@waymark/contracts-reviews';
import { newReview } from './new-review';

const form = { venueId: 7, reviewerName: 'Ana', disabilityType: 'visual', detailedReview: 'Clear signs everywhere.' };
const parse = (extra: object) => newReview(publishReviewSchema.parse({ ...form, ...extra }));

describe('newReview (S3.11)', () => {
  it('means the given ratings, service animals included, and takes no overall rating from the sender', () =>
    expect(
      parse({ mobilityRating: 5, serviceAnimalRating: 2, visualRating: null, overallRating: 1 }).overallRating,
    ).toBe(3.5));

  it('has no overall rating without ratings (S3.12)', () => expect(parse({}).overallRating).toBeNull());

  it('keeps answers only, under their present names', () =>
    expect(parse({ verifyElevatorAccess: 1, verifyHearingLoop: 0, verifySignLanguage: 2 }).verify).toEqual({
      LiftAccess: 1,
      SignLanguage: 2,
    }));
});
