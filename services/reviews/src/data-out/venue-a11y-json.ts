import type { Feature, OpenFeature, VenueA11yJson, VenueGeoJson } from '@waymark/contracts-reviews';

/** The A11yJSON version; our output was checked against its schema. */
const FORMAT = '31.1.0';
type Accessibility = NonNullable<VenueA11yJson['properties']['accessibility']>;
type Properties = VenueGeoJson['properties'];

/**
 * Builds A11yJSON PlaceInfo. The format knows only yes and no, so a field is set only if sources agree and are recent
 * enough. `tags` contains every feature with its source.
 */
export function venueA11yJson({ id, geometry, properties }: VenueGeoJson): VenueA11yJson {
  const { name, kind, category, summary, source, website, page, features } = properties;
  const accessibility = accessibilityOf(features);
  const address = addressOf(properties);
  return {
    formatVersion: FORMAT,
    ...(geometry && { geometry }),
    properties: {
      name: { en: name },
      category: kind ?? category,
      ...(address && { address }),
      description: { en: summary },
      ...(accessibility && { accessibility }),
      ids: { waymark: String(id) },
      ...(source && { originalId: source.sourceId }),
      ...(website && { placeWebsiteUrl: website }),
      ...(page.startsWith('http') && { infoPageUrl: page }),
      tags: tagsOf(properties),
    },
  };
}

function addressOf({ address, city, postcode }: Properties) {
  const of = {
    ...(address && { text: { en: address } }),
    ...(city && { city: { en: city } }),
    ...(postcode && { postalCode: { en: postcode } }),
  };
  return Object.keys(of).length > 0 ? of : null;
}

function accessibilityOf(features: readonly OpenFeature[]): Accessibility | null {
  const current = new Map(features.filter(({ isCurrent }) => isCurrent).map((one) => [one.feature, one]));
  const is = (feature: Feature): boolean | undefined => {
    const state = current.get(feature)?.state;
    return state === 'available' ? true : state === 'not-available' ? false : undefined;
  };
  const flag = <K extends keyof Accessibility>(key: K, feature: Feature) =>
    is(feature) === undefined ? {} : { [key]: is(feature) };
  const equipment = [
    ...(is('LiftAccess') ? [{ category: 'elevator' as const }] : []),
    ...(is('AccessibleRamps') ? [{ category: 'ramp' as const }] : []),
  ];
  const media = [
    ...(is('LargePrintMenus') ? [{ type: 'menu' as const, isLargePrint: true }] : []),
    ...(is('AudioDescription') ? [{ hasAudioDescription: true }] : []),
  ];
  const [toilets, parking] = [is('AccessibleToilets'), is('DisabledParking')];
  const of: Accessibility = {
    ...gradeOf(current.get('WheelchairAccess')),
    ...flag('hasInductionLoop', 'HearingLoop'),
    ...flag('hasBrailleSignage', 'BrailleSignage'),
    ...flag('hasTactileGuideStrips', 'TactilePaving'),
    ...(is('ServiceAnimalFacilities') && { animalPolicy: { allowsServiceAnimals: true } }),
    ...(parking !== undefined && { parking: { forWheelchairUsers: parking ? {} : null } }),
    ...entrancesOf(current.get('StepFreeAccess')),
    ...(toilets !== undefined && { restrooms: [{ isAccessibleWithWheelchair: toilets }] }),
    ...(equipment.length > 0 && { availableEquipment: equipment }),
    ...(media.length > 0 && { media }),
  };
  return Object.keys(of).length > 0 ? of : null;
}

const GRADES: Partial<Record<OpenFeature['state'], Accessibility['wheelchairAccessibilityGrade']>> = {
  available: 'fully',
  partly: 'partially',
  'not-available': 'not',
};

function gradeOf(wheelchair: OpenFeature | undefined): Accessibility {
  const grade = wheelchair && GRADES[wheelchair.state];
  return grade ? { wheelchairAccessibilityGrade: grade } : {};
}

function entrancesOf(entrance: OpenFeature | undefined): Accessibility {
  if (entrance?.state !== 'available' && entrance?.state !== 'not-available') return {};
  const isLevel = entrance.state === 'available';
  const measure = entrance.stated?.measure;
  const count = measure?.unit === 'steps' && !isLevel ? Math.round(measure.amount) : null;
  return { entrances: [{ properties: { isLevel, ...(count === null ? {} : { stairs: { count } }) } }] };
}

/** Returns a text such as "available; Transport for London; TfL-Open-Data; 2025-03-01" for each feature. */
function tagsOf({
  features,
  countryCode,
  source,
  position,
  status,
  statusSince,
  isSample,
}: Properties): Record<string, string> {
  const told = features.map(({ feature, state, people, newest, stated }) => {
    const said = people.yes + people.no > 0 ? `visitors: ${people.yes} yes, ${people.no} no` : null;
    return [`waymark:${feature}`, joined([state, said, stated?.by, stated?.licence, newest])];
  });
  const from = source && joined([source.name, source.licence, source.dated ?? `retrieved ${source.retrieved}`]);
  return {
    ...(Object.fromEntries(told) as Record<string, string>),
    // A tag, because the format's own field requires three-letter codes.
    ...(countryCode && { 'addr:country': countryCode }),
    ...(from && { 'waymark:source': from }),
    ...(position && { 'waymark:position': position }),
    'waymark:status': joined([status, statusSince]),
    ...(isSample && { 'waymark:sample': 'made up, for trying out the site' }),
  };
}

const joined = (parts: readonly (string | null | undefined)[]): string => parts.filter(Boolean).join('; ');
