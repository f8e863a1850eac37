import type { Problem } from '@waymark/contracts-core';
import { FEATURE_ALIASES, FEATURE_LABELS } from '@waymark/contracts-reviews';
import type { Review, SupportService, VenueDetail, VenueSearchResult, Verification } from '@waymark/contracts-reviews';
import { until, withClient } from '@waymark/testing';
import { sharedReviews, type ReviewsService } from '../../test/reviews-service';
import { givenReview, givenVenue, reviewForm } from '../../test/scenario';
import { sendCsv } from '../../test/send-csv';

/** The names of S1 section 3, as it writes them. */
const GENERAL = [
  'WheelchairAccess',
  'HearingLoop',
  'AccessibleToilets',
  'LiftAccess',
  'BrailleSignage',
  'DisabledParking',
  'StepFreeAccess',
  'LowCounters',
  'AudioDescription',
  'SignLanguage',
  'ServiceAnimalFacilities',
];
const TRANSPORT = [
  'StepFreeToTrains',
  'StepFreeToPlatforms',
  'AssistanceAvailable',
  'AccessibleTicketing',
  'TactilePaving',
  'AnnouncementSystems',
  'AccessibleWaitingAreas',
  'MobilityEquipmentRental',
];
const FLAGS = [...GENERAL, ...TRANSPORT];
const SENT = {
  name: 'Field House',
  address: '1 High Street',
  city: 'Testham',
  country: 'Ireland',
  category: 'hotel',
  latitude: 53.3,
  longitude: -6.2,
  placeId: 'place:fields',
};

const missing = (answer: object, names: string[]) => names.filter((name) => !(name in answer));

describe('the fields of the specification (S3.1, S3.3, S3.4, S3.7, S3.8, S3.15, SV39)', () => {
  let service: ReviewsService;
  let venue: VenueDetail;

  beforeAll(async () => {
    service = await sharedReviews();
    venue = (await service.call<VenueDetail>('POST', '/api/venues', { as: 1, body: SENT })).body;
  }, 90_000);

  it('of a venue are the documented ones, with all claimed flags', async () => {
    const { body } = await service.call<VenueDetail>('GET', `/api/venues/${venue.id}`);
    expect(body).toMatchObject({
      ...SENT,
      averageRating: null,
      reviewCount: 0,
      reviews: [],
      offersSubsidizedPricing: 0,
      offersFreeCarer: 0,
    });
    const claims = FLAGS.map((flag) => [flag, (body as unknown as Record<string, unknown>)[`claimed${flag}`]]);
    expect(claims).toEqual(FLAGS.map((flag) => [flag, 0]));
  });

  it('of a new venue may be left out or null, and the country is then the UK', async () => {
    const bare = await service.call<VenueDetail>('POST', '/api/venues', {
      as: 1,
      body: { name: 'Bare Hall', latitude: null, longitude: null, placeId: null },
    });
    expect(bare.status).toBe(201);
    expect(bare.body).toMatchObject({
      country: 'UK',
      category: 'venue',
      address: null,
      city: null,
      latitude: null,
      longitude: null,
      placeId: null,
    });
  });

  it('of a venue that was found are the documented ones', async () => {
    await until('the search index', 15_000, async () => {
      const { body } = await service.call<VenueSearchResult[]>('GET', '/api/venues/search?q=field%20house');
      expect(body[0]).toMatchObject({
        id: venue.id,
        placeId: 'place:fields',
        name: 'Field House',
        address: '1 High Street',
        city: 'Testham',
        country: 'Ireland',
        category: 'hotel',
      });
      expect(missing(body[0] ?? {}, ['pathType', 'logoUrl', 'websiteUrl'])).toEqual([]);
    });
  }, 20_000);

  it('of a review are the documented ones, with a verify field for each claimed flag (S3.9)', async () => {
    const verify = Object.fromEntries(FLAGS.map((flag, index) => [`verify${flag}`, 1 + (index % 2)]));
    const given = {
      mobilityRating: 1,
      visualRating: 2,
      hearingRating: 3,
      cognitiveRating: 4,
      streetInfrastructureRating: 5,
      detailedReview: 'Ten characters.',
    };
    const { id } = await givenReview(service, venue.id, 2, { ...given, ...verify });
    const { body } = await service.call<Review[]>('GET', `/api/reviews?venueId=${venue.id}`);
    expect(body).toMatchObject([
      {
        id,
        venueId: venue.id,
        venue: { id: venue.id, name: 'Field House' },
        overallRating: 3,
        helpfulCount: 0,
        ...given,
        ...verify,
        comment: 'Ten characters.',
        content: 'Ten characters.',
      },
    ]);
    expect(missing(body[0] ?? {}, ['reviewerName', 'createdAt'])).toEqual([]);
  });

  it.each(Object.entries(FEATURE_ALIASES))(
    'of a feature with two names are read and written by both: %s and %s',
    async (alias, feature) => {
      const other = await givenVenue(service);
      await withClient(service.ownerUrl, (client) =>
        client.query('UPDATE venue SET claims = $1 WHERE id = $2', [{ [feature]: 1 }, other.id]),
      );
      const page = (await service.call<Record<string, unknown>>('GET', `/api/venues/${other.id}`)).body;
      expect([page[`claimed${alias}`], page[`claimed${feature}`]]).toEqual([1, 1]);
      for (const written of [
        { [`verify${alias}`]: 2 },
        { [`verify${feature}`]: 2 },
        { [`verify${alias}`]: 2, [`verify${feature}`]: 2 },
      ]) {
        const { id } = await givenReview(service, other.id, 3, written);
        const { body } = await service.call<(Review & Record<string, unknown>)[]>(
          'GET',
          `/api/reviews?venueId=${other.id}&limit=1`,
        );
        expect([body[0]?.id, body[0]?.[`verify${alias}`], body[0]?.[`verify${feature}`]]).toEqual([id, 2, 2]);
      }
      for (const [one, two] of [
        [1, 2],
        [0, 1],
        [1, 0],
      ]) {
        const { status, body } = await service.call<Problem>('POST', '/api/reviews', {
          as: 3,
          body: reviewForm(other.id, { [`verify${alias}`]: one, [`verify${feature}`]: two }),
        });
        const message = `${FEATURE_LABELS[feature]} has two names, verify${feature} and verify${alias}. Send one of them, or the same answer for both.`;
        expect([status, body.fieldErrors]).toEqual([
          422,
          { [`verify${alias}`]: message, [`verify${feature}`]: message },
        ]);
      }
      const answered = await service.call<Verification>('PUT', `/api/venues/${other.id}/answers/${alias}`, {
        as: 4,
        body: { answer: 2 },
      });
      expect(answered.body).toMatchObject({ disagrees: 2, ownAnswer: 2 });
    },
  );

  it('of a support service are the documented ones', async () => {
    const heading = 'sourceKey,name,description,address,city,phone,email,website,type,lastVerified';
    const row =
      'f1,Wheels,Chairs by the day,1 High Street,Leeds,0113 496 0000,hire@example.org,https://example.org/,equipment,2026-10-01';
    await sendCsv(service, `${heading}\n${row}`, 'admin', '');
    const { body } = await service.call<SupportService[]>('GET', '/api/support-services');
    expect(body).toMatchObject([
      {
        id: expect.any(Number) as unknown,
        name: 'Wheels',
        description: 'Chairs by the day',
        address: '1 High Street',
        city: 'Leeds',
        phone: '0113 496 0000',
        email: 'hire@example.org',
        website: 'https://example.org/',
        type: 'equipment',
      },
    ]);
  });
});
