import type { Feature } from '@waymark/contracts-reviews';
import type { RawSaid } from '../../raw-place';
import type { Accessibility, Entrance } from './place-info';

const GRADES = { fully: 'yes', partially: 'partly', not: 'no' } as const;

type Flag = boolean | null | undefined;
const word = (is: Flag): string | null => (is === true ? 'yes' : is === false ? 'no' : null);

function said(feature: Feature, field: string, value: string | null, more: Partial<RawSaid> = {}): RawSaid[] {
  return value === null && !more.measure ? [] : [{ feature, field, value, note: null, measure: null, ...more }];
}

/** What an A11yJSON place states, and nothing that it does not. */
export function accessibilitySaid(of: Accessibility): RawSaid[] {
  const { animalPolicy, staff } = of;
  const animals = [
    animalPolicy?.allowsServiceAnimals,
    animalPolicy?.allowsAssistanceDogs,
    animalPolicy?.allowsGuideDogs,
  ];
  return [
    ...said('WheelchairAccess', 'wheelchairAccessibilityGrade', gradeOf(of)),
    ...said('HearingLoop', 'hasInductionLoop', word(of.hasInductionLoop)),
    ...said('BrailleSignage', 'hasBrailleSignage', word(of.hasBrailleSignage)),
    ...said('TactilePaving', 'hasTactileGuideStrips', word(of.hasTactileGuideStrips)),
    ...said('QuietSpaces', 'isQuiet', word(of.isQuiet)),
    ...said('ServiceAnimalFacilities', 'animalPolicy', word(animals.find((one) => typeof one === 'boolean'))),
    ...said('SignLanguage', 'staff.isTrainedInSigning', word(staff?.isTrainedInSigning)),
    ...said('StaffTraining', 'staff', word(staff?.isTrainedInAccommodatingVisitorsWithDisabilities)),
    ...said('AccessibleToilets', 'restrooms', word(toiletsOf(of))),
    ...said('DisabledParking', 'parking.forWheelchairUsers', parkingOf(of)),
    ...entranceSaid(of.entrances ?? []),
  ];
}

function gradeOf({
  wheelchairAccessibilityGrade: grade,
  accessibleWith,
  partiallyAccessibleWith,
}: Accessibility): string | null {
  if (grade) return GRADES[grade];
  if (accessibleWith?.wheelchair === true) return 'yes';
  if (partiallyAccessibleWith?.wheelchair === true) return 'partly';
  return word(accessibleWith?.wheelchair);
}

/** One that can be used is enough; none of those that are told can be, is no. */
function toiletsOf({ restrooms }: Accessibility): Flag {
  const told = (restrooms ?? []).flatMap(({ isAccessibleWithWheelchair: is }) => is ?? []);
  return told.length === 0 ? null : told.some(Boolean);
}

/** `null` says that there is none; nothing says nothing. */
function parkingOf({ parking }: Accessibility): string | null {
  const spaces = parking?.forWheelchairUsers;
  if (spaces === undefined) return null;
  return spaces === null || spaces.count === 0 ? 'no' : 'yes';
}

function entranceSaid(entrances: readonly Entrance[]): RawSaid[] {
  const main = entrances.find(({ isMainEntrance }) => isMainEntrance === true) ?? entrances[0];
  if (!main) return [];
  const stairs = Array.isArray(main.stairs) ? main.stairs[0]?.count : main.stairs?.count;
  const steps =
    main.isLevel !== true && typeof stairs === 'number' ? { measure: { text: String(stairs), unit: 'steps' } } : {};
  const ramps = [main.hasFixedRamp, main.hasRemovableRamp].filter((is) => typeof is === 'boolean');
  return [
    ...said('StepFreeAccess', 'entrances', word(main.isLevel), steps),
    ...said('AccessibleRamps', 'entrances', ramps.length === 0 ? null : word(ramps.some(Boolean))),
  ];
}
