import { phrasesOf } from '../lexicon/read-lexicon';
import { isAtHome, type Gazetteer } from '../gazetteer/gazetteer';
import { isSmall, share, type Labels } from './recognise-words';
import type { SpotValue, Label, Span } from './span';
import { plainStreet } from './written-names';
import { wordsOf, type Token } from './tokenise';

const MALLS = phrasesOf('name-parts', 'spot-ending');
const SAINT = phrasesOf('name-parts', 'st');
/** Tokens. */
const LONGEST = { name: 7, spot: 4, naming: 2 };
const SHORTEST_SPOT = 3;
const SCORE = { street: 0.9, saint: 0.7, mall: 0.9 };

const spot = (label: Label, from: number, to: number, name: string, score: number): Span<SpotValue> => ({
  from,
  to,
  label,
  value: { name, bare: name, kinds: [] },
  score,
});

/** Recognises "Oxford st" and "Trafford Centre": one or two words and an ending. */
export function recogniseStreets(tokens: readonly Token[], labels: Labels): Span<SpotValue>[] {
  const spans: Span<SpotValue>[] = [];
  for (const [at, { word }] of tokens.entries()) {
    const street = plainStreet(word);
    const isMall = MALLS.has(word);
    if (!street && !isMall) continue;
    for (let from = at - 1; from >= Math.max(0, at - LONGEST.naming) && !isSmall(labels[from]); from -= 1) {
      const naming = wordsOf(tokens.slice(from, at));
      // "St" before a name means saint.
      const isSaint = SAINT.has(word) && at + 1 < tokens.length;
      if (street) spans.push(spot('street', from, at + 1, `${naming} ${street}`, isSaint ? SCORE.saint : SCORE.street));
      if (isMall && !labels[from]?.includes('kind'))
        spans.push(spot('mall', from, at + 1, `${naming} ${word}`, SCORE.mall));
    }
  }
  return spans;
}

/** Recognises words as a place that the search engine must find. Any words may be one. */
export function recogniseSpots(tokens: readonly Token[], labels: Labels, gazetteer: Gazetteer): Span<SpotValue>[] {
  return runs(tokens, labels, LONGEST.spot).flatMap(([from, to]) => {
    const name = wordsOf(tokens.slice(from, to));
    const isTown = gazetteer.named(name).some(isAtHome);
    return isTown || name.length < SHORTEST_SPOT ? [] : [spot('spot', from, to, name, share(labels.slice(from, to)))];
  });
}

/** Recognises words as a name. Any words may be one, and so may the whole query, whatever it begins and ends with. */
export function recogniseNames(tokens: readonly Token[], labels: Labels): Span<string>[] {
  const name = ([from, to]: readonly [number, number], score: number): Span<string> => ({
    from,
    to,
    label: 'name',
    value: wordsOf(tokens.slice(from, to)),
    score,
  });
  const isWhole = ([from, to]: readonly [number, number]) => from === 0 && to === tokens.length;
  const parts = runs(tokens, labels, LONGEST.name).filter((run) => !isWhole(run));
  const whole =
    tokens.length > 0 && tokens.length <= LONGEST.name ? [name([0, tokens.length], Math.max(0, share(labels)))] : [];
  return [...parts.map((run) => name(run, share(labels.slice(...run)))), ...whole];
}

/** Returns runs of up to `longest` tokens that neither begin nor end with a small word. */
function runs(tokens: readonly Token[], labels: Labels, longest: number): (readonly [from: number, to: number])[] {
  const found: (readonly [number, number])[] = [];
  for (let from = 0; from < tokens.length; from += 1) {
    if (isSmall(labels[from])) continue;
    for (let to = from + 1; to <= Math.min(tokens.length, from + longest); to += 1)
      if (!isSmall(labels[to - 1])) found.push([from, to]);
  }
  return found;
}
