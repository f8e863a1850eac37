import {
  castVote,
  findOrCreateVenue,
  publishReview,
  REVIEWS_ENDPOINTS,
  searchVenues,
} from '@waymark/contracts-reviews';
import { rawMessages } from '@waymark/service-kit/describe/raw-messages';

const said = (
  schema: {
    safeParse: (value: unknown) => { error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined };
  },
  value: object,
) =>
  Object.fromEntries(
    (schema.safeParse(value).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]),
  );

describe('what is said about a wrong field (SV40, SV41)', () => {
  it('is said in plain words, whatever is wrong with whatever field of whatever endpoint', () => {
    expect(rawMessages(REVIEWS_ENDPOINTS)).toEqual([]);
  });

  it.each([
    [findOrCreateVenue.body, { name: 'Venue name is required' }],
    [
      publishReview.body,
      {
        venueId: 'Venue ID is required',
        reviewerName: 'Reviewer name is required',
        disabilityType: 'Disability type is required',
        detailedReview: 'Please provide at least 10 characters.',
      },
    ],
    [castVote.body, { isHelpful: 'Vote with 1 or 0.' }],
    [searchVenues.query, { q: 'Type at least 2 characters.' }],
  ])('is the documented message where a field is left out, null or empty', (schema, messages) => {
    expect(said(schema, {})).toEqual(messages);
    for (const empty of [null, '']) {
      const value = Object.fromEntries(Object.keys(messages).map((name) => [name, empty]));
      expect(said(schema, value)).toEqual(messages);
    }
  });

  it('names the field in words and the kind of value where a text is no text', () => {
    expect(
      said(findOrCreateVenue.body, { name: 7, city: ['Leeds'], category: 'pub', placeId: 'x'.repeat(201) }),
    ).toEqual({
      name: 'Name must be text.',
      city: 'City must be text.',
      category: 'Category must be restaurant, hotel, shop, venue, transport, healthcare, education or entertainment.',
      placeId: 'Please use at most 200 characters.',
    });
  });
});
