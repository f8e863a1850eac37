import { KIND_PHRASES } from '../kind-phrases';
import { patternOf, phrasesOf } from '../lexicon/read-lexicon';
import { isAtHome, type Gazetteer } from '../gazetteer/gazetteer';
import { isSmall, OR, share, type Labels } from './recognise-words';
import { STATIONS, type SpotValue, type Span } from './span';
import { wordsOf, type Token } from './tokenise';

/** Kinds with individual names that many people know. */
const LANDMARKS = new Set([
  ...STATIONS,
  'bus_station',
  'airport',
  'hospital',
  'university',
  'stadium',
  'castle',
  'park',
  'cathedral',
  'museum',
  'theatre',
  'zoo',
  'arena',
  'mall',
  'townhall',
]);
/** Station names that are also street names in many towns. */
const ANYWHERE = phrasesOf('name-parts', 'any-town');
const OF = phrasesOf('function-words', 'of');
/** Kinds of sights of which a town usually has one: "cathedral café Salisbury". */
const SIGHTS = phrasesOf('name-parts', 'sight-of-town');
/** Maximum tokens in a station's name, in the words before a kind, in a town after "of", and in a kind. */
const LONGEST = { stop: 4, naming: 3, town: 3, kind: 3 };
const SCORE = { stop: 1.1, stopOfTown: 0.55, shortStop: 0.35, sight: 0.5, ofTown: 1, unknownOfTown: 0.8 };

const landmark = (tokens: readonly Token[], from: number, to: number, score: number, more: Partial<SpotValue> = {}) => {
  const name = wordsOf(tokens.slice(from, to));
  const value: SpotValue = { name, bare: name, kinds: [], ...more };
  return { from, to, label: 'landmark' as const, value, score };
};

/** Recognises railway stations. */
export function recogniseStops(tokens: readonly Token[], labels: Labels, gazetteer: Gazetteer): Span<SpotValue>[] {
  const spans: Span<SpotValue>[] = [];
  for (let from = 0; from < tokens.length; from += 1)
    for (let to = from + 1; to <= Math.min(tokens.length, from + LONGEST.stop); to += 1) {
      const name = wordsOf(tokens.slice(from, to));
      if (!gazetteer.isStop(name) || ANYWHERE.has(name)) continue;
      const isTown = gazetteer.named(name).some(isAtHome);
      if (to === from + 1 && (isTown || labels[from]?.length !== 0)) continue;
      // Skips stations whose name belongs to a longer one: the Royal Victoria Infirmary is not at Royal Victoria, a
      // station in London.
      const long = isTown || isLandmarkAt(tokens, to) ? SCORE.stopOfTown : SCORE.stop;
      spans.push(landmark(tokens, from, to, to > from + 1 ? long : SCORE.shortStop, { kinds: STATIONS }));
    }
  return spans;
}

/** "York station", "university of York": recognises a name with a kind of place. */
export function recogniseLandmarks(tokens: readonly Token[], labels: Labels, gazetteer: Gazetteer): Span<SpotValue>[] {
  const spans: Span<SpotValue>[] = [];
  for (const [at, { word }] of tokens.entries()) {
    if (SIGHTS.has(word) && !isLandmarkAt(tokens, at + 1)) spans.push(landmark(tokens, at, at + 1, SCORE.sight));
    if (labels[at]?.length === 0) spans.push(...ofTown(tokens, at, at + 1, SCORE.unknownOfTown, gazetteer));
    for (const [end, kinds] of kindsFrom(tokens, at)) {
      if (!kinds.some((one) => LANDMARKS.has(one))) continue;
      spans.push(...ofTown(tokens, at, end, SCORE.ofTown, gazetteer));
      for (const from of namings(tokens, labels, at)) {
        spans.push(...ofTown(tokens, from, end, SCORE.ofTown, gazetteer));
        if (gazetteer.named(wordsOf(tokens.slice(from, end))).length > 0) continue;
        const score = (0.55 + 0.4 * share(labels.slice(from, at))) * (isLandmarkAt(tokens, end) ? 0.4 : 1);
        spans.push(landmark(tokens, from, end, score, named(wordsOf(tokens.slice(from, at)), kinds)));
      }
    }
  }
  return spans;
}

/** Returns where a name before a kind may begin. */
function namings(tokens: readonly Token[], labels: Labels, at: number): number[] {
  const found: number[] = [];
  for (let from = at - 1; from >= Math.max(0, at - LONGEST.naming); from -= 1) {
    if (isSmall(labels[from]) && !OR.has(tokens[from]?.word ?? '')) break;
    const isName = labels.slice(from, at).some((some) => some.every((label) => label === 'chain'));
    if (isName && !isSmall(labels[from])) found.push(from);
  }
  return found;
}

/** Recognises "Tower of London". */
function ofTown(
  tokens: readonly Token[],
  from: number,
  to: number,
  score: number,
  gazetteer: Gazetteer,
): Span<SpotValue>[] {
  if (!OF.has(tokens[to]?.word ?? '')) return [];
  return Array.from({ length: LONGEST.town }, (_, count) => to + 2 + count)
    .filter((end) => end <= tokens.length && gazetteer.named(wordsOf(tokens.slice(to + 1, end))).length > 0)
    .map((end) => landmark(tokens, from, end, score));
}

/** Words in full names of hospitals that are rarely on their signs. */
const IN_FULL = new RegExp(` ${patternOf('name-parts', 'hospital-in-full')}\\b`, 'g');

function named(naming: string, kinds: readonly string[]): Partial<SpotValue> {
  if (kinds.includes('university')) return { bare: naming, kinds, also: [`university of ${naming}`] };
  if (!kinds.includes('hospital')) return { bare: naming, kinds };
  const bare = naming.replace(IN_FULL, '');
  return { bare, kinds, also: [`${bare} hospital`, `${bare} infirmary`] };
}

const isLandmarkAt = (tokens: readonly Token[], at: number): boolean =>
  kindsFrom(tokens, at).some(([, kinds]) => kinds.some((one) => LANDMARKS.has(one)));

/** Returns the kinds that begin at a token, with the end of each. */
const kindsFrom = (tokens: readonly Token[], from: number): [end: number, kinds: readonly string[]][] =>
  Array.from({ length: LONGEST.kind }, (_, count) => from + count + 1).flatMap((end) => {
    const meaning = end <= tokens.length ? KIND_PHRASES.get(wordsOf(tokens.slice(from, end))) : undefined;
    return meaning ? [[end, meaning.kinds] as [number, readonly string[]]] : [];
  });
