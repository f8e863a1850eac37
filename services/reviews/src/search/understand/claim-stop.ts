import { KIND_PHRASES } from '../../venue/kind-vocabulary';
import type { PlaceAsked } from './claim-place';
import { KIND_IN_FEATURE } from './feature-vocabulary';
import { FOOD_WORDS } from './food-words';
import { isAtHome, type PlaceBook } from './place-book';
import { relationBefore } from './relation-before';
import type { TypedWord } from './typed-words';
import { claimed, isFree, textRead } from './word-runs';
import { phrasesOf } from '../lexicon/read-lexicon';

const LONGEST = 4;
/** Stations are called so, and streets everywhere. */
const ANYWHERE = phrasesOf('name-parts', 'any-town');

/** "Coffee Hackney Wick", "burger king Leicester Square": behind what is looked for, a station's name of several words is where. */
export function claimStop(words: TypedWord[], book: PlaceBook): PlaceAsked | null {
  for (let count = Math.min(LONGEST, words.length - 1); count >= 2; count -= 1) {
    const at = words.length - count;
    const run = words.slice(at);
    const name = textRead(run);
    if (!isFree(run) || !book.isStop(name) || ANYWHERE.has(name) || book.named(name).length > 0) continue;
    const before = relationBefore(words, at);
    if (at - before.words.length === 0) continue;
    return { by: 'name', relation: 'near', name, words: claimed([...before.words, ...run]) };
  }
  return claimLeadingStop(words, book);
}

/** "London Bridge restaurants": before nothing but the word for what is looked for. */
function claimLeadingStop(words: TypedWord[], book: PlaceBook): PlaceAsked | null {
  for (let count = Math.min(LONGEST, words.length - 1); count >= 2; count -= 1) {
    const [run, rest] = [words.slice(0, count), words.slice(count)];
    // "London Heathrow Terminal 5" is called without London.
    const [town] = book.named(run[0]?.read ?? '');
    const isLed = town && isAtHome(town) && !book.isStop(textRead(run)) && count > 2;
    const name = textRead(isLed ? run.slice(1) : run);
    if (!isFree(words) || !book.isStop(name) || ANYWHERE.has(name) || (!isLed && book.named(name).length > 0)) continue;
    const said = textRead(rest);
    const kind = KIND_PHRASES.get(said);
    // "Gatwick airport changing places" asks for the airport's.
    const isNearIt = KIND_IN_FEATURE.has(said) ? !name.endsWith(' airport') : FOOD_WORDS.has(said);
    if (isNearIt) return { by: 'name', relation: 'near', name, words: claimed(run) };
    if (!kind || KIND_IN_FEATURE.has(said) || kind.kinds.some((one) => OF_ITS_NAME.has(one))) continue;
    return { by: 'name', relation: 'near', name, words: claimed(run) };
  }
  return null;
}

/** The Royal Victoria Infirmary is not near Royal Victoria, where trains stop in London. */
const OF_ITS_NAME = new Set(['railway_station', 'station', 'tram_stop', 'bus_station', 'hospital', 'university']);
