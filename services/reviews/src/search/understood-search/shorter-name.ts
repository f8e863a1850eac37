import { isChain } from '../understand/kind-of-name';
import { asTyped } from '../understand/typed-words';
import { textRead } from '../understand/word-runs';
import { describe } from './describe-understood';
import type { Found } from './found-by-name';
import { isBorne } from './name-match';
import type { Reading } from './other-readings';
import { targetFound, targetQueries } from './search-targets';
import type { Target } from './target';

/** One word alone stands in too many names, but for a chain's. */
const SHORTEST = 2;

/** "Loch Ness visitor center": nothing is called so, but as far as its first words go. What is left out is told. */
export async function shorterName(target: Target, reading: Reading): Promise<Found | null> {
  const { question, asked, wanted, context, placeWords } = reading;
  const begun = question.nameWords.map((_, index) => question.nameWords.slice(0, index)).reverse();
  const names = begun.filter((words) => words.length >= SHORTEST || (words.length > 0 && isChain(textRead(words))));
  const targets = names.map((nameWords) => ({ ...target, kind: null, name: textRead(nameWords) }));
  // In one trip; one after another they take too long.
  context.session.ahead(targets.flatMap((named) => targetQueries(named, wanted)));
  for (const [index, named] of targets.entries()) {
    const nameWords = names[index] ?? [];
    const found = targetFound(named, wanted, await context.session.find(targetQueries(named, wanted)));
    // A butcher De La Warr is no pavilion.
    const isShop = !isChain(named.name) && found.hits.every(({ category }) => category === 'shop');
    if (isShop || !isBorne(named.name, found.hits, 'names')) continue;
    const leftOut = [...question.nameWords.slice(nameWords.length), ...question.kindWords];
    const described = { question: { ...question, kind: null, kindWords: [], nameWords }, target: named, asked };
    const understood = describe({ ...described, placeWords, unknownPlace: null });
    const ignored = [...(understood.ignored ?? []), asTyped(question.asked, leftOut)];
    return { ...found, understood: { ...understood, ignored }, target: named, nearest: [] };
  }
  return null;
}
