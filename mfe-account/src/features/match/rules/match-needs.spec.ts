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
    // Only step-free access is part of another need: see "a need that is met in part".
    expect(verdictOf(need, others)).toBe(need === 'requiresWheelchairAccess' ? 'partly' : 'unknown');
  });
});

describe('a need that is met in part', () => {
  const partOf = (need: Need, features: Partial<Record<Feature, FeatureFact>>, category: 'hotel' | 'transport') =>
    matchNeeds([need], facts(features, category))[0]?.partly;
  const inPart = fact(0, 0, 0, { partly: true });

  it.each([
    ['requiresWheelchairAccess', { WheelchairAccess: inPart }, 'hotel', 'Wheelchair access in part only'],
    ['requiresWheelchairAccess', { StepFreeAccess: fact(1) }, 'hotel', 'Step-free access only'],
    ['requiresWheelchairAccess', { StepFreeToPlatforms: fact(1) }, 'transport', 'Step-free to platforms only'],
    [
      'requiresWheelchairAccess',
      { StepFreeToPlatforms: fact(1), StepFreeAccess: fact(1, 2, 0) },
      'transport',
      'Step-free to platforms and step-free access only',
    ],
    ['requiresStepFreeAccess', { StepFreeToPlatforms: fact(1) }, 'transport', 'Step-free to platforms only'],
    ['requiresStepFreeAccess', { StepFreeToTrains: inPart }, 'transport', 'Step-free to trains in part only'],
  ] as const)('says of %s with %j in a %s: %s', (need, known, category, words) => {
    expect(partOf(need, known, category)).toBe(words);
    expect(verdictOf(need, known, category)).toBe('partly');
  });

  it('is no longer so once people confirm or deny the whole', () => {
    expect(verdictOf('requiresWheelchairAccess', { WheelchairAccess: fact(0, 2, 0, { partly: true }) })).toBe('meets');
    expect(verdictOf('requiresWheelchairAccess', { WheelchairAccess: fact(2), StepFreeAccess: fact(1) })).toBe(
      'does-not-meet',
    );
    expect(verdictOf('requiresWheelchairAccess', { WheelchairAccess: fact(1, 1, 1), StepFreeAccess: fact(1) })).toBe(
      'unknown',
    );
  });
});

describe('what is out of order for now', () => {
  const out = (features: Partial<Record<Feature, FeatureFact>>, need: Need = 'requiresLiftAccess') =>
    matchNeeds([need], facts(features, 'transport', { outOfOrder: ['LiftAccess', 'StepFreeToPlatforms'] }))[0];

  it('does not meet a need, whatever is known of it otherwise', () => {
    expect(out({ LiftAccess: fact(1, 9, 0) })?.verdict).toBe('does-not-meet');
    expect(out({})?.verdict).toBe('does-not-meet');
    expect(out({ WheelchairAccess: fact(1, 3, 0) }, 'requiresWheelchairAccess')?.verdict).toBe('does-not-meet');
  });

  it('comes first in the evidence, and is empty if the feature does not apply', () => {
    const both = { StepFreeToPlatforms: fact(1), StepFreeToTrains: fact(2) };
    expect(out(both, 'requiresStepFreeAccess')?.evidence[0]?.feature).toBe('StepFreeToPlatforms');
    expect(out({ LiftAccess: fact(3) })?.verdict).toBe('does-not-apply');
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
    ['requiresStepFreeAccess', { StepFreeToPlatforms: yes }, 'partly'],
    ['requiresStepFreeAccess', { StepFreeAccess: yes }, 'partly'],
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
    ['requiresWheelchairAccess', { StepFreeToPlatforms: yes }, 'partly'],
    ['requiresWheelchairAccess', { StepFreeToPlatforms: split }, 'unknown'],
    ['requiresWheelchairAccess', { WheelchairAccess: yes, StepFreeToPlatforms: no }, 'does-not-meet'],
    ['requiresWheelchairAccess', { WheelchairAccess: yes, StepFreeToPlatforms: split }, 'unknown'],
    ['requiresAssistance', { AssistanceAvailable: yes }, 'meets'],
    ['requiresAssistance', { StaffTraining: yes }, 'unknown'],
    ['requiresAccessibleTransport', { StepFreeToPlatforms: yes, StepFreeToTrains: no }, 'does-not-meet'],
    ['requiresLiftAccess', { LiftAccess: yes }, 'meets'],
  ] as const)('%s with %j %s', (need, known, expected) => expect(verdictOf(need, known, 'transport')).toBe(expected));
});

describe('the list of needs (A10.64)', () => {
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

  it('starts with what is not met, then what is met in part or unknown, and keeps the order of the needs within', () => {
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
