import { FEATURES, type ShownFact, type Verification } from '@waymark/contracts-reviews';
import { venueA11yJson } from '../../data-out/venue-data/venue-a11y-json';
import { venueGeoJson } from '../../data-out/venue-data/venue-geo-json';
import type { DescribedVenue } from './feature-facts';
import { venueJsonLd } from './venue-json-ld';

const FETCHED = '2026-11-21';
const SEEN = '2013-05-15';
const NOW = new Date('2026-11-29T12:00:00Z');

const fact: ShownFact = {
  stated: 'yes',
  statedBy: 'Testham',
  statedOn: SEEN,
  note: null,
  measure: null,
  newest: SEEN,
  isCurrent: true,
};
const answered = { claim: 1 as const, agrees: 2, disagrees: 0, people: 2, newestAnswerAt: '2025-06-07T08:00:00.000Z' };

const venue = (
  dated: string | null,
  facts: DescribedVenue['facts'] = {},
  verifications: Record<string, Partial<Verification>> = {},
) =>
  ({
    ...Object.fromEntries(FEATURES.map((feature) => [`claimed${feature}`, 0])),
    ...{ id: 7, name: 'Old Mill', category: 'restaurant', kind: 'pub', country: 'UK', countryCode: 'GB' },
    ...{ latitude: 53.8, longitude: -1.5, averageRating: null, reviewCount: 0, reviews: [], notices: [], status: null },
    claimedHearingLoop: 1,
    claimNotes: {},
    facts,
    verifications,
    source: { name: 'Testham', sourceId: '1', licence: 'OGL-UK-3.0', retrieved: FETCHED, dated },
  }) as unknown as DescribedVenue;

/** The day of the hearing loop in JSON-LD, GeoJSON and A11yJSON. */
function daysOf(of: DescribedVenue): (string | null)[] {
  const { amenityFeature } = venueJsonLd(of, NOW) as { amenityFeature: { validFrom?: string }[] };
  const geoJson = venueGeoJson(of, [], '', NOW);
  const [feature] = geoJson.properties.features;
  const tag = venueA11yJson(geoJson).properties.tags['waymark:HearingLoop'] ?? '';
  const day = /\d{4}-\d\d-\d\d$/.exec(tag)?.[0] ?? null;
  return [amenityFeature[0]?.validFrom ?? null, feature?.newest ?? null, day];
}

describe('the day of a fact, wherever it is given out', () => {
  it.each([
    ['when its source looked', venue(null, { HearingLoop: fact }), SEEN],
    ['when its source looked, whatever the place says', venue('2020-01-01', { HearingLoop: fact }), SEEN],
    ['the day of the place’s own source', venue(SEEN), SEEN],
    ['when people saw it', venue(SEEN, { HearingLoop: fact }, { HearingLoop: answered }), '2025-06-07'],
    ['none where nobody knows it', venue(null), null],
  ])('is %s, and never the day on which it was fetched', (_what, of, day) => {
    expect(daysOf(of)).toEqual([day, day, day]);
  });

  it('is called what it is where only the day of fetching is known', () => {
    expect(venueA11yJson(venueGeoJson(venue(null), [], '', NOW)).properties.tags['waymark:source']).toBe(
      `Testham; OGL-UK-3.0; retrieved ${FETCHED}`,
    );
  });
});
