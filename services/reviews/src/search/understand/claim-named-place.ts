import type { PlaceAsked } from './claim-place';
import { relationBefore, type Relation } from './relation-before';
import { KIND_PHRASES } from '../../venue/kind-vocabulary';
import { FEATURE_PHRASES } from './feature-vocabulary';
import { AFTER_PLACE, FILLERS } from './spoken-words';
import type { TypedWord } from './typed-words';
import { claimed, textRead } from './word-runs';
import { phrasesOf } from '../lexicon/read-lexicon';

/** What stands after "near" or "in" when no town is called so. */
export function claimNamedPlace(words: TypedWord[], only: Relation | null = null): PlaceAsked | null {
  for (let at = words.length - 1; at > 0; at -= 1) {
    const before = relationBefore(words, at);
    if (!before.relation || (only && before.relation !== only) || words[at]?.part !== null) continue;
    let end = at;
    while (end < words.length && words[end]?.part === null && !(end > at && isAfterPlace(words, end))) end += 1;
    const run = words.slice(at, end);
    const article = run[0] && ARTICLES.has(run[0].typed) ? run[0].typed : '';
    let named = article ? run.slice(1) : run;
    while (named.length > 0 && FILLERS.has(named.at(-1)?.typed ?? '')) named = named.slice(0, -1);
    // "A show at a theatre" is at no place that is called so.
    const isAny = article === 'a' && KIND_PHRASES.has(textRead(named));
    if (named.length === 0 || isAny) continue;
    return {
      by: 'name',
      relation: before.relation,
      name: textRead(named),
      article,
      words: claimed([...before.words, ...run]),
    };
  }
  return null;
}

const ARTICLES = phrasesOf('function-words', 'article');
const LONGEST_FEATURE = 4;

/** "Near Swindon station level access": what is to be there, and no part of the name. One word alone may be: a quiet lane. */
function isAfterPlace(words: readonly TypedWord[], at: number): boolean {
  if (AFTER_PLACE.has(words[at]?.typed ?? '')) return true;
  for (let count = LONGEST_FEATURE; count > 1; count -= 1)
    if (at + count <= words.length && FEATURE_PHRASES.has(textRead(words.slice(at, at + count)))) return true;
  return false;
}
