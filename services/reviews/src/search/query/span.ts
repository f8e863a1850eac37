import type { Feature, SearchTag } from '@waymark/contracts-reviews';
import type { KindMeaning } from '../../venue/kind-meaning';

/**
 * What some words of a query can be. `filler` and `soft` have no meaning; a soft word can also begin a name ("Best
 * Western").
 */
export const LABELS = [
  'kind',
  'feature',
  'chain',
  'food',
  'unlisted',
  'unheld',
  /** A property before a kind that our data does not cover: "cosy pub". */
  'adjective',
  /** Part of a hospital or airport that no list contains: "eye clinic". */
  'department',
  'filler',
  'soft',
  'in',
  'near',
  'having',
  /** Means "near" if the query contains no other such word: "nearest bank to York". */
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

/** Words with a proposed meaning. Recognisers only propose; `best-covers` chooses. */
export interface Span<Value = unknown> {
  from: number;
  /** The index of the first token after it. */
  to: number;
  label: Label;
  value: Value;
  /** How likely this meaning is, regardless of the context; 1 if nothing contradicts it. */
  score: number;
  /** The corrected words, if they were typed differently. */
  read?: string;
}

export interface FeatureValue {
  /** Features of the wish; one of them is enough. */
  features: readonly Feature[];
  tag?: SearchTag;
  /** The wish itself names the kind of place: "disabled toilet". */
  isToilet: boolean;
  /** With a hoist and a changing bench. */
  isChanging: boolean;
  /**
   * The words are more specific than the feature, as in "roll-in shower", so the response shows how they were
   * interpreted.
   */
  isMore?: boolean;
}

/** OpenStreetMap's kinds of station. */
export const STATIONS: readonly string[] = ['railway_station', 'station'];
/** Facilities of a venue that are also places of their own. */
export const FITTINGS: ReadonlySet<string> = new Set(['toilets', 'parking']);

/** A place by its name. "York station" also matches a station called York. */
export interface SpotValue {
  name: string;
  bare: string;
  kinds: readonly string[];
  /** Alternative names. */
  also?: readonly string[];
}

export type KindValue = KindMeaning & {
  /** After another kind, a facility that such a venue should have: "hotel parking". */
  isFitting?: boolean;
  /** True if the words are more specific than any source: "autism school". */
  isUnlisted?: true;
};
