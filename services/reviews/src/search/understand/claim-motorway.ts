import type { TypedWord } from './typed-words';
import { phrasesOf } from '../lexicon/read-lexicon';

const MOTORWAY = /^(?:m\d{1,3}|a\d{1,4}m?)$/;
const BEFORE = phrasesOf('function-words', 'along-road');
const OF_ROADS = phrasesOf('name-parts', 'road-service');

/** "Off the M6 near Stafford", "M5 services": no source tells what lies at a road, and M5 is a postcode of Salford as well. */
export function claimMotorway(words: TypedWord[]): TypedWord[][] {
  const isOfRoads = words.some(({ typed }) => OF_ROADS.has(typed));
  const at = words.findIndex(
    ({ typed, part }, index) =>
      part === null && MOTORWAY.test(typed) && (isOfRoads || BEFORE.has(words[index - 1]?.typed ?? '')),
  );
  const road = words[at];
  if (!road) return [];
  const before = words.slice(Math.max(0, at - 2), at).filter(({ typed }) => BEFORE.has(typed) || typed === 'on');
  for (const word of [...before, road]) word.part = 'filler';
  return [[road]];
}
