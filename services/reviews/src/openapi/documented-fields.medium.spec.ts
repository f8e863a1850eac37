import { FEATURE_ALIASES } from '@waymark/contracts-reviews';
import type { Review, SupportService, VenueDetail, VenueSearchResult, Verification } from '@waymark/contracts-reviews';
import { Database } from '@waymark/service-kit';
import { until } from '@waymark/testing';
import sql from 'sql-template-tag';
import { sharedReviews, type ReviewsService } from '../../test/reviews-service';
import { givenReview, givenVenue } from '../../test/scenario';
import { sendCsv } from '../../test/send-csv';

/** The documented names, as they are written. */
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
    const nulls = { latitude: null, longitude: null, placeId: null };
    const body = { name: 'Bare Hall', ...nulls };
    expect(await service.call('POST', '/api/venues', { as: 1, body })).toMatchObject({
      status: 201,
      body: { country: 'UK', category: 'venue', address: null, city: null, ...nulls },
    });
  });

  it('of a venue that was found are the documented ones', async () => {
    const { name, address, city, country, category, placeId } = SENT;
    const found = await until('the search index', 15_000, async () => {
      const { body } = await service.call<VenueSearchResult[]>('GET', '/api/venues/search?q=field%20house');
      return body[0] ?? null;
    });
    expect(found).toMatchObject({ id: venue.id, name, address, city, country, category, placeId });
    expect(missing(found, ['pathType', 'logoUrl', 'websiteUrl'])).toEqual([]);
  }, 20_000);

  it('of a review are the documented ones, with a verify field for each claimed flag (S3.9)', async () => {
    const verify = Object.fromEntries(FLAGS.map((flag, index) => [`verify${flag}`, 1 + (index % 2)]));
    const areas = ['mobility', 'visual', 'hearing', 'cognitive', 'streetInfrastructure'];
    const ratings = Object.fromEntries(areas.map((area, index) => [`${area}Rating`, index + 1]));
    const given = { ...ratings, ...verify, detailedReview: 'Ten characters.' };
    const { id } = await givenReview(service, venue.id, 2, given);
    const { body } = await service.call<Review[]>('GET', `/api/reviews?venueId=${venue.id}`);
    const place = { venueId: venue.id, venue: { id: venue.id, name: 'Field House' } };
    const texts = { comment: 'Ten characters.', content: 'Ten characters.' };
    expect(body).toMatchObject([{ id, ...place, ...given, ...texts, overallRating: 3, helpfulCount: 0 }]);
    expect(missing(body[0] ?? {}, ['reviewerName', 'createdAt'])).toEqual([]);
  });

  it.each(Object.entries(FEATURE_ALIASES))(
    'of a feature with two names are read and answered by both: %s and %s (S3.26)',
    async (alias, feature) => {
      const { id } = await givenVenue(service);
      await service
        .get(Database)
        .query(sql`UPDATE venue SET claims = ${JSON.stringify({ [feature]: 1 })}::jsonb WHERE id = ${id}`);
      const review = (await givenReview(service, id, 3, { [`verify${alias}`]: 2 })) as unknown as Record<
        string,
        number
      >;
      expect([review[`verify${alias}`], review[`verify${feature}`]]).toEqual([2, 2]);
      const page = (await service.call<Record<string, unknown>>('GET', `/api/venues/${id}`)).body;
      expect([page[`claimed${alias}`], page[`claimed${feature}`]]).toEqual([1, 1]);
      const path = `/api/venues/${id}/answers/${alias}`;
      const answered = await service.call<Verification>('PUT', path, { as: 4, body: { answer: 2 } });
      expect(answered.body).toMatchObject({ disagrees: 2, ownAnswer: 2 });
    },
  );

  it('of a support service are the documented ones', async () => {
    const documented = {
      ...{ name: 'Wheels', description: 'Chairs by the day', address: '1 High Street', city: 'Leeds' },
      ...{ phone: '0113 496 0000', email: 'hire@example.org', website: 'https://example.org/', type: 'equipment' },
    };
    const rows = [Object.keys(documented), Object.values(documented)].map((cells) => cells.join(','));
    await sendCsv(service, `sourceKey,lastVerified,${rows[0]}\nf1,2026-10-01,${rows[1]}`, 'admin');
    const { body } = await service.call<SupportService[]>('GET', '/api/support-services');
    expect(body).toMatchObject([{ id: expect.any(Number) as unknown, ...documented }]);
  });
});
