import { phrasesOf, valuesOf } from '../lexicon/read-lexicon';
import type { TypedWord } from './typed-words';

/** "Within 3 miles of York": how far somebody would go, and the words that say it. */
export interface DistanceSaid {
  metres: number;
  /** As it is said back: "3 miles". */
  label: string;
  words: TypedWord[];
  /** Of where the person is. */
  isFromYou: boolean;
}

interface Unit {
  metres: number;
  one: string;
  more: string;
}

/** Of minutes only those on foot: what a wheelchair or a bus makes of them we do not know. */
const UNITS: Readonly<Record<string, Unit>> = {
  mile: { metres: 1_609.344, one: 'mile', more: 'miles' },
  km: { metres: 1_000, one: 'km', more: 'km' },
  metre: { metres: 1, one: 'metre', more: 'metres' },
  minute: { metres: 80, one: '', more: '' },
};
const UNIT_OF = valuesOf('units');
const NUMBERS = valuesOf('numbers');
const BEFORE = phrasesOf('function-words', 'before-distance');
const BEHIND = phrasesOf('function-words', 'after-distance');
const YOU = phrasesOf('relations', 'you');
const LONGEST_YOU = 3;
/** Nearer than this nothing stands beside anything, and beyond it "near" is no word any more. */
const METRES = { least: 200, most: 100_000 };

/**
 * Takes the words of a distance out of a question. The last of them stays before the place, for the word "near" that it is:
 * "within 3 miles of York" is near York.
 */
export function claimDistance(words: TypedWord[]): DistanceSaid | null {
  for (let at = 0; at < words.length; at += 1) {
    const found = distanceAt(words, at);
    if (!found) continue;
    const isIn = (set: ReadonlySet<string>, index: number) => set.has(words[index]?.typed ?? '');
    let from = at;
    while (from > 0 && isIn(BEFORE, from - 1)) from -= 1;
    let end = found.end;
    while (end < words.length && isIn(BEHIND, end)) end += 1;
    // A house is called Ten Mile Inn.
    if (from === at && end === found.end) continue;
    const run = words.slice(from, end);
    const you = wordsForYou(words.slice(end));
    for (const word of [...run, ...you]) word.part = 'filler';
    const last = run.at(-1);
    if (last && you.length === 0 && end < words.length) {
      last.part = null;
      last.isNear = true;
    }
    return { metres: found.metres, label: found.label, words: [...run, ...you], isFromYou: you.length > 0 };
  }
  return null;
}

function wordsForYou(after: TypedWord[]): TypedWord[] {
  for (let count = LONGEST_YOU; count >= 1; count -= 1) {
    const run = after.slice(0, count);
    if (YOU.has(run.map(({ typed }) => typed).join(' '))) return run;
  }
  return [];
}

interface Measured {
  metres: number;
  label: string;
  end: number;
}

function distanceAt(words: readonly TypedWord[], at: number): Measured | null {
  const typed = (index: number): string => words[index]?.typed ?? '';
  const joined = /^(\d{1,5})([a-z]+)$/.exec(typed(at));
  if (joined) return measured(Number(joined[1]), joined[2] ?? '', at + 1);
  const number = /^\d{1,5}$/.test(typed(at)) ? typed(at) : NUMBERS.get(typed(at));
  if (number === undefined) return null;
  const first = Number(number);
  // "1.5" folds to two words of one token.
  if (words[at + 1]?.token === words[at]?.token && /^\d$/.test(typed(at + 1)))
    return measured(first + Number(typed(at + 1)) / 10, typed(at + 2), at + 3);
  const unitAt = typed(at) === 'half' && typed(at + 1) === 'a' ? at + 2 : at + 1;
  return measured(first, typed(unitAt), unitAt + 1);
}

function measured(count: number, word: string, end: number): Measured | null {
  const unit = UNITS[UNIT_OF.get(word) ?? ''];
  if (!unit) return null;
  const metres = Math.round(count * unit.metres);
  if (metres < METRES.least || metres > METRES.most) return null;
  const label = unit.more ? `${count} ${count <= 1 ? unit.one : unit.more}` : `${metres} metres`;
  return { metres, label: count === 0.5 && unit.more ? `half a ${unit.one}` : label, end };
}
