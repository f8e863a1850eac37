import { FEATURES } from '@waymark/contracts-reviews';
import kinds from '../../venue/kinds.json' with { type: 'json' };
import { NEED_FEATURES } from './needs';

const KINDS = Object.keys(kinds);
const ANY = null;

const FUNCTION_WORDS = [
  'adult',
  'after-count',
  'after-distance',
  'after-negation',
  'along-road',
  'article',
  'before-amenity',
  'before-count',
  'before-distance',
  'change',
  'joining',
  'negation',
  'or',
  'plain-article',
  'plain-in',
  'plain-near',
  'question',
  'within-phrase',
] as const;

const NAME_PARTS = [
  'airport-side',
  'any-town',
  'county-prefix',
  'district-prefix',
  'ending',
  'far-from-town',
  'firm-ending',
  'food-shop',
  'ground',
  'hospital',
  'hospital-in-full',
  'hub-suffix',
  'hub-town',
  'landmark-ending',
  'main-hospital',
  'no-area',
  'own-facilities',
  'river',
  'road-service',
  'sight-of-town',
  'special-hospital',
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
  'view',
  'weather',
] as const;

/** The values that the rows of each label may have. */
export const VALUES = {
  abbreviations: ANY,
  aliases: ANY,
  chains: KINDS,
  diets: [''],
  emoji: ANY,
  features: FEATURES,
  'function-words': FUNCTION_WORDS,
  fillers: [''],
  foods: ANY,
  'house-names': KINDS,
  kinds: KINDS,
  'name-parts': NAME_PARTS,
  needs: Object.keys(NEED_FEATURES),
  numbers: ANY,
  relations: ['having', 'in', 'middle', 'near', 'near-me', 'nearest', 'which', 'you'],
  'sign-words': ANY,
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
