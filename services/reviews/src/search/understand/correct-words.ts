import { editDistance, slipsIn } from '@waymark/service-kit/text/edit-distance';
import { FEATURE_PHRASES } from './feature-vocabulary';
import { KIND_PHRASES, USUAL_NAMES } from '../../venue/kind-vocabulary';
import { readLexicon } from '../lexicon/read-lexicon';
import type { PlaceBook } from './place-book';
import { FILLERS, IN_WORDS, NAMES_AS_SPOKEN, NEAR_WORDS } from './spoken-words';
import type { TypedWord } from './typed-words';

const FOREIGN = new Set(
  (['kinds', 'features', 'needs'] as const).flatMap((label) =>
    readLexicon(label).flatMap(({ phrase, language }) => (language === 'en' ? [] : [phrase])),
  ),
);
/** The likeliest first: of equally many slips the first is meant. */
const phrases = [...USUAL_NAMES, ...KIND_PHRASES.keys(), ...FEATURE_PHRASES.keys()].sort(
  (a, b) => Number(FOREIGN.has(a)) - Number(FOREIGN.has(b)),
);
/** No word of these is ever read as another. */
const KNOWN = new Set(
  [...phrases, ...FILLERS, ...IN_WORDS, ...NEAR_WORDS, ...NAMES_AS_SPOKEN.keys(), ...NAMES_AS_SPOKEN.values()].flatMap(
    (phrase) => phrase.split(' '),
  ),
);
const SHORTEST = 4;
/** Words of longer phrases count when they are long enough to mean only that. */
const SHORTEST_IN_PHRASE = 6;
const TARGETS = [
  ...new Set(
    phrases.flatMap((phrase) => {
      const words = phrase.split(' ');
      return words.filter((word) => word.length >= (words.length === 1 ? SHORTEST : SHORTEST_IN_PHRASE));
    }),
  ),
].filter((word) => /^[a-z]+$/.test(word) && !FILLERS.has(word));
/** Small words too, when they are long: "acess". */
const SMALL = [...FILLERS].filter((word) => word.length >= SHORTEST_IN_PHRASE && /^[a-z]+$/.test(word));

/** The consonants in their order, doubled ones once: "resteraunts" and "restaurants" sound alike however the vowels are spelt. */
const sound = (word: string): string => word.replace(/[aeiouy]/g, '').replace(/(.)\1+/g, '$1');
/** Shorter ones sound like too many others. */
const SHORTEST_SOUND = 5;
const BY_SOUND = new Map([...TARGETS].reverse().map((target) => [target[0] + sound(target), target] as const));
const soundsLike = (word: string): string | undefined =>
  sound(word).length >= SHORTEST_SOUND ? BY_SOUND.get((word[0] ?? '') + sound(word)) : undefined;

/** Reads misspelt words for kinds and features as what they resemble; a word that is known, or a place's, stays. */
export function correctWords(words: TypedWord[], book: PlaceBook): void {
  for (const word of words) {
    const slips = slipsIn(word.typed);
    if (word.part !== null || slips === 0 || KNOWN.has(word.typed) || book.isWord(word.typed)) continue;
    let best = { slips: slips + 1, target: '' };
    for (const target of [...TARGETS, ...SMALL]) {
      // "Merry" is no slip for "ferry", though "otel" is one for "hotel".
      if (target.length === word.typed.length && target.slice(1) === word.typed.slice(1)) continue;
      const distance = editDistance(word.typed, target, slips);
      if (distance < best.slips) best = { slips: distance, target };
    }
    const meant = best.target || soundsLike(word.typed);
    if (meant) word.read = meant;
  }
}
