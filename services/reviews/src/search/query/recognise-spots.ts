import { KIND_PHRASES } from '../../venue/kind-vocabulary';
import { isAtHome, type Gazetteer } from './gazetteer';
import { patternOf, phrasesOf } from '../lexicon/read-lexicon';
import type { SpotSaid } from './said';
import type { Label, Span } from './span';
import { wordsOf, type Token } from './tokenise';
import type { Match } from './trie';
import { plainStreet } from './street-words';

const STATIONS = ['railway_station', 'station'];
/** Kinds of which each has a name, and that lie where many go. */
const LANDMARKS = new Set([
  'railway_station',
  'station',
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
const SIGHTS = phrasesOf('name-parts', 'sight-of-town');
const MALLS = phrasesOf('name-parts', 'spot-ending');
/** Stations are called so, and streets everywhere. */
const ANYWHERE = new Set(['high street', 'market street', 'church street', 'town centre', 'city centre']);
const LONGEST = { name: 7, spot: 4, naming: 3, stop: 4 };
const SMALL = new Set<Label>(['filler', 'in', 'near', 'having', 'you']);

/** What each token is part of in the lexicon. */
export function labelsIn(matches: readonly (readonly Match[])[]): Label[][] {
  const labels: Label[][] = matches.map(() => []);
  for (const [from, some] of matches.entries())
    for (const { to, entry } of some) for (let at = from; at < to; at += 1) labels[at]?.push(entry.label);
  return labels;
}

/** Places that the engine has to find: stations, landmarks by their kind, streets, and any words behind "near". */
export function recogniseSpots(
  tokens: readonly Token[],
  labels: readonly (readonly Label[])[],
  gazetteer: Gazetteer,
): Span<SpotSaid>[] {
  const isSmall = (at: number) => labels[at]?.some((label) => SMALL.has(label)) ?? true;
  const isTown = (name: string) => gazetteer.named(name).some(isAtHome);
  const isKind = (at: number) => labels[at]?.includes('kind') ?? false;
  const spans: Span<SpotSaid>[] = [];
  const add = (from: number, to: number, label: Label, score: number, more: Partial<SpotSaid> = {}) => {
    const name = wordsOf(tokens.slice(from, to));
    spans.push({ from, to, label, value: { name, bare: name, kinds: [], ...more }, score });
  };
  for (let from = 0; from < tokens.length; from += 1) {
    for (let count = 1; count <= LONGEST.stop && from + count <= tokens.length; count += 1) {
      const name = wordsOf(tokens.slice(from, from + count));
      if (!gazetteer.isStop(name) || ANYWHERE.has(name)) continue;
      // The Royal Victoria Infirmary is not at Royal Victoria, where trains stop in London.
      const isLonger = isLandmarkAt(tokens, from + count);
      if (count > 1) add(from, from + count, 'landmark', isTown(name) || isLonger ? 0.55 : 1.1, { kinds: STATIONS });
      else if (labels[from]?.length === 0 && !isTown(name)) add(from, from + 1, 'landmark', 0.35, { kinds: STATIONS });
    }
    // A town has one: "cathedral café Salisbury".
    if (SIGHTS.has(tokens[from]?.word ?? '')) add(from, from + 1, 'landmark', 0.5);
    for (const [end, kind] of kindsFrom(tokens, from)) {
      if (!kind.some((one) => LANDMARKS.has(one))) continue;
      for (let begin = from - 1; begin >= Math.max(0, from - LONGEST.naming); begin -= 1) {
        if (isSmall(begin) && tokens[begin]?.word !== 'and') break;
        const naming = labels.slice(begin, from);
        if (isSmall(begin) || !naming.some((some) => some.every((label) => label === 'chain'))) continue;
        if (gazetteer.named(wordsOf(tokens.slice(begin, end))).length > 0) continue;
        const likelihood = (0.55 + 0.4 * share(naming)) * (isLandmarkAt(tokens, end) ? 0.4 : 1);
        add(begin, end, 'landmark', likelihood, { ...named(wordsOf(tokens.slice(begin, from)), kind), kinds: kind });
      }
      const of = tokens[end]?.word === 'of' ? end + 1 : 0;
      for (let count = 1; of && count <= 3 && of + count <= tokens.length; count += 1)
        if (gazetteer.named(wordsOf(tokens.slice(of, of + count))).length > 0) add(from, of + count, 'landmark', 1);
    }
    if (
      tokens[from + 1]?.word === 'of' &&
      labels[from]?.length === 0 &&
      gazetteer.named(tokens[from + 2]?.word ?? '').length > 0
    )
      add(from, from + 3, 'landmark', 0.8);
    for (let to = from + 2; to <= Math.min(tokens.length, from + 3); to += 1) {
      const last = tokens[to - 1]?.word ?? '';
      const naming = Array.from({ length: to - from - 1 }, (_, index) => from + index);
      if (naming.some((at) => isSmall(at))) continue;
      const street = plainStreet(last);
      const name = wordsOf(tokens.slice(from, to - 1));
      if (street)
        add(from, to, 'street', last === 'st' && to < tokens.length ? 0.7 : 0.9, { name: `${name} ${street}` });
      if (MALLS.has(last) && !isKind(from)) add(from, to, 'mall', 0.9);
    }
    if (isSmall(from)) continue;
    for (let to = from + 1; to <= Math.min(tokens.length, from + LONGEST.spot); to += 1)
      if (!isSmall(to - 1) && !isTown(wordsOf(tokens.slice(from, to))))
        add(from, to, 'spot', share(labels.slice(from, to)));
  }
  return spans;
}

/** In full names of hospitals, and seldom on their signs. */
const IN_FULL = new RegExp(` ${patternOf('name-parts', 'hospital-in-full')}\\b`, 'g');

function named(naming: string, kinds: readonly string[]): Pick<SpotSaid, 'bare' | 'also'> {
  if (!kinds.includes('hospital')) return { bare: naming };
  const bare = naming.replace(IN_FULL, '');
  return { bare, also: [`${bare} hospital`, `${bare} infirmary`] };
}

const isLandmarkAt = (tokens: readonly Token[], at: number): boolean =>
  kindsFrom(tokens, at).some(([, kinds]) => kinds.some((one) => LANDMARKS.has(one)));

/** Kinds that begin at a token, and where each ends. */
const kindsFrom = (tokens: readonly Token[], from: number): [end: number, kinds: readonly string[]][] =>
  [1, 2, 3].flatMap((count) => {
    const meaning = KIND_PHRASES.get(wordsOf(tokens.slice(from, from + count)));
    return meaning && from + count <= tokens.length
      ? [[from + count, meaning.kinds] as [number, readonly string[]]]
      : [];
  });

const ALL_KNOWN = -1.2;

/** Less for words that mean something else: nobody calls a place by those alone. */
function share(labels: readonly (readonly Label[])[]): number {
  if (labels.every((some) => some.includes('kind') || some.includes('feature'))) return ALL_KNOWN;
  return labels.reduce((sum, some) => sum + (some.length === 0 ? 1 : 0.4), 0) / Math.max(1, labels.length);
}

/** Any words may be a name. */
export function recogniseNames(tokens: readonly Token[], labels: readonly (readonly Label[])[]): Span<string>[] {
  const isEnd = (at: number) => !labels[at]?.some((label) => SMALL.has(label));
  return tokens.flatMap((_, from) => {
    const spans: Span<string>[] = [];
    for (let to = from + 1; to <= Math.min(tokens.length, from + LONGEST.name); to += 1) {
      const isWhole = from === 0 && to === tokens.length;
      if (!isWhole && !(isEnd(from) && isEnd(to - 1))) continue;
      spans.push({
        from,
        to,
        label: 'name',
        value: wordsOf(tokens.slice(from, to)),
        score: isWhole ? Math.max(0, share(labels.slice(from, to))) : share(labels.slice(from, to)),
      });
    }
    return spans;
  });
}
