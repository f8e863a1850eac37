import { accessibilitySaid } from './accessibility-said';

const saidOf = (accessibility: object) =>
  Object.fromEntries(
    accessibilitySaid(accessibility as Record<string, unknown>).map(({ feature, value, measure }) => [
      feature,
      measure === null ? value : `${value ?? ''} ${measure.text}`,
    ]),
  );

describe('what an A11yJSON place states', () => {
  it.each([
    [{ parking: { forWheelchairUsers: { isAvailable: false } } }],
    [{ parking: { forWheelchairUsers: { isAvailable: false, count: 2, location: 'Yard' } } }],
    [{ parking: { forWheelchairUsers: { count: 0 } } }],
    [{ parking: { forWheelchairUsers: null } }],
    [{ parking: { forWheelchairUsers: false } }],
    [{ parking: { isAvailable: false } }],
    [{ parking: { isAvailable: false, forWheelchairUsers: {} } }],
    [{ parking: { count: 0 } }],
    [{ parking: null }],
    [{ parking: false }],
  ])('is no parking: %j', (given) => expect(saidOf(given)).toEqual({ DisabledParking: 'no' }));

  it.each([
    [{ parking: { forWheelchairUsers: { isAvailable: true } } }],
    [{ parking: { forWheelchairUsers: { count: 3 } } }],
    [{ parking: { forWheelchairUsers: {} } }],
    [{ parking: { forWheelchairUsers: { location: 'Yard', hasDedicatedSignage: false } } }],
    [{ parking: { count: 0, forWheelchairUsers: { count: 1 } } }],
  ])('is parking: %j', (given) => expect(saidOf(given)).toEqual({ DisabledParking: 'yes' }));

  it.each([
    [{ hasInductionLoop: false }, { HearingLoop: 'no' }],
    [{ hasInductionLoop: { isAvailable: false } }, { HearingLoop: 'no' }],
    [
      { hasInductionLoop: 0, isQuiet: 'no' },
      { HearingLoop: 'no', QuietSpaces: 'no' },
    ],
    [
      { hasBrailleSignage: false, hasTactileGuideStrips: false },
      { BrailleSignage: 'no', TactilePaving: 'no' },
    ],
    [{ signageSystems: [{ hasBraille: false }, { hasBraille: true }] }, { BrailleSignage: 'yes' }],
    [{ animalPolicy: { allowsGuideDogs: false } }, { ServiceAnimalFacilities: 'no' }],
    [{ animalPolicy: { allowsServiceAnimals: false, allowsGuideDogs: true } }, { ServiceAnimalFacilities: 'yes' }],
    [{ staff: { isTrainedInSigning: false } }, { SignLanguage: 'no' }],
    [{ restrooms: [{ isAccessibleWithWheelchair: false }] }, { AccessibleToilets: 'no' }],
    [{ restrooms: [{ isAccessibleWithWheelchair: true, isAvailable: false }] }, { AccessibleToilets: 'no' }],
    [
      { restrooms: [{ isAccessibleWithWheelchair: null }, { isAccessibleWithWheelchair: true }] },
      { AccessibleToilets: 'yes' },
    ],
    [{ wheelchairAccessibilityGrade: 'not' }, { WheelchairAccess: 'no' }],
    [{ wheelchairAccessibilityGrade: 'partially' }, { WheelchairAccess: 'partly' }],
    [
      { accessibleWith: { wheelchair: false }, partiallyAccessibleWith: { wheelchair: true } },
      { WheelchairAccess: 'partly' },
    ],
    [{ accessibleWith: { wheelchair: false } }, { WheelchairAccess: 'no' }],
    [{ entrances: [{ isLevel: false, stairs: { count: 2 } }] }, { StepFreeAccess: 'no 2' }],
    [{ entrances: [{ isLevel: false, hasFixedRamp: true }] }, { AccessibleRamps: 'yes' }],
    [{ entrances: [{ properties: { hasRemovableRamp: true } }] }, { AccessibleRamps: 'yes' }],
    [{ entrances: [{ isLevel: false, hasFixedRamp: false }] }, { StepFreeAccess: 'no', AccessibleRamps: 'no' }],
    [{ entrances: [{ stairs: { count: 0 } }] }, { StepFreeAccess: 'yes 0' }],
    [{ entrances: [{ stairs: [{ count: 0 }, { count: 3 }] }] }, { StepFreeAccess: ' 3' }],
    [{ entrances: [{ isLevel: true, isAvailable: false }, { isLevel: false }] }, { StepFreeAccess: 'no' }],
  ])('is read with its negations: %j', (given, said) => expect(saidOf(given)).toEqual(said));

  it.each([
    [{}],
    [{ hasInductionLoop: null, isQuiet: 'unknown', hasBrailleSignage: [] }],
    [{ parking: {} }],
    [{ parking: { isAvailable: true } }],
    [{ parking: { forWheelchairUsers: { isAvailable: null, count: null, location: 'unknown' } } }],
    [{ parking: { forWheelchairUsers: 'unknown' } }],
    [{ parking: 'unknown' }],
    [{ restrooms: [] }],
    [{ restrooms: null, staff: null, animalPolicy: null, entrances: null }],
    [{ restrooms: [{}], staff: {}, animalPolicy: {}, entrances: [{}] }],
    [{ wheelchairAccessibilityGrade: 'unknown', accessibleWith: { wheelchair: null } }],
    [{ entrances: [{ isLevel: null, stairs: null, hasFixedRamp: 'unknown' }] }],
  ])('is nothing where nothing is known: %j', (given) => expect(saidOf(given)).toEqual({}));
});
