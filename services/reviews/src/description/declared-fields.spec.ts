import { REVIEWS_ENDPOINTS } from '@waymark/contracts-reviews';
import { takesAnything } from '@waymark/service-kit/describe/takes-anything';

it('no endpoint takes fields that its contract does not declare, but for these', () => {
  expect(takesAnything(REVIEWS_ENDPOINTS)).toEqual(['showVenueCard query', 'correctReview body parts']);
});
