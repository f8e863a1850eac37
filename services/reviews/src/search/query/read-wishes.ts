import type { Feature } from '@waymark/contracts-reviews';
import { KINDS } from '../../venue/kind-vocabulary';
import type { KindMeaning } from '../../venue/kind-meaning';
import type { Wish } from '../search-port';
import { STATIONS, type FeatureValue, type Span } from './span';
import type { Token } from './tokenise';

export interface ParsedWish extends FeatureValue {
  tokens: Token[];
}

const MOST = 4;
const TOILETS = KINDS.get('public-toilets') as KindMeaning;
const OWN_HOIST = new Set(['swimming_pool', 'hotel', 'guest_house']);

/**
 * Features that mean something else for certain kinds: at a step-free station, people can board a train without a
 * step.
 */
const OF_KINDS: readonly [kinds: readonly string[] | 'all', feature: Feature, meant: readonly Feature[]][] = [
  [STATIONS, 'StepFreeAccess', ['StepFreeToTrains']],
  // For most accessible public toilets, the lists state only wheelchair access.
  [['toilets'], 'AccessibleToilets', ['AccessibleToilets', 'WheelchairAccess']],
  // For most venues, the lists state only wheelchair access, which implies that there are no steps.
  ['all', 'StepFreeAccess', ['StepFreeAccess', 'WheelchairAccess']],
];

export interface WishesRead {
  said: ParsedWish[];
  wishes: Wish[];
  /** The kind that the wish itself names: "disabled toilet". */
  kind: KindMeaning | null;
  kindTokens: readonly Token[];
  leftOut: Token[][];
}

/** `isOfSomething`: "Wetherspoons with a disabled toilet" means the pub, not the toilet. */
export function readWishes(
  spans: readonly Span[],
  tokens: readonly Token[],
  kind: KindMeaning | null,
  isOfSomething: (span: Span) => boolean,
): WishesRead {
  const said: ParsedWish[] = [];
  const leftOut: Token[][] = [];
  let toilet: ParsedWish | null = null;
  for (const span of spans.filter(({ label }) => label === 'feature')) {
    const value = span.value as FeatureValue;
    const own = tokens.slice(span.from, span.to);
    const same = said.find((one) => !one.tag && !value.tag && one.features.join() === value.features.join());
    // A hoist at a pool or in a hotel is for the pool or the bed, not in a toilet.
    if (value.isChanging && !value.isToilet && kind?.kinds.some((one) => OWN_HOIST.has(one))) leftOut.push([...own]);
    else if (same) same.tokens.push(...own);
    else said.push({ ...value, tokens: [...own] });
    if (value.isToilet && !kind && !isOfSomething(span)) toilet = same ?? said.at(-1) ?? null;
  }
  const meant = kind ?? (toilet ? TOILETS : null);
  const read = said.map((one) => ({ ...one, features: ofKind(one, meant) }));
  const wishes = read.map(({ features, tag }) => ({
    features,
    phrases: features.length === 0 ? (tag?.words ?? []) : [],
  }));
  return {
    said: read,
    wishes: [...new Map(wishes.map((wish) => [JSON.stringify(wish), wish])).values()].slice(0, MOST),
    kind: kind ? null : meant,
    kindTokens: toilet?.tokens ?? [],
    leftOut,
  };
}

function ofKind({ features, tag, isChanging }: FeatureValue, kind: KindMeaning | null): readonly Feature[] {
  if (tag || isChanging) return features;
  const rule = OF_KINDS.find(([kinds, feature]) =>
    kinds === 'all'
      ? features.join() === feature
      : features.includes(feature) && kind?.kinds.some((one) => kinds.includes(one)),
  );
  return rule ? rule[2] : features;
}
