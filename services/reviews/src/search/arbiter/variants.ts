import type { Parse } from '../query/parse';
import type { SearchSession } from '../search-session';
import { isBorne } from '../understood-search/name-match';
import { targetFound, targetQueries, type Wanted } from '../understood-search/search-targets';
import type { Target } from '../understood-search/target';
import type { Answered } from './arbiter';

/** Where nothing answers, what leaves out the least of the question and has an answer: all are asked in one trip. */
export async function variants(winner: Answered, wanted: Wanted, session: SearchSession): Promise<Answered> {
  if (winner.isName || (winner.parse.place && !winner.target.where)) return winner;
  const others = lessThan(winner);
  const queries = others.map(({ target }) => targetQueries(target, wanted));
  const lists = await session.find(queries.flat());
  for (const [index, { parse, target }] of others.entries()) {
    const found = targetFound(target, wanted, lists.splice(0, queries[index]?.length ?? 0));
    if (found.hits.length > 0 && (target.name === '' || isBorne(target.name, found.hits, 'names')))
      return { ...winner, parse, target, found };
  }
  return winner;
}

interface Variant {
  parse: Parse;
  target: Target;
}

function lessThan({ parse, target }: Answered): Variant[] {
  const { kind, name, where } = target;
  const { kindTokens, nameTokens, leftOut, unlisted } = parse;
  const found: Variant[] = [];
  const kindWord = kindTokens.map(({ word }) => word).join(' ');
  if (kind && name) {
    // The word for the kind may be part of the name, or its list calls the place something else.
    for (const words of [`${name} ${kindWord}`, name])
      found.push({ parse: { ...parse, kind: null }, target: { ...target, kind: null, name: words } });
  }
  if (kind?.otherwise && where && !name) found.push({ parse, target: { ...target, kind: { ...kind, ...kind.otherwise } } });
  const isMore = kind !== null || parse.wishes.length > 0;
  if (name && isMore && where && unlisted === null)
    found.push({ parse: { ...parse, name: '', nameTokens: [], leftOut: [...leftOut, nameTokens] }, target: { ...target, name: '' } });
  return found;
}
