import { FOOD_WORDS } from './food-words';
import { isChain } from './kind-of-name';
import { spoken } from './spoken-name';
import { FILLERS, IN_WORDS, NEAR_WORDS, SOFT_FILLERS } from './spoken-words';
import type { TypedWord } from './typed-words';

const isRelation = ({ typed, isNear }: TypedWord): boolean => isNear ?? (IN_WORDS.has(typed) || NEAR_WORDS.has(typed));

/** "Best pub" is a pub, "Best Western" a name: such words stay before a word of a name. */
export function dropFillers(words: TypedWord[]): void {
  for (let at = words.length - 1; at >= 0; at -= 1) {
    const word = words[at];
    if (!word || word.part !== null) continue;
    const isBeforeName = words[at + 1]?.part === null;
    // "My mum in a wheelchair": what it stood before is no name.
    if (isRelation(word) && words.slice(at + 1).every(({ part }) => part !== null)) word.part = 'filler';
    // "M and S".
    if (
      word.typed === 'and' &&
      isBeforeName &&
      words[at - 1]?.part === null &&
      !FILLERS.has(words[at - 1]?.typed ?? '')
    )
      continue;
    // "Big Tesco" and "good Indian", but "Best Western".
    const next = words[at + 1]?.read ?? '';
    const isOfName = isBeforeName && SOFT_FILLERS.has(word.typed) && !isChain(spoken(next)) && !FOOD_WORDS.has(next);
    if ((FILLERS.has(word.typed) || FILLERS.has(word.read)) && !isOfName) word.part = 'filler';
  }
}
