import { pageMetadataSchema } from '@waymark/contracts-core';
import { FEATURES, reviewSchema, type Review, type ShownFact, type Verification } from '@waymark/contracts-reviews';
import { venueA11yJson } from '../../data-out/venue-a11y-json';
import { venueGeoJson } from '../../data-out/venue-geo-json';
import type { DescribedVenue } from './feature-facts';
import { schemaOrgType, venueJsonLd } from './venue-json-ld';
import { venueMetadata } from './venue-metadata';

const review = (extra: Partial<Review> = {}): Review =>
  reviewSchema.parse({
    ...{ id: 1, venueId: 7, userId: 3, reviewerName: 'Ana', disabilityType: 'visual' },
    venue: { id: 7, name: 'Old Mill', city: 'Leeds', country: 'United Kingdom', category: 'restaurant' },
    ...{ isVerified: false, isTopReviewer: false, isSample: false, createdAt: '2026-03-04T10:00:00.000Z' },
    ...{ overallRating: 4, mobilityRating: 4, visualRating: null, hearingRating: null, cognitiveRating: null },
    ...{ streetInfrastructureRating: null, serviceAnimalRating: null, comment: 'Ramp at the side.', content: 'x' },
    ...{ detailedReview: 'x', helpfulCount: 0, totalVotes: 0, userVote: null },
    ...extra,
  });

const venue = (extra: Partial<DescribedVenue> = {}): DescribedVenue =>
  ({
    ...{ id: 7, placeId: null, name: 'Old Mill', address: '1 Mill Lane', city: 'Leeds', country: 'United Kingdom' },
    ...{ countryCode: 'GB', category: 'restaurant', kind: 'restaurant', pathType: null, logoUrl: null },
    ...{ websiteUrl: null, latitude: 53.8, longitude: -1.5, averageRating: null, reviewCount: 0, isSample: false },
    ...{ code: null, offersSubsidizedPricing: 0, offersFreeCarer: 1, claimNotes: {}, verifications: {}, facts: {} },
    ...{ notices: [], status: null, source: null, reviews: [], reviewsNextCursor: null },
    ...Object.fromEntries(FEATURES.map((feature) => [`claimed${feature}`, 0])),
    ...extra,
  }) as unknown as DescribedVenue;

const verified = (agrees: number, disagrees: number) => ({
  ...{ claim: 1 as const, agrees, disagrees, people: agrees + disagrees },
  percentage: Math.round((100 * agrees) / (agrees + disagrees)),
  newestAnswerAt: '2026-05-06T07:00:00.000Z',
});
const jsonLd = (given: DescribedVenue) => venueMetadata(given).jsonLd[0] ?? {};

describe('venueMetadata (SX.72, SL13)', () => {
  it('keeps to the contract and names the one address of the venue', () => {
    const document = pageMetadataSchema.parse(venueMetadata(venue()));
    expect(document).toMatchObject({ title: 'Old Mill', canonicalPath: '/venues/7' });
    expect(document.noindex).toBeUndefined();
    expect(venueMetadata(venue({ isSample: true })).noindex).toBe(true);
  });

  it('says first what has become of the place, and in one sentence what is known', () => {
    const status = { status: 'moved', since: '2026-03-01', now: { id: 8, name: 'New Mill' } } as const;
    const [first] = venueMetadata(venue({ status, claimedLiftAccess: 2 }), new Date('2026-11-23')).sections;
    expect(first?.paragraphs).toEqual(['Moved since Mar 1, 2026. Now: New Mill.', expect.stringMatching(/^No lift/)]);
    const { lead, sections } = venueMetadata(venue());
    expect([lead, sections[0]?.paragraphs]).toEqual(['No access information yet.', ['No access information yet.']]);
  });

  const partly: ShownFact = {
    ...{ stated: 'partly', statedBy: 'A list', statedOn: '2026-01-01', note: null, measure: null },
    ...{ newest: '2026-01-01', isCurrent: true },
  };
  it.each<[string, Partial<DescribedVenue>]>([
    [
      'Available. To some floors. 75% verified by 4 people (3 say yes, 1 says no), latest answer May 6, 2026',
      {
        claimedLiftAccess: 1,
        claimNotes: { LiftAccess: 'To some floors.' },
        verifications: { LiftAccess: verified(3, 1) },
      },
    ],
    ['Partly available. Not yet verified', { facts: { LiftAccess: partly } }],
    ['Not Available. Not yet verified', { claimedLiftAccess: 2 }],
    ['Does not apply here', { claimedLiftAccess: 3 }],
    ['Available. 100% say yes, 1 person, latest answer May 6, 2026', { verifications: { LiftAccess: verified(1, 0) } }],
    [
      'People disagree. Listed as not available. 50% verified by 2 people (1 says it is not there, 1 says it is), latest answer May 6, 2026',
      { claimedLiftAccess: 2, verifications: { LiftAccess: verified(1, 1) } },
    ],
    [
      'Not Available. Listed as available. 0% verified by 2 people, latest answer May 6, 2026',
      { claimedLiftAccess: 1, verifications: { LiftAccess: verified(0, 2) } },
    ],
  ])('says about a feature what its page says: %s', (value, given) =>
    expect(venueMetadata(venue(given)).sections[1]?.facts).toEqual([{ term: 'Lift access', value }]),
  );

  it('has an aggregate rating only where somebody rated', () => {
    for (const reviewCount of [0, 1]) expect(jsonLd(venue({ reviewCount }))).not.toHaveProperty('aggregateRating');
    expect(jsonLd(venue({ reviewCount: 2, averageRating: 4.5 }))).toMatchObject({
      aggregateRating: { ratingValue: 4.5, reviewCount: 2, bestRating: 5 },
    });
  });

  it('gives machines dated features as the page shows them, and none that people disagree about', () => {
    const claims = {
      claimedLiftAccess: 1,
      claimedHearingLoop: 1,
      claimedBrailleSignage: 2,
      claimedQuietSpaces: 1,
    } as const;
    const said = { LiftAccess: verified(2, 0), HearingLoop: verified(1, 4), QuietSpaces: verified(1, 1) };
    const { amenityFeature } = jsonLd(venue({ ...claims, verifications: { ...said, SignLanguage: verified(1, 0) } }));
    const feature = { '@type': 'LocationFeatureSpecification' };
    expect(amenityFeature).toEqual([
      { ...feature, name: 'Hearing loop', value: false, validFrom: '2026-05-06' },
      { ...feature, name: 'Lift access', value: true, validFrom: '2026-05-06' },
      { ...feature, name: 'Braille signage', value: false },
      { ...feature, name: 'Sign language', value: true, validFrom: '2026-05-06' },
    ]);
  });

  it('carries reviews with author, date and rating, and nothing about anybody’s health', () => {
    const document = venueMetadata(venue({ reviewCount: 1, averageRating: 4, reviews: [review()] }));
    const shown = { '@type': 'Review', author: { name: 'Ana' }, datePublished: '2026-03-04T10:00:00.000Z' };
    expect(document.jsonLd[0]).toMatchObject({
      review: [{ ...shown, reviewBody: 'Ramp at the side.', reviewRating: { ratingValue: 4 } }],
    });
    expect(document.sections.at(-1)).toMatchObject({ heading: 'Review by Ana', paragraphs: ['Ramp at the side.'] });
    expect(JSON.stringify(document)).not.toContain('"visual"');
  });

  it.each([
    '</script><script>alert(1)</script>',
    '{{constructor}}',
    '<!--',
    '\u2028\u2029',
    '&lt;b&gt;',
    'a'.repeat(255),
  ])('reads %j as text in any position', (text) => {
    const given = {
      name: text,
      address: text,
      city: text,
      claimedLiftAccess: 1,
      claimNotes: { LiftAccess: text },
    } as const;
    const reviews = [review({ reviewerName: text, comment: text })];
    const document = venueMetadata(venue({ ...given, reviews, reviewCount: 1 }));
    expect(pageMetadataSchema.parse(document).title).toBe(text);
    expect(document.jsonLd[0]).toMatchObject({ name: text, url: '/venues/7', review: [{ reviewBody: text }] });
  });

  it.each([
    ['railway_station', 'transport', 'TrainStation'],
    ['airport', 'transport', 'Airport'],
    [null, 'hotel', 'Hotel'],
    ['something_new', 'shop', 'Store'],
    ['constructor', 'venue', 'Place'],
  ] as const)('calls kind %s of category %s a %s', (kind, category, type) => {
    expect(schemaOrgType({ kind, category })).toBe(type);
  });
});

describe('the day of a fact in JSON-LD, GeoJSON and A11yJSON', () => {
  const NOW = new Date('2026-11-29T12:00:00Z');
  const FETCHED = '2026-11-21';
  const SEEN = '2013-05-15';
  const fact: ShownFact = {
    ...{ stated: 'yes', statedBy: 'Testham', statedOn: SEEN, note: null, measure: null },
    ...{ newest: SEEN, isCurrent: true },
  };
  const answered: Verification = { ...verified(2, 0), newestAnswerAt: '2025-06-07T08:00:00.000Z' };
  const dated = (day: string | null, extra: Partial<DescribedVenue> = {}) =>
    venue({
      claimedHearingLoop: 1,
      source: { name: 'Testham', sourceId: '1', licence: 'OGL-UK-3.0', retrieved: FETCHED, dated: day },
      ...extra,
    });
  const tagsOf = (given: DescribedVenue) => venueA11yJson(venueGeoJson(given, [], '', NOW)).properties.tags;

  it.each([
    ['when its source looked', dated(null, { facts: { HearingLoop: fact } }), SEEN],
    ['when its source looked, whatever the place says', dated('2020-01-01', { facts: { HearingLoop: fact } }), SEEN],
    ['the day of the place’s own source', dated(SEEN), SEEN],
    [
      'when people saw it',
      dated(SEEN, { facts: { HearingLoop: fact }, verifications: { HearingLoop: answered } }),
      '2025-06-07',
    ],
    ['none where nobody knows it', dated(null), null],
  ])('is %s, and never the day on which it was fetched', (_what, given, day) => {
    const { amenityFeature } = venueJsonLd(given, NOW) as { amenityFeature: { validFrom?: string }[] };
    const [feature] = venueGeoJson(given, [], '', NOW).properties.features;
    const tagged = /\d{4}-\d\d-\d\d$/.exec(tagsOf(given)['waymark:HearingLoop'] ?? '')?.[0] ?? null;
    expect([amenityFeature[0]?.validFrom ?? null, feature?.newest ?? null, tagged]).toEqual([day, day, day]);
  });

  it('is called what it is where only the day of fetching is known', () =>
    expect(tagsOf(dated(null))['waymark:source']).toBe(`Testham; OGL-UK-3.0; retrieved ${FETCHED}`));
});
