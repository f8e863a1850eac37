import type { Feature } from '@waymark/contracts-reviews';
import type { RawSaid } from '../raw-place';
import type { Accessibility } from './place-info';

type Answer = 'yes' | 'no';

/** The JSON paths of each feature. If several have a value, one "yes" is enough. */
const STATED: readonly (readonly [feature: Feature, paths: readonly string[]])[] = [
  ['HearingLoop', ['hasInductionLoop']],
  ['BrailleSignage', ['hasBrailleSignage', 'signageSystems.hasBraille']],
  [
    'TactilePaving',
    ['hasTactileGuideStrips', 'signageSystems.hasTactileGuideStrips', 'signageSystems.hasTactilePaving'],
  ],
  ['QuietSpaces', ['isQuiet']],
  [
    'ServiceAnimalFacilities',
    ['animalPolicy.allowsServiceAnimals', 'animalPolicy.allowsAssistanceDogs', 'animalPolicy.allowsGuideDogs'],
  ],
  ['SignLanguage', ['staff.isTrainedInSigning']],
  ['StaffTraining', ['staff.isTrainedInAccommodatingVisitorsWithDisabilities']],
  ['AccessibleToilets', ['restrooms.isAccessibleWithWheelchair']],
  ['DisabledParking', ['parking.forWheelchairUsers']],
];

/** Paths for which the format defines `null` as "there is none"; elsewhere, `null` means unknown. */
const NULL_IS_NONE: ReadonlySet<string> = new Set(['parking', 'forWheelchairUsers']);
/** The path whose object means "available", even if it is empty. */
const OBJECT_IS_ONE = 'forWheelchairUsers';
const GRADES: Readonly<Record<string, string>> = { fully: 'yes', partially: 'partly', not: 'no' };

/** Returns only the facts that an A11yJSON place states. */
export function accessibilitySaid(of: Accessibility): RawSaid[] {
  return [
    ...said('WheelchairAccess', 'wheelchairAccessibilityGrade', gradeOf(of)),
    ...STATED.flatMap(([feature, paths]) =>
      said(feature, paths[0] ?? feature, anyOf(paths.flatMap((path) => answers(of, path.split('.'))))),
    ),
    ...entranceSaid(of['entrances']),
  ];
}

function said(feature: Feature, field: string, value: string | null, steps: number | null = null): RawSaid[] {
  const measure = steps === null ? null : { text: String(steps), unit: 'steps' };
  return value === null && measure === null ? [] : [{ feature, field, value, note: null, measure }];
}

const anyOf = (given: readonly (Answer | null)[]): Answer | null =>
  given.includes('yes') ? 'yes' : given.includes('no') ? 'no' : null;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the values at a path, through arrays. Returns nothing below a parent that does not exist. */
function answers(of: unknown, path: readonly string[]): (Answer | null)[] {
  if (Array.isArray(of)) return of.flatMap((one) => answers(one, path));
  const [key, ...rest] = path;
  if (key === undefined) return [answerOf(of)];
  if (!isObject(of)) return [answerOf(of) === 'no' ? 'no' : null];
  if (answerOf(of['isAvailable']) === 'no' || (of[key] === undefined && of['count'] === 0)) return ['no'];
  const value = of[key];
  if (value === null && NULL_IS_NONE.has(key)) return ['no'];
  return key === OBJECT_IS_ONE && isObject(value) && Object.keys(value).length === 0 ? ['yes'] : answers(value, rest);
}

/** Returns whether a feature exists, from a flag, a count, a word, or an object that describes it. */
function answerOf(value: unknown): Answer | null {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return value > 0 ? 'yes' : value === 0 ? 'no' : null;
  if (typeof value === 'string') return wordOf(value);
  if (!isObject(value)) return null;
  return isAvailable(value) ?? (Object.values(value).some(isSaid) ? 'yes' : null);
}

function wordOf(text: string): Answer | null {
  const word = text.trim().toLowerCase();
  return ['yes', 'true'].includes(word) ? 'yes' : ['no', 'false', 'none'].includes(word) ? 'no' : null;
}

const isAvailable = ({ isAvailable: is, count }: Record<string, unknown>): Answer | null =>
  answerOf(is) === 'no' || answerOf(count) === 'no' ? 'no' : (answerOf(is) ?? answerOf(count));

/** Returns whether a property of an object has a value. Whether the object is available is checked separately. */
const isSaid = (value: unknown) => value !== null && value !== undefined && value !== 'unknown';

function gradeOf(of: Accessibility): string | null {
  const grade = GRADES[String(of['wheelchairAccessibilityGrade'])];
  if (grade !== undefined) return grade;
  const fully = answers(of, ['accessibleWith', 'wheelchair']);
  const partly = answers(of, ['partiallyAccessibleWith', 'wheelchair']);
  if (fully.includes('yes')) return 'yes';
  return partly.includes('yes') ? 'partly' : anyOf(fully);
}

/** Reads the main entrance, or the first one. Newer editions store its fields under `properties`. */
function entranceSaid(given: unknown): RawSaid[] {
  const entrances = (Array.isArray(given) ? given : [given])
    .map((one: unknown) => (isObject(one) && isObject(one['properties']) ? one['properties'] : one))
    .filter(isObject)
    .filter((one) => isAvailable(one) !== 'no');
  const main = entrances.find(({ isMainEntrance }) => answerOf(isMainEntrance) === 'yes') ?? entrances[0];
  if (main === undefined) return [];
  const level = answerOf(main['isLevel']);
  const ramp = anyOf([answerOf(main['hasFixedRamp']), answerOf(main['hasRemovableRamp'])]);
  const steps = stepsOf(main['stairs']);
  return [
    ...said('StepFreeAccess', 'entrances', stepFree(level, ramp, steps), level === 'yes' ? null : steps),
    ...said('AccessibleRamps', 'entrances', ramp),
  ];
}

/** Returns whether an entrance is step-free. "Not level" alone can mean steps or a ramp. */
function stepFree(level: Answer | null, ramp: Answer | null, steps: number | null): Answer | null {
  if (level === 'yes' || (level === null && steps === 0)) return 'yes';
  return level === 'no' && !(ramp === 'yes' && steps === null) && steps !== 0 ? 'no' : null;
}

/** Returns the number of steps; null if none is given. */
function stepsOf(stairs: unknown): number | null {
  const counts = (Array.isArray(stairs) ? (stairs as unknown[]) : [stairs]).flatMap((one) => {
    if (one === false || (isObject(one) && isAvailable(one) === 'no')) return 0;
    return isObject(one) && typeof one['count'] === 'number' ? one['count'] : [];
  });
  return counts.length === 0 ? null : counts.reduce((sum, count) => sum + count);
}
