import { REVIEWS_ENDPOINTS } from '@waymark/contracts-reviews';
import { rawMessages } from '@waymark/service-kit/openapi/raw-messages';
import { takesAnything } from '@waymark/service-kit/openapi/takes-anything';

describe('every endpoint', () => {
  it('takes no fields that its contract does not declare, but for these', () =>
    expect(takesAnything(REVIEWS_ENDPOINTS)).toEqual(['showVenueCard query', 'correctReview body parts']));

  it('says in plain words what is wrong with a field, whatever is wrong with it', () =>
    expect(rawMessages(REVIEWS_ENDPOINTS)).toEqual([]));
});
