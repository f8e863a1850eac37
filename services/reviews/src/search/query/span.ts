import type { Feature, SearchTag } from '@waymark/contracts-reviews';
import type { KindMeaning } from '../../venue/kind-meaning';

/** What some of a question's words may be. `filler` and `soft` say nothing; a soft one also begins names ("Best Western"). */
export const LABELS = [
  'kind',
  'feature',
  'chain',
  'food',
  'unlisted',
  'unheld',
  /** Before a kind, what our data tells nothing of: "cosy pub". */
  'adjective',
  /** Of a hospital or an airport, what no list knows: "eye clinic". */
  'department',
  'filler',
  'soft',
  'in',
  'near',
  'having',
  /** Means "near" where the question says nothing else of that: "nearest bank to York". */
  'nearest',
  'middle',
  'you',
  'postcode',
  'town',
  'landmark',
  'street',
  'mall',
  'spot',
  'name',
  'distance',
] as const;
export type Label = (typeof LABELS)[number];

/** Words that a recogniser takes for something. Recognisers only propose; `best-covers` chooses. */
export interface Span<Value = unknown> {
  from: number;
  /** The first token behind it. */
  to: number;
  label: Label;
  value: Value;
  /** How likely the words are this, whatever stands around them: 1 where nothing speaks against it. */
  score: number;
  /** As the words are read, where they were typed otherwise. */
  read?: string;
}

export interface FeatureValue {
  /** One of them is enough. */
  features: readonly Feature[];
  tag?: SearchTag;
  /** In the same breath it names the kind of place that is looked for: "disabled toilet". */
  isToilet: boolean;
  /** With hoist and bench. */
  isChanging: boolean;
  /** The words say more than the feature, as "roll-in shower" does: the answer says how they were read. */
  isMore?: boolean;
}

/** OpenStreetMap's kinds of them. */
export const STATIONS: readonly string[] = ['railway_station', 'station'];
/** What a place has, and what stands alone as well. */
export const FITTINGS: ReadonlySet<string> = new Set(['toilets', 'parking']);

/** A place by its name: "York station" is a station called York, too. */
export interface SpotValue {
  name: string;
  bare: string;
  kinds: readonly string[];
  /** What it is called as well. */
  also?: readonly string[];
}

export type KindValue = KindMeaning & {
  /** Behind another kind, what a place of that kind should have: "hotel parking". */
  isFitting?: boolean;
  /** Said more exactly than any source has it: "autism school". */
  isUnlisted?: true;
};
