import {
  answerNotice,
  castVote,
  claimVenue,
  FEATURE_ALIASES,
  FEATURE_LABELS,
  findOrCreateAttraction,
  findOrCreateVenue,
  giveAnswer,
  latestVisitMonth,
  listAttractions,
  listReviews,
  listVenueFacts,
  postNotice,
  publishReview,
  reportPlace,
  reportReview,
  sayFact,
  searchVenues,
  suggestSupportService,
  understoodSearch,
} from '@waymark/contracts-reviews';

interface Schema {
  safeParse(value: unknown): {
    data?: unknown;
    error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined;
  };
}
type Refused = readonly [part: object, field: string, message?: string];

const NEXT_MONTH = latestVisitMonth(Date.now() + 32 * 86_400_000);
const TEN = '1234567890';
const LONG = 'Please use at most';
const REVIEW = {
  ...{ venueId: 1, reviewerName: 'Ana', disabilityType: 'visual', detailedReview: 'Clear signs and helpful staff.' },
  mobilityRating: 4,
};
const photo = (description = 'Door', at = 0) => ({ id: `7c2d3a52-5a50-4f1e-9e52-0a1b2c3d4e5${at}`, description });
const sevenPhotos = [0, 1, 2, 3, 4, 5, 6].map((at) => photo('Door', at));
const NOTICE = { text: 'Lift out of order', feature: 'LiftAccess', endsOn: '2026-12-01' };
const SUGGESTION = {
  ...{ name: 'Wheels', type: 'wheelchair_rental', city: 'Leeds', phone: '0113 496 0000', howKnown: 'I rent there.' },
};

/** The first error of each field of a form. */
const problems = (schema: Schema, form: object) =>
  Object.fromEntries(
    (schema.safeParse(form).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]).reverse(),
  );
const table = (schema: Schema, form: object, rows: readonly Refused[]) =>
  it.each(rows.map(([part, field, message = '']) => ({ part, field, message })))(
    'refuses $part by its field $field',
    ({ part, field, message }) => {
      const said = problems(schema, { ...form, ...part });
      expect(Object.keys(said).join()).toContain(field);
      expect(said[field] ?? '').toContain(message);
    },
  );

describe('a review (S5.4, S5.5, S5.7, S5.19, S5.28, SX.22, SX.23)', () => {
  table(publishReview.body, REVIEW, [
    [{ reviewerName: '   ' }, 'reviewerName', 'Reviewer name is required'],
    [{ reviewerName: '\u202e\u3164\u0301' }, 'reviewerName', 'Reviewer name is required'],
    [{ reviewerName: 'x'.repeat(101) }, 'reviewerName', `${LONG} 100 characters.`],
    [{ disabilityType: 'wheelchair' }, 'disabilityType', 'Disability type is required'],
    [{ detailedReview: TEN.slice(1) }, 'detailedReview', 'Please provide at least 10 characters.'],
    [{ detailedReview: `${' '.repeat(20)}short` }, 'detailedReview', 'Please provide at least 10 characters.'],
    [{ detailedReview: `${TEN.slice(1)}\u0007` }, 'detailedReview', 'Please provide at least 10 characters.'],
    [{ detailedReview: 'x'.repeat(5001) }, 'detailedReview', `${LONG} 5000 characters.`],
    [{ mobilityRating: 0 }, 'mobilityRating', 'Choose 1 to 5.'],
    [{ mobilityRating: 6 }, 'mobilityRating', 'Choose 1 to 5.'],
    [{ visualRating: 2.5 }, 'visualRating'],
    [{ serviceAnimalRating: 6 }, 'serviceAnimalRating', 'Choose 1 to 5.'],
    [{ visitMonth: NEXT_MONTH }, 'visitMonth', 'The month of your visit cannot be in the future.'],
    [{ visitMonth: '1999-12' }, 'visitMonth', 'Choose a month from 2000 on.'],
    [{ visitMonth: '2024-13' }, 'visitMonth', 'Enter the month of your visit as year and month.'],
    [{ visitMonth: 'January' }, 'visitMonth', 'Enter the month of your visit as year and month.'],
    [{ venueId: 'x' }, 'venueId', 'Venue ID is required'],
    [{ attractionId: 1 }, 'attractionId', 'Review a venue or an attraction, not both at once.'],
    [{ venueId: undefined, attractionId: 'x' }, 'attractionId'],
    [{ verifyLiftAccess: 3 }, 'verifyLiftAccess'],
    [{ rewarded: 'maybe' }, 'rewarded'],
    [{ photos: 'none' }, 'photos'],
    [{ photos: [{ id: '../../x', description: 'Door' }] }, 'photos.0.id'],
    [{ photos: [photo('')] }, 'photos.0.description', 'Please describe this photo.'],
    [{ photos: [photo('x'.repeat(301))] }, 'photos.0.description', `${LONG} 300 characters.`],
    [{ photos: [photo(), photo()] }, 'photos', 'Please add each photo once.'],
    [{ photos: sevenPhotos }, 'photos', 'Please add at most 6 photos.'],
  ]);

  it.each([
    { reviewerName: 'A' },
    { reviewerName: 'x'.repeat(100) },
    { detailedReview: TEN },
    { detailedReview: 'x'.repeat(5000) },
    { mobilityRating: 1, visualRating: 5 },
    { mobilityRating: null },
    { visitMonth: '2000-01' },
    { visitMonth: new Date().toISOString().slice(0, 7) },
    { visitMonth: '', rewarded: 0 },
    { photos: sevenPhotos.slice(1) },
    { detailedReview: undefined, content: 'An older client wrote this.' },
    { detailedReview: undefined, comment: 'An older client wrote this.' },
  ])('may have %j', (part) => expect(problems(publishReview.body, { ...REVIEW, ...part })).toEqual({}));

  it.each(Object.entries(FEATURE_ALIASES))('answers %s and %s alike, or by one of the two names', (alias, feature) => {
    const read = (one?: number, two?: number) => {
      const form = { ...REVIEW, [`verify${alias}`]: one, [`verify${feature}`]: two };
      const { data, error } = publishReview.body.safeParse(form);
      return error ? problems(publishReview.body, form) : (data as Record<string, unknown>)[`verify${feature}`];
    };
    expect([read(2), read(undefined, 2), read(2, 2)]).toEqual([2, 2, 2]);
    const message = `${FEATURE_LABELS[feature]} has two names, verify${feature} and verify${alias}. Send one of them, or the same value for both.`;
    const refused = { [`verify${alias}`]: message, [`verify${feature}`]: message };
    expect([read(1, 2), read(0, 1), read(1, 0)]).toEqual([refused, refused, refused]);
  });
});

describe('an attraction and a venue', () => {
  table(findOrCreateAttraction.body, { name: 'X' }, [
    [{ name: '\u202e\u3164' }, 'name', 'Attraction name is required'],
    [{ category: 'museum' }, 'category'],
    [{ latitude: 91, longitude: 0 }, 'latitude', 'Latitude is a number from -90 to 90.'],
    [{ latitude: 1 }, 'longitude', 'Enter both latitude and longitude, or neither.'],
    [{ latitude: '53,48', longitude: 1 }, 'latitude'],
    [{ description: 'a'.repeat(2001) }, 'description'],
  ]);
  table(findOrCreateVenue.body, { name: 'X' }, [[{ latitude: 1 }, 'longitude']]);
});

describe('what people say of a place', () => {
  table(postNotice.body, NOTICE, [
    [{ endsOn: 'tomorrow' }, 'endsOn', 'Enter the last day as YYYY-MM-DD.'],
    [{ feature: 'Helipad' }, 'feature', 'Choose a feature from the list.'],
    [{ text: '  ' }, 'text', 'Say what is wrong.'],
    [{ text: 'x'.repeat(201) }, 'text'],
  ]);
  table(answerNotice.body, {}, [[{ isStillSo: 'yes' }, 'isStillSo', 'Answer with yes or no.']]);
  table(reportPlace.body, {}, [[{ what: 'gone' }, 'what', 'Choose what has happened to the place.']]);
  table(reportReview.body, {}, [[{ reason: 'wrong' }, 'reason', 'Please choose a reason.']]);
  table(sayFact.body, {}, [[{ value: 'maybe' }, 'value', 'Choose one of the answers.']]);
  table(claimVenue.body, {}, [[{ code: '12' }, 'code', 'A code has 8 letters and digits.']]);
  table(
    giveAnswer.body,
    {},
    [3, -1, '1', null, true, undefined].map((answer) => [{ answer }, 'answer', 'Answer with 0, 1 or 2.']),
  );
});

describe('a suggested support service', () => {
  table(suggestSupportService.body, SUGGESTION, [
    [{ name: ' ' }, 'name', 'Name is required.'],
    [{ type: 'rental' }, 'type', 'Choose what kind of help it is.'],
    [{ city: '' }, 'city', 'Say which town or area it helps in.'],
    [{ howKnown: '' }, 'howKnown', 'Say how you know about it.'],
    [{ phone: '' }, 'phone', 'Enter a phone number, an email address or a website.'],
    [{ phone: 'call me' }, 'phone', 'Enter a phone number with digits, spaces, +, brackets or dashes.'],
    [{ email: 'at home' }, 'email', 'This is not an email address.'],
    [{ website: 'javascript:alert(1)' }, 'website', 'Enter the full web address, starting with https://.'],
  ]);
});

describe('a list or a search', () => {
  table(listAttractions.query, {}, [
    [{ category: 'museum' }, 'category'],
    [{ box: '1,2,3' }, 'box'],
    [{ box: '0,52,1,51' }, 'box'],
    [{ limit: '0' }, 'limit'],
    [{ place: 'a'.repeat(101) }, 'place'],
  ]);
  table(listReviews.query, {}, [
    [{ sort: 'best' }, 'sort'],
    [{ rating: 'great' }, 'rating'],
    [{ limit: '101' }, 'limit'],
    [{ venueId: '1e3' }, 'venueId'],
    [{ memberId: '1e3' }, 'memberId'],
    [{ q: 'x'.repeat(201) }, 'q'],
  ]);
  table(searchVenues.query, { q: 'ok' }, [
    [{ q: 'x'.repeat(201) }, 'q'],
    [{ limit: '51' }, 'limit'],
    [{ forceGlobal: 'maybe' }, 'forceGlobal'],
  ]);
  table(understoodSearch.query, { q: 'ok' }, [
    [{ q: 'x'.repeat(201) }, 'q'],
    [{ at: '99,1' }, 'at'],
    [{ at: '53.12345,1' }, 'at'],
    [{ page: '0' }, 'page'],
    [{ withinKm: '-1' }, 'withinKm'],
    [{ sort: 'odd' }, 'sort'],
  ]);
  const tooMany = Array.from({ length: 51 }, (_, at) => at + 1).join(',');
  table(
    listVenueFacts.query,
    {},
    [undefined, '', '0', '-1', '1.5', '1,,2', '1;2', 'x', '9999999999', tooMany].map((ids) => [{ ids }, 'ids']),
  );
});

describe('what is said about a wrong field (SV40, SV41)', () => {
  it.each<[Schema, object]>([
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
    [searchVenues.query, { q: 'Enter at least 2 characters.' }],
  ])('is the documented message where a field is left out, null or empty', (schema, messages) => {
    const given = (value: unknown) => Object.fromEntries(Object.keys(messages).map((name) => [name, value]));
    for (const form of [{}, given(null), given('')]) expect(problems(schema, form)).toEqual(messages);
  });

  it('names the field in words and the kind of value where a text is no text', () =>
    expect(problems(findOrCreateVenue.body, { name: 7, city: ['Leeds'], category: 'pub' })).toEqual({
      name: 'Name must be text.',
      city: 'City must be text.',
      category: 'Category must be restaurant, hotel, shop, venue, transport, healthcare, education or entertainment.',
    }));
});
