import type { EndpointInput } from '@waymark/contracts-core';
import { SEARCH_PAGE, type Understood, type understoodSearch } from '@waymark/contracts-reviews';
import { fold } from '../../text/fold';
import { britainFirst } from '../home-country';
import { parseQuestion, type Parse, type Parsed } from '../query/parse';
import type { PlaceSaid } from '../query/read-place';
import { rankHits } from '../rank-hits';
import { planSearch } from '../search-plan';
import type { Candidate, CandidateQuery } from '../search-port';
import type { SearchSession } from '../search-session';
import type { PlaceBook } from '../understand/place-book';
import { bearing } from '../understood-search/name-match';
import { samplesLast } from '../understood-search/order-hits';
import type { PlaceContext } from '../understood-search/place-finder';
import { NOTHING, targetFound, targetQueries, type FoundTarget, type Wanted } from '../understood-search/search-targets';
import type { Target } from '../understood-search/target';
import { aroundYou, type Where } from '../understood-search/where';
import { evidence } from './evidence';
import { explain, explainName } from './explain';
import { locate, locating } from './locate';
import { nearestOf } from './nearest';
import { orderAnswer } from './order-answer';
import { variants } from './variants';

type Query = EndpointInput<typeof understoodSearch>['query'];
export type Found = FoundTarget & { understood: Understood; target: Target; nearest: Candidate[] };

/** A parse and what the engine has for it. */
export interface Answered {
  parse: Parse;
  target: Target;
  found: FoundTarget;
  /** Nothing but a name was understood. */
  isName: boolean;
  score: number;
}

const LITERAL = 40;
const ABROAD = 20;

/** One question on its way to an answer: the best few parses are asked of the engine together, and evidence decides. */
export class Arbiter {
  private readonly home: string | null;
  private readonly parsed: Parsed;
  private readonly wanted: Wanted;
  private readonly context: PlaceContext;

  constructor(
    private readonly query: Query,
    homeBook: PlaceBook,
    private readonly session: SearchSession,
  ) {
    this.home = britainFirst(query);
    const book = this.home ? homeBook : homeBook.worldwide;
    this.parsed = withPlace(parseQuestion(query.q, book), query.where?.trim() ?? '', book);
    this.wanted = { choices: query, home: this.home, count: query.page * SEARCH_PAGE };
    this.context = { book, home: this.home, at: query.at ?? null, session };
  }

  async run(): Promise<Found> {
    const { parsed, query } = this;
    const [best] = parsed.parses;
    if (!best || this.isNothing(best)) {
      const understood = explainName(best ?? { asked: parsed.asked, unlisted: null }, parsed.whole);
      return { ...NOTHING, understood, target: { kind: null, wishes: [], where: null, name: '' }, nearest: [] };
    }
    const answered = await this.askAll(parsed.parses);
    let [winner] = answered.sort((a, b) => b.score - a.score) as [Answered, ...Answered[]];
    if (winner.found.hits.length === 0 && query.where === undefined) winner = await variants(winner, this.wanted, this.session);
    return this.finish(winner);
  }

  private isNothing({ kind, wishes, name, place }: Parse): boolean {
    const { q, category, kind: only, at } = this.query;
    return !kind && wishes.length === 0 && !name && !place && !category && !only && (!at || q.trim() !== '');
  }

  private async askAll(parses: readonly Parse[]): Promise<Answered[]> {
    const { session, wanted, context } = this;
    const literal = parses.some((parse) => this.isName(parse)) ? this.literalQueries() : [];
    session.ahead([...literal, ...parses.flatMap(({ place }) => locating(place, context))]);
    const wheres = await Promise.all(parses.map((parse) => this.whereOf(parse)));
    const targets = parses.map(({ kind, wishes, name }, at): Target => ({ kind, wishes, where: wheres[at] ?? null, name }));
    const asked = targets.map((target, at) => {
      const parse = parses[at] as Parse;
      return this.isName(parse) || isUnknown(parse, target.where) ? [] : targetQueries(target, wanted);
    });
    const lists = await session.find([...literal, ...asked.flat()]);
    const named = lists.splice(0, literal.length).flatMap(({ hits }) => hits);
    return parses.map((parse, at) => {
      const target = targets[at] as Target;
      const isName = this.isName(parse);
      const own = lists.splice(0, asked[at]?.length ?? 0);
      const found = isName ? this.byName(parse.name, named) : own.length > 0 ? targetFound(target, wanted, own) : NOTHING;
      return { parse, target, found, isName, score: parse.score + evidence(parse, target.where, target.name, found.hits) };
    });
  }

  private isName({ kind, wishes, place, name, nameTokens }: Parse): boolean {
    return !kind && wishes.length === 0 && !place && name !== '' && nameTokens.length > 0 && !this.query.where;
  }

  /** Somebody who gives their position and no place means the places round about. */
  private async whereOf({ place, distance, name }: Parse): Promise<Where | null> {
    if (place) return locate(place, distance, this.context);
    return this.query.at && !name ? aroundYou(this.query.at) : null;
  }

  /** "Heathrow" is the airport, though a hundred stations, hotels and cafés begin with it. */
  private literalQueries(): CandidateQuery[] {
    const { category, kind, minRating } = this.query;
    const query = { text: this.parsed.whole, only: { category, kind, minRating } };
    const known = { ...query, sort: 'importance' as const, limit: this.home ? ABROAD : LITERAL };
    return this.home ? [{ ...query, countryCode: this.home, limit: LITERAL }, known] : [known];
  }

  private byName(name: string, named: readonly Candidate[]): FoundTarget {
    const plan = { ...planSearch(name), place: null };
    const hits = samplesLast(rankHits(bearing(name, named, 'anywhere'), { plan, homeCountry: this.home, near: null }));
    const kinds: Record<string, number> = {};
    for (const { kind } of hits) if (kind) kinds[kind] = (kinds[kind] ?? 0) + 1;
    return { hits, total: hits.length, kinds, groups: null };
  }

  private async finish(winner: Answered): Promise<Found> {
    const { parse, target, found, isName } = winner;
    const { place } = parse;
    const unknown = isUnknown(parse, target.where) && place ? ('code' in place ? place.code : 'name' in place ? place.name : null) : null;
    const hits = isName ? found.hits : await orderAnswer(winner, this.wanted, this.context);
    const understood = isName ? explainName(parse, this.parsed.whole) : explain(parse, target, unknown, place?.tokens ?? []);
    const nearest = await nearestOf(winner, hits, this.parsed.whole, this.context);
    return { ...found, hits, total: found.total + hits.length - found.hits.length, understood, target, nearest };
  }
}

const isUnknown = ({ place }: Parse, where: Where | null): boolean => place !== null && place.by !== 'you' && where === null;

/** The place of a box of its own instead of what the question says. */
function withPlace(parsed: Parsed, where: string, book: PlaceBook): Parsed {
  if (!where) return parsed;
  const [said] = parseQuestion(where, book).parses;
  const name: PlaceSaid = { by: 'name', relation: 'in', isSaid: true, as: 'spot', name: fold(where), article: '', within: [], tokens: [] };
  const place = said?.place ? { ...said.place, tokens: [] } : name;
  return { ...parsed, parses: parsed.parses.map((parse) => ({ ...parse, place })) };
}
