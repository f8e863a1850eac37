import { patternOf, phrasesOf, readLexicon, valuesOf } from '../lexicon/read-lexicon';

const ENDINGS_OF_STREETS = readLexicon('streets');
/** Maps abbreviations in addresses to full words. */
const WRITTEN_OUT: ReadonlyMap<string, string> = new Map(
  ENDINGS_OF_STREETS.map(({ phrase, value }) => [phrase, value]),
);
const STREETS: ReadonlySet<string> = new Set(WRITTEN_OUT.values());
/** Words that most often end a street name without another sign that it is a street. */
const PLAIN_STREETS: ReadonlySet<string> = new Set(
  ENDINGS_OF_STREETS.filter(({ weight }) => weight === 1).map(({ value }) => value),
);

/** Expands "Oxford st" to "oxford street", as in addresses. */
export function writtenOut(name: string): string {
  const words = name.split(' ');
  const last = words.pop() ?? '';
  return [...words, (words.length > 0 && WRITTEN_OUT.get(last)) || last].join(' ');
}

/** Returns whether only streets have such a name: "Oxford Street", "Kings Rd". */
export const isStreet = (name: string): boolean =>
  name.includes(' ') && STREETS.has(writtenOut(name).split(' ').at(-1) ?? '');

const SPOT = new RegExp(`^.+ ${patternOf('name-parts', 'spot-ending')}$`);

/** Returns whether many shops and stalls share such a name in their addresses: "Trafford Centre", "Borough Market". */
export const isSpot = (name: string): boolean => SPOT.test(name);

/** Returns the full form of a word that ends a street name; null for any other word. */
export function plainStreet(word: string): string | null {
  const out = WRITTEN_OUT.get(word) ?? word;
  return PLAIN_STREETS.has(out) ? out : null;
}

/**
 * Words that end addresses and landmarks. Some are also names of towns, as in Somerset, so alone they are not a place.
 */
export const ENDINGS = phrasesOf('name-parts', 'ending');

/** Maps spoken forms to the form on signs. */
const ON_SIGNS: ReadonlyMap<string, string> = new Map([...valuesOf('aliases'), ...valuesOf('abbreviations')]);
const LONGEST = 3;

/** Returns the name in the form on signs; no sign says "tescos". */
export function asOnSigns(name: string): string {
  const words = name.split(' ');
  const said: string[] = [];
  while (words.length > 0) {
    const counts = [LONGEST, 2, 1].filter((count) => count <= words.length);
    const count = counts.find((one) => ON_SIGNS.has(words.slice(0, one).join(' '))) ?? 1;
    const phrase = words.splice(0, count).join(' ');
    said.push(ON_SIGNS.get(phrase) ?? phrase);
  }
  return said.join(' ');
}

/** Returns normalised words as a title: "york station" becomes "York Station". */
export const titled = (words: string): string =>
  words.replace(/(^| )(\p{L})/gu, (_, space: string, letter: string) => space + letter.toUpperCase());
