import type { Feature, SearchTag } from '@waymark/contracts-reviews';
import { adultToChange } from './adult-to-change';
import { isChangingPlaces } from './changing-places';
import { FEATURE_PHRASES, KIND_IN_FEATURE } from './feature-vocabulary';
import type { KindMeaning } from '../../venue/kind-meaning';
import { KIND_PHRASES, KINDS } from '../../venue/kind-vocabulary';
import { FILLERS, HAVING } from './spoken-words';
import type { TypedWord } from './typed-words';
import { phrasesOf } from '../lexicon/read-lexicon';

const LONGEST = 5;

export interface FoundFeature {
  features: readonly Feature[];
  words: TypedWord[];
  /** A hashtag: one of its features is enough. */
  tag?: SearchTag;
}

export interface FoundPhrases {
  kind: KindMeaning | null;
  kindWords: TypedWord[];
  features: FoundFeature[];
  /** Kinds that what is looked for should have with it, "hotel with parking": our data tells nothing of that. */
  beside: TypedWord[][];
}

/** Into the water it is no toilet's. */
const HOIST = 'hoist';
const POOL = 'swimming_pool';
const CHANGING_PLACES = 'changing places';
const TOILETS = KINDS.get('public-toilets') ?? null;
const STATIONS = new Set(['railway_station', 'station']);
const OR = phrasesOf('function-words', 'or');

interface FoundKind {
  meaning: KindMeaning;
  from: number;
  words: TypedWord[];
}

/** Finds kinds and features among words that nothing else has claimed; the longest phrase wins. */
export function claimPhrases(words: TypedWord[]): FoundPhrases {
  const kinds: FoundKind[] = [];
  const features: FoundFeature[] = [];
  let toiletWords: TypedWord[] | null = null;
  for (let from = 0; from < words.length;) {
    const tag = words[from]?.tag;
    if (tag) features.push({ features: tag.features, words: words.slice(from, from + 1), tag });
    const changing = adultToChange(words, from);
    const found = changing ? { phrase: CHANGING_PLACES, run: changing } : phraseAt(words, from);
    if (!found) {
      from += 1;
      continue;
    }
    const { phrase, run } = found;
    const featured = FEATURE_PHRASES.get(phrase);
    if (featured) {
      for (const word of run) word.part = 'feature';
      // "Wheelchair accessible", written with a slip: asked for once, by both words.
      const same = features.find((one) => !one.tag && one.features.join() === featured.join());
      if (same) same.words.push(...run);
      else features.push({ features: featured, words: run });
      if (KIND_IN_FEATURE.has(phrase)) toiletWords = same?.words ?? run;
    } else {
      const meaning = KIND_PHRASES.get(phrase);
      if (meaning) kinds.push({ meaning, from, words: run });
    }
    from += run.length;
  }
  const { kind, kindWords, beside } = chooseKind(words, kinds);
  for (const word of kindWords) word.part = 'kind';
  const ofPool = features.findIndex((one) => one.words.length === 1 && one.words[0]?.read === HOIST);
  if (ofPool >= 0 && kind?.kinds.includes(POOL)) beside.push(...features.splice(ofPool, 1).map((one) => one.words));
  if (!kind && toiletWords && !isOfSomething(words, toiletWords))
    return { kind: TOILETS, kindWords: toiletWords, features: features.map(toToilets), beside };
  const isOfTrains = kind?.kinds?.some((one) => STATIONS.has(one)) ?? false;
  const meant = isOfTrains ? features.map(toTrains) : kind === TOILETS ? features.map(toToilets) : features;
  return { kind, kindWords, features: meant, beside };
}

/** "Wetherspoons with a disabled toilet" asks for the pub that has one. */
function isOfSomething(words: readonly TypedWord[], [first]: readonly TypedWord[]): boolean {
  const before = words.slice(0, first ? words.indexOf(first) : 0);
  const having = before.findLastIndex(({ typed }) => HAVING.has(typed));
  return (
    having > 0 &&
    before.slice(having + 1).every(({ typed }) => FILLERS.has(typed)) &&
    before.slice(0, having).some(({ part, typed }) => part === null && !FILLERS.has(typed))
  );
}

/** Who asks for a step-free station wants to get on a train: an entrance without steps is not enough. */
function toTrains(found: FoundFeature): FoundFeature {
  if (found.tag || !found.features.includes('StepFreeAccess')) return found;
  return { ...found, features: ['StepFreeToTrains'] };
}

/** Of most public toilets for wheelchairs the lists say only that: they are accessible toilets. */
function toToilets(found: FoundFeature): FoundFeature {
  if (found.tag || isChangingPlaces(found) || !found.features.includes('AccessibleToilets')) return found;
  return { ...found, features: ['AccessibleToilets', 'WheelchairAccess'] };
}

function phraseAt(words: TypedWord[], from: number): { phrase: string; run: TypedWord[] } | null {
  for (let count = Math.min(LONGEST, words.length - from); count >= 1; count -= 1) {
    const run = words.slice(from, from + count);
    if (run.some(({ part }) => part !== null)) continue;
    const phrase = run.map(({ read }) => read).join(' ');
    if (FEATURE_PHRASES.has(phrase) || KIND_PHRASES.has(phrase)) return { phrase, run };
  }
  return null;
}

/** "Station hotel" is a hotel, "pub or cafe" either of them, and "hotel with parking" a hotel. */
function chooseKind(words: TypedWord[], kinds: FoundKind[]): Pick<FoundPhrases, 'kind' | 'kindWords' | 'beside'> {
  const [first, ...rest] = kinds;
  if (!first) return { kind: null, kindWords: [], beside: [] };
  let chosen = first;
  let isWith = false;
  const beside: TypedWord[][] = [];
  for (const next of rest) {
    const between = words.slice(chosen.from + chosen.words.length, next.from);
    isWith ||= between.some(({ read }) => read === 'with');
    // "Surgery in St Ives gp": said twice.
    if (next.meaning === chosen.meaning) chosen = together(chosen, next);
    else if (isWith || isParkingAlone(next)) beside.push(next.words);
    else if (between.length === 1 && OR.has(between[0]?.read ?? '')) chosen = eitherOf(chosen, between, next);
    else if (between.length === 0 && chosen === first) chosen = isRoomFor(chosen, next) ? together(chosen, next) : next;
  }
  for (const word of beside.flat()) word.part = 'filler';
  return { kind: chosen.meaning, kindWords: chosen.words, beside };
}

/** A "fish and chips restaurant" is of the first kind. */
const isRoomFor = ({ meaning }: FoundKind, next: FoundKind): boolean =>
  meaning.nameWords !== undefined &&
  next.meaning.nameWords === undefined &&
  next.meaning.kinds.every((kind) => meaning.kinds.includes(kind)) &&
  next.meaning.kinds.length > 0;
const together = (a: FoundKind, b: FoundKind): FoundKind => ({ ...a, words: [...a.words, ...b.words] });

/** "Hospital parking", "St James Park Newcastle parking" is what somebody wants at a hospital; "hospital car park" is a car park. */
const isParkingAlone = ({ words }: FoundKind): boolean => words.length === 1 && words[0]?.read === 'parking';

function eitherOf(a: FoundKind, between: TypedWord[], b: FoundKind): FoundKind {
  const label = `${a.meaning.label} or ${b.meaning.label.toLowerCase()}`;
  const meaning = { label, kinds: [...a.meaning.kinds, ...b.meaning.kinds] };
  return { meaning, from: a.from, words: [...a.words, ...between, ...b.words] };
}
