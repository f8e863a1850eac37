import { KINDS } from '../../venue/kind-vocabulary';
import type { Parse } from '../query/parse';
import { wordsOf, type Token } from '../query/tokenise';
import { fold } from '../../text/fold';
import type { Candidate } from '../search-port';
import type { SearchSession } from '../search-session';
import { calledSo, preferring } from './order-answer';
import { isOnlyDiet, isChain, kindOfName } from '../query/kind-of-name';
import { isBorne } from './name-match';
import { targetFound, targetQueries, type Wanted, type Answered, type ArbiterContext } from './search-targets';
import type { Target } from './target';
import type { Where } from './where';
import { mallOf } from './locate';

const MALL = 'mall';
const SHOPS = KINDS.get('shops') ?? null;

/**
 * If nothing matches, returns the variant with hits that drops the least of the query. All variants are sent together.
 */
export async function variants(winner: Answered, wanted: Wanted, context: ArbiterContext): Promise<Answered> {
  const { session } = context;
  if (winner.isName || winner.parse.itself || (winner.parse.place && !winner.target.where)) return winner;
  const { kind, where, wishes } = winner.target;
  const mall =
    where && kind?.kinds.includes(MALL) ? await mallOf(where, wordsOf(winner.parse.kindTokens), context) : null;
  const shops: Variant[] = mall
    ? [{ parse: { ...winner.parse, place: null }, target: { kind: SHOPS, wishes, where: mall, name: '' } }]
    : [];
  const others = [...shops, ...lessThan(winner)];
  const queries = others.map(({ target }) => targetQueries(target, wanted));
  const lists = await session.find(queries.flat());
  for (const [index, { parse, target, of }] of others.entries()) {
    const found = targetFound(target, wanted, lists.splice(0, queries[index]?.length ?? 0));
    const hits = of ? found.hits.filter((hit) => isCalledOf(of, target.name, hit)) : found.hits;
    if (hits.length > 0 && (target.name === '' || isBorne(target.name, hits, 'names')))
      return { ...winner, parse, target, found: hits === found.hits ? found : { ...found, hits, total: hits.length } };
  }
  // No place there has this name, so the words are left out.
  const last = others.at(-1);
  return last && kind && last.target.name === '' && winner.target.name !== ''
    ? { ...winner, parse: last.parse, target: last.target }
    : winner;
}

/** With this many venues, those with the dish in their name are a choice; fewer are not all that serve it. */
const ENOUGH = 10;
export const isTooFew = ({ parse, target, found }: Answered): boolean =>
  isOnlyDiet(target) && found.hits.length < ENOUGH && (parse.place === null || target.where !== null);

/** Returns all venues of the kind, after those with the dish or a word of its cuisine in their name. */
export async function withoutDish(winner: Answered, wanted: Wanted, session: SearchSession): Promise<Answered> {
  const { parse, target, found: named } = winner;
  const bare = { ...target, name: '' };
  const kitchen = calledSo(target, '');
  const queries = [bare, ...(kitchen ? [kitchen] : [])].map((one) => targetQueries(one, wanted));
  const lists = await session.find(queries.flat());
  const found = targetFound(bare, wanted, lists.splice(0, queries[0]?.length ?? 0));
  const cooked = kitchen ? [targetFound(kitchen, wanted, lists)] : [];
  const hits = wanted.choices.sort === 'best' ? preferring([...cooked, named], found, target.where) : found.hits;
  const leftOut = [...parse.leftOut, parse.nameTokens];
  return {
    ...winner,
    parse: { ...parse, leftOut },
    target: bare,
    found: { ...found, hits, total: Math.max(found.total, hits.length) },
  };
}

interface Variant {
  parse: Parse;
  target: Target;
  /** Accepts only venues with this town in their name, or with exactly the searched name. */
  of?: string;
}

/**
 * Returns whether a venue's name contains town and words: "town hall Rochdale" matches Rochdale Town Hall, not a café
 * near it.
 */
const isCalledOf = (town: string, words: string, { names }: Candidate): boolean =>
  names.some((name) => name === words || [`${town} ${words}`, `${words} ${town}`].some((one) => name.includes(one)));

/**
 * Returns parts of the query with at least half of its words. A single word counts only within a place, because
 * worldwide it matches anything.
 */
function partsOf(words: readonly Token[], where: Where | null): (readonly Token[])[] {
  const parts: (readonly Token[])[] = [];
  for (let count = words.length - 1; count >= Math.max(where ? 1 : 2, Math.ceil(words.length / 2)); count -= 1)
    parts.push(words.slice(0, count), words.slice(-count));
  return parts;
}

function lessThan({ parse, target }: Answered): Variant[] {
  const { kind, name, where } = target;
  const { kindTokens, nameTokens, leftOut, unlisted } = parse;
  const found: Variant[] = [];
  const kindWord = kindTokens.map(({ word }) => word).join(' ');
  if (kind && name && where) {
    // Searches without the kind, whose word may be part of the name; the source may also use another kind.
    const called = { ...parse, kind: null, nameTokens: [...nameTokens, ...kindTokens] };
    const bare = { ...parse, kind: null, leftOut: [...leftOut, kindTokens] };
    found.push({ parse: called, target: { ...target, kind: null, name: `${name} ${kindWord}` } });
    found.push({ parse: bare, target: { ...target, kind: null, name } });
  }
  if (kind?.otherwise && where && !name)
    found.push({ parse, target: { ...target, kind: { ...kind, ...kind.otherwise } } });
  // Accepts another kind if the name matches: a source may list "town hall Rochdale" under a different kind.
  if (kind && !name && where && kindTokens.length > 1)
    found.push({
      parse: { ...parse, kind: null, kindTokens: [], nameTokens: kindTokens },
      target: { ...target, kind: null, name: kindWord },
      of: fold(where.place.label),
    });
  const isMore = kind !== null || parse.wishes.length > 0;
  if (name && isMore && !kind && unlisted === null && !isChain(name))
    for (const part of partsOf(nameTokens, where)) {
      const gone = nameTokens.filter((token) => !part.includes(token));
      const own = { ...parse, name: wordsOf(part), nameTokens: part, leftOut: [...leftOut, gone] };
      found.push({ parse: own, target: { ...target, name: own.name } });
    }
  if (name && isMore && where && unlisted === null && !kindOfName(name))
    found.push({
      parse: { ...parse, name: '', nameTokens: [], leftOut: [...leftOut, nameTokens] },
      target: { ...target, name: '' },
    });
  return found;
}
