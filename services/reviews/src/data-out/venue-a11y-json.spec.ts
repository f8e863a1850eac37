import { FEATURE_LABELS, venueA11yJsonSchema } from '@waymark/contracts-reviews';
import type { Feature, OpenFeature, VenueGeoJson } from '@waymark/contracts-reviews';
import { venueA11yJson } from './venue-a11y-json';

const known = (feature: Feature, state: OpenFeature['state'], more: Partial<OpenFeature> = {}): OpenFeature => ({
  feature,
  label: FEATURE_LABELS[feature],
  state,
  people: { yes: 0, no: 0 },
  newest: '2026-01-02',
  isCurrent: true,
  stated: null,
  ...more,
});

const museum = (features: OpenFeature[], more: Partial<VenueGeoJson['properties']> = {}): VenueGeoJson => ({
  type: 'Feature',
  id: 7,
  geometry: { type: 'Point', coordinates: [-1.5, 53.8] },
  properties: {
    ...{ name: 'Museum of Clocks', category: 'entertainment', kind: 'museum', address: '1 High Street' },
    ...{ postcode: 'LS1 4AB', city: 'Leeds', country: 'UK', countryCode: 'GB', website: 'https://clocks.example' },
    ...{ position: 'exact', status: 'open', statusSince: null, summary: 'Step-free entrance.' },
    features,
    ...{ averageRating: null, reviewCount: 0, lastListed: null, source: null, isSample: false },
    page: 'https://waymark.example/venues/7',
    ...more,
  },
});

const accessibilityOf = (...features: OpenFeature[]) => venueA11yJson(museum(features)).properties.accessibility;

describe('a venue as A11yJSON (SO2)', () => {
  it('fills the fields that its facts answer, and no others', () => {
    const { geometry, properties } = venueA11yJson(
      museum([
        known('WheelchairAccess', 'partly'),
        known('HearingLoop', 'available'),
        known('AccessibleToilets', 'not-available'),
        known('LiftAccess', 'available'),
        known('DisabledParking', 'not-available'),
      ]),
    );
    expect(geometry?.coordinates).toEqual([-1.5, 53.8]);
    expect(properties).toMatchObject({
      name: { en: 'Museum of Clocks' },
      category: 'museum',
      address: { city: { en: 'Leeds' }, postalCode: { en: 'LS1 4AB' } },
      tags: { 'addr:country': 'GB' },
      ids: { waymark: '7' },
      infoPageUrl: 'https://waymark.example/venues/7',
    });
    expect(properties.accessibility).toEqual({
      wheelchairAccessibilityGrade: 'partially',
      hasInductionLoop: true,
      restrooms: [{ isAccessibleWithWheelchair: false }],
      availableEquipment: [{ category: 'elevator' }],
      parking: { forWheelchairUsers: null },
    });
  });

  it('says nothing as a field of what people disagree about or was seen too long ago; its tags tell', () => {
    const features = [
      known('HearingLoop', 'disagree', { people: { yes: 2, no: 1 } }),
      known('StepFreeAccess', 'available', { isCurrent: false, newest: '2015-01-01' }),
    ];
    const { properties } = venueA11yJson(museum(features));
    expect(properties.accessibility).toBeUndefined();
    expect(properties.tags).toMatchObject({
      'waymark:HearingLoop': 'disagree; visitors: 2 yes, 1 no; 2026-01-02',
      'waymark:StepFreeAccess': 'available; 2015-01-01',
    });
  });

  it('names source, licence and day of what is stated', () => {
    const by = { by: 'A list', licence: 'ODbL-1.0', on: '2026-01-02' };
    const stated = { value: 'no', ...by, note: null, measure: { amount: 2, unit: 'steps' } } as const;
    const entrance = known('StepFreeAccess', 'not-available', { stated });
    expect(accessibilityOf(entrance)).toEqual({
      entrances: [{ properties: { isLevel: false, stairs: { count: 2 } } }],
    });
    expect(venueA11yJson(museum([entrance])).properties.tags['waymark:StepFreeAccess']).toBe(
      'not-available; A list; ODbL-1.0; 2026-01-02',
    );
  });

  it('leaves out what is not known of the place, and keeps to its contract', () => {
    const bare = { address: null, city: null, postcode: null, countryCode: null, website: null, page: '/venues/7' };
    const answer = venueA11yJson({ ...museum([], bare), geometry: null });
    expect(venueA11yJsonSchema.parse(answer)).toEqual(answer);
    expect(Object.keys(answer.properties)).toEqual(['name', 'category', 'description', 'ids', 'tags']);
    expect(answer).not.toHaveProperty('geometry');
  });
});
