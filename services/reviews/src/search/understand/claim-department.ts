import { phrasesOf } from '../lexicon/read-lexicon';
import { phraseLength } from './claim-position';
import { IN_WORDS } from './spoken-words';
import type { TypedWord } from './typed-words';

const DEPARTMENTS = phrasesOf('unsupported', 'hospital-department');
const HOSPITALS = phrasesOf('name-parts', 'hospital');

/** "Eye clinic Leicester Royal Infirmary": lists know hospitals, and not what is in them; it is taken out, to be said. Eye is a town, too. */
export function claimDepartment(words: TypedWord[]): TypedWord[][] {
  if (!words.some(({ typed }) => HOSPITALS.has(typed))) return [];
  for (let at = 0; at < words.length; at += 1) {
    const count = phraseLength(words, at, DEPARTMENTS);
    if (count === 0) continue;
    const run = words.slice(at, at + count);
    const next = words[at + count];
    const isOf = next && (IN_WORDS.has(next.typed) || next.typed === 'of');
    for (const word of isOf ? [...run, next] : run) word.part = 'filler';
    return [run];
  }
  return [];
}
