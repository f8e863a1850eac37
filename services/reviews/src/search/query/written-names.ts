import { patternOf, phrasesOf, readLexicon, valuesOf } from '../lexicon/read-lexicon';

const ENDINGS_OF_STREETS = readLexicon('streets');
/** Short for in addresses -> how they are written out there. */
const WRITTEN_OUT: ReadonlyMap<string, string> = new Map(
  ENDINGS_OF_STREETS.map(({ phrase, value }) => [phrase, value]),
);
const STREETS: ReadonlySet<string> = new Set(WRITTEN_OUT.values());
/** Of those, the ones that end the name of a street most often where nothing says that it is one. */
const PLAIN_STREETS: ReadonlySet<string> = new Set(
  ENDINGS_OF_STREETS.filter(({ weight }) => weight === 1).map(({ value }) => value),
);

/** "Oxford st" -> "oxford street", as addresses have it. */
export function writtenOut(name: string): string {
  const words = name.split(' ');
  const last = words.pop() ?? '';
  return [...words, (words.length > 0 && WRITTEN_OUT.get(last)) || last].join(' ');
}

/** "Oxford Street", "Kings Rd": a name that only a street has. */
export const isStreet = (name: string): boolean =>
  name.includes(' ') && STREETS.has(writtenOut(name).split(' ').at(-1) ?? '');

const SPOT = new RegExp(`^.+ ${patternOf('name-parts', 'spot-ending')}$`);

/** "Trafford Centre", "Borough Market": many shops and stalls under one name, which stands in their addresses. */
export const isSpot = (name: string): boolean => SPOT.test(name);

/** What a word that ends the name of a street is written out; null of any other. */
export function plainStreet(word: string): string | null {
  const out = WRITTEN_OUT.get(word) ?? word;
  return PLAIN_STREETS.has(out) ? out : null;
}

/** Of towns too, the first in Somerset, and the ends of a thousand addresses and landmarks: alone they say no place. */
export const ENDINGS = phrasesOf('name-parts', 'ending');

/** What people say -> how signs have it. */
const ON_SIGNS: ReadonlyMap<string, string> = new Map([...valuesOf('aliases'), ...valuesOf('abbreviations')]);
const LONGEST = 3;

/** "tescos" is on no sign. */
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

/** Words are folded here: "york station" -> "York Station". */
export const titled = (words: string): string =>
  words.replace(/(^| )(\p{L})/gu, (_, space: string, letter: string) => space + letter.toUpperCase());
