import { KIND_PHRASES } from '../kind-phrases';
import type { PlaceAsked } from './claim-place';
import { FEATURE_PHRASES } from './feature-vocabulary';
import { isAtHome, type PlaceBook } from './place-book';
import { FILLERS, IN_WORDS, NEAR_WORDS } from './spoken-words';
import type { TypedWord } from './typed-words';
import { claimed, isFree, textRead } from './word-runs';

const STOPS = new Set(['railway_station', 'station', 'bus_station', 'airport']);
const LONGEST = 3;

/** "Greggs Leeds station", "coffee York station": behind what is looked for, a town and its station say where. */
export function claimStation(words: TypedWord[], book: PlaceBook): PlaceAsked | null {
  for (let count = Math.min(LONGEST, words.length - 2); count >= 1; count -= 1) {
    const kindAt = words.length - count;
    const meaning = KIND_PHRASES.get(textRead(words.slice(kindAt)));
    if (!meaning?.kinds.some((kind) => STOPS.has(kind))) continue;
    for (let at = Math.max(1, kindAt - LONGEST); at < kindAt; at += 1) {
      const run = words.slice(at);
      const [town] = book.named(textRead(words.slice(at, kindAt)));
      if (!isFree(words) || !town || !isAtHome(town) || !isLookedFor(words.slice(0, at), book)) continue;
      return { by: 'name', relation: 'near', name: textRead(run), words: claimed(run) };
    }
  }
  return null;
}

/** "Newcastle central station": where a town's only large station is called like the town, "central" says nothing. Takes it out. */
export function dropCentral(words: TypedWord[], book: PlaceBook): void {
  const at = words.findIndex(({ typed }, index) => typed === 'central' && words[index + 1]?.typed === 'station');
  const town = words[at - 1];
  const [known] = town ? book.named(town.read) : [];
  if (town && known && isAtHome(known) && !book.isStop(`${town.read} central`)) words.splice(at, 1);
}

/** Not when it is another part of the name ("London King's Cross station") or only asks about the station ("has Leeds station"). */
function isLookedFor(before: readonly TypedWord[], book: PlaceBook): boolean {
  const said = before.filter(({ typed }) => !FILLERS.has(typed));
  const last = before.at(-1)?.typed ?? '';
  return (
    said.length > 0 &&
    !IN_WORDS.has(last) &&
    !NEAR_WORDS.has(last) &&
    !FEATURE_PHRASES.has(textRead(before)) &&
    !FEATURE_PHRASES.has(textRead(said)) &&
    !book.isWord(said.at(-1)?.read ?? '')
  );
}
