import type { Feature, SearchTag } from '@waymark/contracts-reviews';
import { FEATURE_PHRASES, KIND_IN_FEATURE } from './feature-vocabulary';
import { KIND_PHRASES, type KindMeaning } from '../../venue/kind-vocabulary';
import type { TypedWord } from './typed-words';

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
}

const TOILETS = KIND_PHRASES.get('toilets') ?? null;
const STATIONS = new Set(['railway_station', 'station']);
const OR = new Set(['or', 'and', 'oder', 'ou']);

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
    const found = phraseAt(words, from);
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
  const { kind, kindWords } = chooseKind(words, kinds);
  for (const word of kindWords) word.part = 'kind';
  if (!kind && toiletWords) return { kind: TOILETS, kindWords: toiletWords, features };
  const isOfTrains = kind?.kinds?.some((one) => STATIONS.has(one)) ?? false;
  return { kind, kindWords, features: isOfTrains ? features.map(toTrains) : features };
}

/** Who asks for a step-free station wants to get on a train: an entrance without steps is not enough. */
function toTrains(found: FoundFeature): FoundFeature {
  if (found.tag || !found.features.includes('StepFreeAccess')) return found;
  return { ...found, features: ['StepFreeToTrains'] };
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
function chooseKind(words: TypedWord[], kinds: FoundKind[]): Pick<FoundPhrases, 'kind' | 'kindWords'> {
  const [first, second] = kinds;
  if (!first) return { kind: null, kindWords: [] };
  if (!second) return { kind: first.meaning, kindWords: first.words };
  const between = words.slice(first.from + first.words.length, second.from);
  if (between.length === 1 && OR.has(between[0]?.read ?? '')) {
    const [a, b] = [first.meaning, second.meaning];
    const both = { label: `${a.label} or ${b.label.toLowerCase()}`, kinds: [...a.kinds, ...b.kinds] };
    return { kind: both, kindWords: [...first.words, ...between, ...second.words] };
  }
  const isBeside = between.length === 0;
  const last = isBeside ? second : first;
  if (!isBeside && between.some(({ read }) => read === 'with')) for (const word of second.words) word.part = 'filler';
  return { kind: last.meaning, kindWords: last.words };
}
