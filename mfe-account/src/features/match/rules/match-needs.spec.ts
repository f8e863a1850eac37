import { NEEDS, type Need } from '@waymark/contracts-account';
import { FEATURES, VENUE_CATEGORIES, type Feature, type FeatureFact } from '@waymark/contracts-reviews';
import { matchNeeds } from './match-needs';
import { fact, facts } from './sample-facts';

const verdictOf = (
  need: Need,
  features: Partial<Record<Feature, FeatureFact>>,
  category: (typeof VENUE_CATEGORIES)[number] = 'restaurant',
) => matchNeeds([need], facts(features, category))[0]?.verdict;

const ONE_FEATURE: [Need, Feature][] = [
  ['requiresWheelchairAccess', 'WheelchairAccess'],
  ['requiresStepFreeAccess', 'StepFreeAccess'],
  ['requiresAccessibleParking', 'DisabledParking'],
  ['requiresAccessibleToilets', 'AccessibleToilets'],
  ['requiresLiftAccess', 'LiftAccess'],
  ['requiresRampAccess', 'AccessibleRamps'],
  ['requiresBrailleSignage', 'BrailleSignage'],
  ['requiresLargePrintMenus', 'LargePrintMenus'],
  ['requiresAudioDescription', 'AudioDescription'],
  ['requiresHearingLoop', 'HearingLoop'],
  ['requiresSignLanguage', 'SignLanguage'],
  ['requiresQuietSpaces', 'QuietSpaces'],
  ['requiresServiceAnimals', 'ServiceAnimalFacilities'],
];
const NOWHERE_ASKED: Need[] = [
  'requiresHighContrastSignage',
  'requiresSubtitles',
  'requiresSimpleNavigation',
  'requiresClearSignage',
  'hasGlutenFree',
  'hasVegan',
  'hasAllergyFriendly',
];
const ONLY_AT_TRANSPORT: Need[] = ['requiresAssistance', 'requiresAccessibleTransport'];
const everything = Object.fromEntries(FEATURES.map((feature) => [feature, fact(1, 9, 0)]));

describe('a need that one feature tells of', () => {
  it.each(ONE_FEATURE)('%s follows %s alone', (need, feature) => {
    expect(verdictOf(need, { [feature]: fact(1, 5, 1) })).toBe('meets');
    expect(verdictOf(need, { [feature]: fact(2, 0, 3) })).toBe('does-not-meet');
    expect(verdictOf(need, { [feature]: fact(1, 1, 1) })).toBe('unknown');
    expect(verdictOf(need, { [feature]: fact(3) })).toBe('does-not-apply');
    const others = Object.fromEntries(FEATURES.filter((one) => one !== feature).map((one) => [one, fact(1, 9, 0)]));
    expect(verdictOf(need, others)).toBe('unknown');
  });
});

describe('a need that no feature tells of', () => {
  it.each(NOWHERE_ASKED)('%s is unknown everywhere, however much else is known', (need) => {
    for (const category of VENUE_CATEGORIES) expect(verdictOf(need, everything, category)).toBe('unknown');
  });

  it.each(ONLY_AT_TRANSPORT)('%s is known of stations and the like only', (need) => {
    for (const category of VENUE_CATEGORIES)
      expect(verdictOf(need, everything, category)).toBe(category === 'transport' ? 'meets' : 'unknown');
  });

  it('and those above are all 22', () => {
    expect([...ONE_FEATURE.map(([need]) => need), ...NOWHERE_ASKED, ...ONLY_AT_TRANSPORT].toSorted()).toEqual(
      [...NEEDS].toSorted(),
    );
  });
});

describe('at a station', () => {
  const yes = fact(1, 3, 0);
  const no = fact(2);
  const split = fact(1, 1, 1);
  it.each([
    ['requiresStepFreeAccess', { StepFreeToPlatforms: yes, StepFreeToTrains: yes }, 'meets'],
    ['requiresStepFreeAccess', { StepFreeToPlatforms: yes }, 'unknown'],
    ['requiresStepFreeAccess', { StepFreeAccess: yes }, 'unknown'],
    ['requiresStepFreeAccess', { StepFreeToPlatforms: yes, StepFreeToTrains: no }, 'does-not-meet'],
    ['requiresStepFreeAccess', { StepFreeToPlatforms: no }, 'does-not-meet'],
    ['requiresStepFreeAccess', { StepFreeToPlatforms: yes, StepFreeToTrains: split }, 'unknown'],
    [
      'requiresStepFreeAccess',
      { StepFreeToPlatforms: yes, StepFreeToTrains: yes, StepFreeAccess: no },
      'does-not-meet',
    ],
    ['requiresStepFreeAccess', { StepFreeToPlatforms: yes, StepFreeToTrains: yes, StepFreeAccess: split }, 'unknown'],
    ['requiresStepFreeAccess', { StepFreeToPlatforms: yes, StepFreeToTrains: fact(3) }, 'meets'],
    ['requiresStepFreeAccess', { StepFreeToPlatforms: fact(3), StepFreeToTrains: fact(3) }, 'does-not-apply'],
    ['requiresWheelchairAccess', { WheelchairAccess: yes }, 'meets'],
    ['requiresWheelchairAccess', { StepFreeToPlatforms: yes }, 'unknown'],
    ['requiresWheelchairAccess', { WheelchairAccess: yes, StepFreeToPlatforms: no }, 'does-not-meet'],
    ['requiresWheelchairAccess', { WheelchairAccess: yes, StepFreeToPlatforms: split }, 'unknown'],
    ['requiresAssistance', { AssistanceAvailable: yes }, 'meets'],
    ['requiresAssistance', { StaffTraining: yes }, 'unknown'],
    ['requiresAccessibleTransport', { StepFreeToPlatforms: yes, StepFreeToTrains: no }, 'does-not-meet'],
    ['requiresLiftAccess', { LiftAccess: yes }, 'meets'],
  ] as const)('%s with %j %s', (need, known, expected) => expect(verdictOf(need, known, 'transport')).toBe(expected));
});

describe('the list of needs', () => {
  const venue = facts({
    LiftAccess: fact(2),
    WheelchairAccess: fact(1),
    HearingLoop: fact(1, 4, 0),
    SignLanguage: fact(3),
  });
  const needs: Need[] = [
    'requiresSignLanguage',
    'requiresWheelchairAccess',
    'hasVegan',
    'requiresHearingLoop',
    'requiresLiftAccess',
  ];

  it('starts with what is not met, then what is unknown, and keeps the order of the needs within', () => {
    expect(matchNeeds(needs, venue).map(({ label, verdict }) => `${label}: ${verdict}`)).toEqual([
      'Lift access: does-not-meet',
      'Vegan: unknown',
      'Wheelchair access: meets',
      'Hearing loop: meets',
      'Sign language: does-not-apply',
    ]);
  });

  it('says which needs are met only by what is stated', () => {
    expect(
      matchNeeds(needs, venue)
        .filter(({ onlyStated }) => onlyStated)
        .map(({ need }) => need),
    ).toEqual(['requiresWheelchairAccess']);
  });

  it('names first what speaks against a place', () => {
    const [matched] = matchNeeds(
      ['requiresStepFreeAccess'],
      facts({ StepFreeToPlatforms: fact(1), StepFreeToTrains: fact(2) }, 'transport'),
    );
    expect(matched?.evidence.map(({ feature }) => feature)).toEqual(['StepFreeToTrains', 'StepFreeToPlatforms']);
  });

  it('is empty without needs', () => expect(matchNeeds([], venue)).toEqual([]));
});
