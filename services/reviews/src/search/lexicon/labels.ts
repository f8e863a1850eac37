import { FEATURES, type Feature } from '@waymark/contracts-reviews';
import kinds from '../../venue/kinds.json' with { type: 'json' };

/** Maps companions and needs to the features that help; one of them is enough. */
export const NEED_FEATURES = {
  AutismOrSensory: ['SensorySupport'],
  Disability: ['WheelchairAccess'],
  HearingLoss: ['HearingLoop'],
  HiddenDisability: ['StaffTraining'],
  NoSteps: ['StepFreeAccess'],
  SightLoss: ['AudioDescription', 'BrailleSignage', 'TactileFeatures'],
  WheelchairUser: ['WheelchairAccess'],
} as const satisfies Record<string, readonly Feature[]>;

export type NeedId = keyof typeof NEED_FEATURES;

const KINDS = Object.keys(kinds);
const ANY = null;

const FUNCTION_WORDS = [
  'adult',
  'after-count',
  'after-distance',
  'after-negation',
  'along-road',
  'article',
  'before-count',
  'before-distance',
  'being',
  'negation',
  'of',
  'or',
  'when',
  'whose',
] as const;

const NAME_PARTS = [
  'any-town',
  'county-prefix',
  'district-prefix',
  'ending',
  'hospital-in-full',
  'hub-suffix',
  'hub-town',
  'main-hospital',
  'no-area',
  'river',
  'road-service',
  'sight-of-town',
  'special-hospital',
  'st',
  'spot-ending',
  'station',
  'station-suffix',
] as const;

const TOPICS = [
  'airport-terminal',
  'amenities',
  'atmosphere',
  'carer-discount',
  'carer-ticket',
  'children',
  'coach-groups',
  'community',
  'crowds',
  'diet',
  'hospital-department',
  'opening-hours',
  'pets',
  'price',
  'quality',
  'travel-time',
  'view',
  'weather',
] as const;

/** The allowed values in the rows of each label. */
export const VALUES = {
  abbreviations: ANY,
  aliases: ANY,
  chains: KINDS,
  diets: [''],
  emoji: ANY,
  'english-words': [''],
  features: [...FEATURES, 'ChangingPlaces'],
  'function-words': FUNCTION_WORDS,
  fillers: [''],
  foods: ANY,
  'house-names': KINDS,
  kinds: KINDS,
  'name-parts': NAME_PARTS,
  needs: Object.keys(NEED_FEATURES),
  numbers: ANY,
  relations: ['having', 'in', 'middle', 'near', 'nearest', 'of-you', 'you'],
  'sign-words': ANY,
  'station-aliases': ANY,
  streets: ANY,
  units: ['km', 'metre', 'mile', 'minute'],
  'unlisted-kinds': ANY,
  'unlisted-specialities': KINDS,
  unsupported: TOPICS,
} as const satisfies Record<string, readonly string[] | null>;

export type LexiconLabel = keyof typeof VALUES;
export type LexiconValue<Label extends LexiconLabel> = (typeof VALUES)[Label] extends readonly (infer Value)[]
  ? Value
  : string;
export const LEXICON_LABELS = Object.keys(VALUES) as LexiconLabel[];
