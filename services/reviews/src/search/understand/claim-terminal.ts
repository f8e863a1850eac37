import type { PlaceBook } from './place-book';
import type { TypedWord } from './typed-words';
import { phrasesOf } from '../lexicon/read-lexicon';

const SHORT = /^t([1-5])$/;
const NUMBER = /^[1-5]$/;
const SIDES = phrasesOf('name-parts', 'airport-side');

/**
 * "Heathrow T5", "Manchester airport terminal 2", "Gatwick north terminal": behind an airport. Where trains stop at it, it is read as
 * that station's name; of the others our data tells nothing, so that they are taken out, to be said.
 */
export function claimTerminal(words: TypedWord[], book: PlaceBook): TypedWord[][] {
  for (let at = 1; at < words.length; at += 1) {
    const found = terminalAt(words, at);
    const airport = words[at - 1]?.typed ?? '';
    if (!found || !isAirport(airport, book)) continue;
    const { run, name } = found;
    const town = airport === 'airport' ? words[at - 2]?.typed : airport;
    if (book.isStop(`${town ?? ''} ${name}`)) {
      const [first, ...rest] = run;
      // As if it had been typed so: the station that is called so is asked about.
      if (first && rest.length === 0) first.typed = first.read = name;
      continue;
    }
    for (const word of run) word.part = 'filler';
    return [run];
  }
  return [];
}

function terminalAt(words: readonly TypedWord[], at: number): { run: TypedWord[]; name: string } | null {
  const [word, next] = [words[at], words[at + 1]];
  if (!word || word.part !== null) return null;
  const short = SHORT.exec(word.typed)?.[1];
  if (short) return { run: [word], name: `terminal ${short}` };
  const isNumbered = word.typed === 'terminal' && NUMBER.test(next?.typed ?? '');
  const isSided = SIDES.has(word.typed) && next?.typed === 'terminal';
  return next && (isNumbered || isSided) ? { run: [word, next], name: `${word.typed} ${next.typed}` } : null;
}

const isAirport = (word: string, book: PlaceBook): boolean =>
  word === 'airport' || book.isStop(`${word} airport`) || book.isStop(`${word} terminal 5`);
