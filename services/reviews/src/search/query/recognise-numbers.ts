import { patternOf, phrasesOf, valuesOf } from '../lexicon/read-lexicon';
import type { Gazetteer } from '../gazetteer/gazetteer';
import type { Postcode } from '../gazetteer/postcode-districts';
import type { Span } from './span';
import { wordsOf, type Token } from './tokenise';

const FULL = /^([a-z]{1,2}\d[a-z\d]?) ?(\d)([a-z]{2})$/;
const SECTOR = /^([a-z]{1,2}\d[a-z\d]?) (\d)$/;
const OUTCODE = /^[a-z]{1,2}\d[a-z\d]?$/;

export interface PostcodeValue {
  code: string;
  /** Null for an unknown postcode; the response says so. */
  known: Postcode | null;
}

export function recognisePostcodes(tokens: readonly Token[], gazetteer: Gazetteer): Span<PostcodeValue>[] {
  return tokens.flatMap((_, from) =>
    [1, 2, 3].flatMap((count) => {
      const run = tokens.slice(from, from + count);
      const value = run.length === count ? readPostcode(wordsOf(run), gazetteer) : null;
      return value ? [{ from, to: from + count, label: 'postcode' as const, value, score: 1 }] : [];
    }),
  );
}

function readPostcode(words: string, gazetteer: Gazetteer): PostcodeValue | null {
  const full = FULL.exec(words) ?? FULL.exec(words.replaceAll(' ', ''));
  if (full) {
    const [outcode = '', sector = '', unit = ''] = full.slice(1).map((part) => part.toUpperCase());
    return { code: `${outcode} ${sector}${unit}`, known: gazetteer.postcode(`${outcode} ${sector}`) };
  }
  const sector = SECTOR.exec(words);
  if (sector) {
    const code = `${(sector[1] ?? '').toUpperCase()} ${sector[2] ?? ''}`;
    const known = gazetteer.postcode(code);
    return known || gazetteer.postcode(code.split(' ')[0] ?? '') ? { code, known } : null;
  }
  const known = OUTCODE.test(words) ? gazetteer.postcode(words.toUpperCase()) : null;
  return known && { code: known.code, known };
}

export interface DistanceValue {
  metres: number;
  /** The text shown to the user: "3 miles". */
  label: string;
  /** Measured from the person's own position. */
  isFromYou: boolean;
}

interface Unit {
  metres: number;
  one: string;
  more: string;
}
/** Distances of units. Minutes count only as walking time; nobody knows the distance by wheelchair or bus. */
const UNITS: Readonly<Record<string, Unit>> = {
  mile: { metres: 1_609.344, one: 'mile', more: 'miles' },
  km: { metres: 1_000, one: 'km', more: 'km' },
  metre: { metres: 1, one: 'metre', more: 'metres' },
  minute: { metres: 80, one: '', more: '' },
};
const ARTICLES = phrasesOf('function-words', 'article');
const UNIT_OF = valuesOf('units');
const NUMBERS = new Map([...valuesOf('numbers')].map(([word, number]) => [word, Number(number)]));
const BEFORE = phrasesOf('function-words', 'before-distance');
const BEHIND = phrasesOf('function-words', 'after-distance');
const YOU = phrasesOf('relations', 'of-you');
/** Limits for a distance: within less, nothing is near anything, and beyond the upper one "near" makes no sense. */
const METRES = { least: 200, most: 100_000 };

/** Recognises "Within 3 miles of". Requires such words around the distance: Ten Mile Inn is the name of a house. */
export function recogniseDistances(tokens: readonly Token[]): Span<DistanceValue>[] {
  return tokens.flatMap((_, at) => {
    const found = distanceAt(tokens, at);
    if (!found) return [];
    let [from, to] = [at, found.to];
    while (BEFORE.has(tokens[from - 1]?.word ?? '')) from -= 1;
    while (BEHIND.has(tokens[to]?.word ?? '')) to += 1;
    if (from === at && to === found.to) return [];
    const isYou = (count: number) => to + count <= tokens.length && YOU.has(wordsOf(tokens.slice(to, to + count)));
    const you = [3, 2, 1].find(isYou) ?? 0;
    const value = { ...found.said, isFromYou: you > 0 };
    return [{ from, to: to + you, label: 'distance' as const, value, score: you > 0 ? 1.2 : 1 }];
  });
}

function distanceAt(tokens: readonly Token[], at: number): { said: DistanceValue; to: number } | null {
  const word = (index: number): string => tokens[index]?.word ?? '';
  const joined = /^(\d{1,5})([a-z]+)$/.exec(word(at));
  if (joined) return measured(Number(joined[1]), joined[2] ?? '', at + 1);
  const first = /^\d{1,5}$/.test(word(at)) ? Number(word(at)) : NUMBERS.get(word(at));
  if (first === undefined) return null;
  // "1.5" normalises to two tokens of one word.
  if (tokens[at + 1]?.source === tokens[at]?.source && /^\d$/.test(word(at + 1)))
    return measured(first + Number(word(at + 1)) / 10, word(at + 2), at + 3);
  const unitAt = ARTICLES.has(word(at + 1)) ? at + 2 : at + 1;
  return measured(first, word(unitAt), unitAt + 1);
}

function measured(count: number, word: string, to: number): { said: DistanceValue; to: number } | null {
  const unit = UNITS[UNIT_OF.get(word) ?? ''];
  const metres = unit ? Math.round(count * unit.metres) : 0;
  if (!unit || metres < METRES.least || metres > METRES.most) return null;
  const label = unit.more ? `${count} ${count <= 1 ? unit.one : unit.more}` : `${metres} metres`;
  return { said: { metres, label: count === 0.5 && unit.more ? `half a ${unit.one}` : label, isFromYou: false }, to };
}

const COUNTS = [...NUMBERS].filter(([word, number]) => Number.isInteger(number) && !ARTICLES.has(word));
const COUNT = `(?:\\d{1,4}|${COUNTS.map(([word]) => word).join('|')})`;
const BEFORE_COUNT = patternOf('function-words', 'before-count');
const AFTER_COUNT = patternOf('function-words', 'after-count');
const ALONG = patternOf('function-words', 'along-road');
/** Matches phrases such as "off the M6"; no source says what lies along a road. */
const ROAD = `(?:(?:on|${ALONG}) )?${ALONG} (?:m\\d{1,3}|a\\d{1,4}m?)`;
const UNHELD = new RegExp(
  `^(?:${ROAD}|${COUNT} stars?|${BEFORE_COUNT} ${COUNT}|(?:${BEFORE_COUNT} )?${COUNT} ${AFTER_COUNT})$`,
);

const OF_ROADS = phrasesOf('name-parts', 'road-service');
const ROAD_ALONE = /^(?:m\d{1,3}|a\d{1,4}m?)$/;

/** Recognises roads in phrases such as "M5 services", because M5 is also a postcode district of Salford. */
export function recogniseRoads(tokens: readonly Token[]): Span<string>[] {
  if (!tokens.some(({ word }) => OF_ROADS.has(word))) return [];
  return tokens.flatMap(({ word }, from) =>
    ROAD_ALONE.test(word) ? [{ from, to: from + 1, label: 'unheld' as const, value: word, score: 2 }] : [],
  );
}

/** Recognises stars, prices and group sizes, "3 star", "under £100", "for 4 people", which our data cannot answer. */
export function recogniseCounts(tokens: readonly Token[]): Span<string>[] {
  return tokens.flatMap((_, from) =>
    [2, 3].flatMap((count) => {
      const words = wordsOf(tokens.slice(from, from + count));
      return UNHELD.test(words) && words.split(' ').length === count
        ? [{ from, to: from + count, label: 'unheld' as const, value: words, score: 1 }]
        : [];
    }),
  );
}
