import { pageDocumentSchema } from '@waymark/contracts-core';
import { FEATURES, reviewSchema, type Review } from '@waymark/contracts-reviews';
import type { DescribedVenue } from './feature-facts';
import { schemaOrgType } from './venue-json-ld';
import { venueDocument } from './venue-document';

const HOSTILE = [
  '</script><script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '"><svg onload=alert(1)>',
  "'; DROP TABLE venue; --",
  '${7*7}',
  '{{constructor.constructor("alert(1)")()}}',
  '<!--',
  ']]>',
  '\u2028\u2029',
  '%00',
  'javascript:alert(1)',
  '&lt;script&gt;',
  'a'.repeat(255),
];

const review = (extra: Partial<Review> = {}): Review =>
  reviewSchema.parse({
    id: 1,
    venueId: 7,
    venue: { id: 7, name: 'Old Mill', city: 'Leeds', country: 'United Kingdom', category: 'restaurant' },
    userId: 3,
    reviewerName: 'Ana',
    isVerified: false,
    isTopReviewer: false,
    isSample: false,
    disabilityType: 'visual',
    createdAt: '2026-03-04T10:00:00.000Z',
    overallRating: 4,
    mobilityRating: 4,
    visualRating: null,
    hearingRating: null,
    cognitiveRating: null,
    streetInfrastructureRating: null,
    serviceAnimalRating: null,
    comment: 'Ramp at the side.',
    content: 'x',
    detailedReview: 'x',
    helpfulCount: 0,
    totalVotes: 0,
    userVote: null,
    ...extra,
  });

const venue = (extra: Partial<DescribedVenue> = {}): DescribedVenue =>
  ({
    id: 7,
    placeId: null,
    name: 'Old Mill',
    address: '1 Mill Lane',
    city: 'Leeds',
    country: 'United Kingdom',
    countryCode: 'GB',
    category: 'restaurant',
    kind: 'restaurant',
    pathType: null,
    logoUrl: null,
    websiteUrl: null,
    latitude: 53.8,
    longitude: -1.5,
    averageRating: null,
    reviewCount: 0,
    isSample: false,
    code: null,
    offersSubsidizedPricing: 0,
    offersFreeCarer: 1,
    claimNotes: {},
    verifications: {},
    facts: {},
    notices: [],
    status: null,
    source: null,
    reviews: [],
    reviewsNextCursor: null,
    ...(Object.fromEntries(FEATURES.map((feature) => [`claimed${feature}`, 0])) as Pick<
      DescribedVenue,
      'claimedLiftAccess'
    >),
    ...extra,
  }) as DescribedVenue;

const verified = (agrees: number, disagrees: number) => ({
  claim: 1 as const,
  agrees,
  disagrees,
  people: agrees + disagrees,
  percentage: Math.round((100 * agrees) / (agrees + disagrees)),
  newestAnswerAt: '2026-05-06T07:00:00.000Z',
});
const jsonLd = (given: DescribedVenue) => venueDocument(given).jsonLd[0] ?? {};

describe('venueDocument (SX.72, SL13)', () => {
  it('keeps to the contract and names the one address of the venue', () => {
    const document = pageDocumentSchema.parse(venueDocument(venue()));
    expect(document).toMatchObject({ title: 'Old Mill', canonicalPath: '/venues/7' });
    expect(document.noindex).toBeUndefined();
  });

  it('tells claim, percentage, people, both sides and the newest date of a feature', () => {
    const { sections } = venueDocument(
      venue({
        claimedLiftAccess: 1,
        claimNotes: { LiftAccess: 'To some floors.' },
        verifications: { LiftAccess: verified(3, 1) },
      }),
    );
    expect(sections.flatMap(({ facts = [] }) => facts)).toContainEqual({
      term: 'Lift access',
      value: 'Available. To some floors. 75% verified by 4 people (3 say yes, 1 says no), newest answer May 6, 2026',
    });
  });

  it('says first what has become of the place, and in one sentence what is known', () => {
    const status = { status: 'moved', since: '2026-03-01', now: { id: 8, name: 'New Mill' } } as const;
    const [first] = venueDocument(venue({ status, claimedLiftAccess: 2 }), new Date('2026-11-23')).sections;
    expect(first?.paragraphs[0]).toBe('Moved since Mar 1, 2026. Now: New Mill.');
    expect(first?.paragraphs[1]).toMatch(/^No lift/);
    expect(venueDocument(venue()).sections[0]?.paragraphs).toEqual(['No access information yet.']);
    expect(venueDocument(venue()).lead).toBe('No access information yet.');
  });

  it('says what is there in part', () => {
    const fact = { stated: 'partly', statedBy: 'A list', statedOn: '2026-01-01', note: null, measure: null } as const;
    const facts = { LiftAccess: { ...fact, newest: '2026-01-01', isCurrent: true } };
    expect(venueDocument(venue({ facts })).sections[1]?.facts).toEqual([
      { term: 'Lift access', value: 'Partly available. Not yet verified' },
    ]);
  });

  it('asks nobody to verify what nobody stated', () => {
    const { sections } = venueDocument(venue({ verifications: { LiftAccess: verified(1, 0) } }));
    expect(sections[1]?.facts).toEqual([
      { term: 'Lift access', value: 'Available. 100% say yes, 1 person, newest answer May 6, 2026' },
    ]);
  });

  it('gives the state of the page where people say otherwise than is stated', () => {
    const { sections } = venueDocument(
      venue({
        claimedLiftAccess: 1,
        claimedHearingLoop: 2,
        verifications: { LiftAccess: verified(0, 2), HearingLoop: verified(1, 1) },
      }),
    );
    expect(sections[1]?.facts).toEqual([
      {
        term: 'Hearing loop',
        value: expect.stringMatching(/^People disagree\. Stated as not available\. 50% verified by 2 people/),
      },
      {
        term: 'Lift access',
        value: expect.stringMatching(/^Not Available\. Stated as available\. 0% verified by 2 people/),
      },
    ]);
  });

  it('says "Not yet verified" and "Does not apply here" as the page does', () => {
    const { sections } = venueDocument(venue({ claimedLiftAccess: 2, claimedHearingLoop: 3 }));
    expect(sections[1]?.facts).toEqual([
      { term: 'Hearing loop', value: 'Does not apply here' },
      { term: 'Lift access', value: 'Not Available. Not yet verified' },
    ]);
  });

  it('has an aggregate rating only where somebody rated', () => {
    expect(jsonLd(venue())).not.toHaveProperty('aggregateRating');
    expect(jsonLd(venue({ reviewCount: 1 }))).not.toHaveProperty('aggregateRating');
    expect(jsonLd(venue({ reviewCount: 2, averageRating: 4.5 }))).toMatchObject({
      aggregateRating: { ratingValue: 4.5, reviewCount: 2, bestRating: 5 },
    });
  });

  it('gives machines dated features as the page shows them, and none that people disagree about', () => {
    const verifications = {
      LiftAccess: verified(2, 0),
      HearingLoop: verified(1, 4),
      QuietSpaces: verified(1, 1),
      SignLanguage: verified(1, 0),
    };
    const { amenityFeature } = jsonLd(
      venue({
        claimedLiftAccess: 1,
        claimedHearingLoop: 1,
        claimedBrailleSignage: 2,
        claimedQuietSpaces: 1,
        verifications,
      }),
    );
    expect(amenityFeature).toEqual([
      { '@type': 'LocationFeatureSpecification', name: 'Hearing loop', value: false, validFrom: '2026-05-06' },
      { '@type': 'LocationFeatureSpecification', name: 'Lift access', value: true, validFrom: '2026-05-06' },
      { '@type': 'LocationFeatureSpecification', name: 'Braille signage', value: false },
      { '@type': 'LocationFeatureSpecification', name: 'Sign language', value: true, validFrom: '2026-05-06' },
    ]);
  });

  it('carries reviews with author, date and rating, and nothing about anybody’s health', () => {
    const document = venueDocument(venue({ reviewCount: 1, averageRating: 4, reviews: [review()] }));
    expect(document.jsonLd[0]).toMatchObject({
      review: [
        {
          '@type': 'Review',
          author: { name: 'Ana' },
          datePublished: '2026-03-04T10:00:00.000Z',
          reviewBody: 'Ramp at the side.',
          reviewRating: { ratingValue: 4 },
        },
      ],
    });
    expect(document.sections.at(-1)).toMatchObject({ heading: 'Review by Ana', paragraphs: ['Ramp at the side.'] });
    expect(JSON.stringify(document)).not.toContain('"visual"');
  });

  it('keeps made-up venues out of search engines', () => {
    expect(venueDocument(venue({ isSample: true })).noindex).toBe(true);
  });

  it.each(HOSTILE)('takes %j for text wherever it stands', (text) => {
    const reviews = [review({ reviewerName: text, comment: text })];
    const document = venueDocument(
      venue({
        name: text,
        address: text,
        city: text,
        claimedLiftAccess: 1,
        claimNotes: { LiftAccess: text },
        reviews,
        reviewCount: 1,
      }),
    );
    expect(pageDocumentSchema.parse(document).title).toBe(text);
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
