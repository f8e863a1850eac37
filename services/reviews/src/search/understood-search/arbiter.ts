import type { EndpointInput } from '@waymark/contracts-core';
import { SEARCH_PAGE, type Understood, type understoodSearch } from '@waymark/contracts-reviews';
import { fold } from '../../text/fold';
import { britainFirst } from '../../venue/home-country';
import { asName, isPlain, parseQuestion, type Parse, type Parsed } from '../query/parse';
import { isChain, isOnlyDiet } from '../query/kind-of-name';
import type { ParsedPlace } from '../query/read-place';
import type { SearchSession } from '../search-session';
import type { Gazetteer } from '../gazetteer/gazetteer';
import { metresFrom } from './rank-results';
import {
  NOTHING,
  targetFound,
  targetQueries,
  type FoundTarget,
  type Wanted,
  type Answered,
  type ArbiterContext,
  type Found,
} from './search-targets';
import type { Target } from './target';
import { aroundYou, type Where } from './where';
import { evidence, isItself, mostFor } from './evidence';
import { explain } from './explain';
import { locate, locating } from './locate';
import { isInsideOf } from './name-match';
import { titled } from '../query/written-names';
import { NEAREST, nearestOf } from './nearest';
import { orderAnswer } from './order-answer';
import { underlisted } from './underlisted';
import { isTooFew, variants, withoutDish } from './variants';

import { byName, literal, LITERAL, queriesOf, type Asked } from './ask-parse';

type Query = EndpointInput<typeof understoodSearch>['query'];
/** Answers one query: sends the best few parses to the engine together, and chooses by the evidence in the results. */
export class Arbiter {
  private readonly home: string | null;
  private readonly parsed: Parsed;
  private readonly wanted: Wanted;
  private readonly context: ArbiterContext;

  constructor(
    private readonly query: Query,
    homeBook: Gazetteer,
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
      return { ...NOTHING, understood: explainName(parsed), target: NO_TARGET, nearest: [] };
    }
    const answered = await this.askAll([best], null);
    let winner = bestOf(answered);
    const mayWin = (parse: Parse) => parse.score + mostFor(parse) > winner.score;
    const mayBeOther = ({ place, itself }: Parse) => itself !== null || (place?.by === 'name' && place.as === 'mall');
    const isSure = isPlain(best) && winner.found.hits.length > 0;
    const rivals = parsed.parses.slice(1).filter((parse) => (!isSure || mayBeOther(parse)) && mayWin(parse));
    const whole = this.mayBeName() ? asName(parsed) : null;
    const called = whole && mayWin(whole) ? whole : null;
    if (called || rivals.length > 0) answered.push(...(await this.askAll(rivals, called)));
    winner = bestOf(answered);
    if (winner.found.hits.length === 0 && query.where === undefined && !isTooFew(winner))
      winner = await this.withLess(winner, answered);
    if (isTooFew(winner)) winner = await withoutDish(winner, this.wanted, this.session);
    return this.finish(winner);
  }

  /** If nothing matches, tries the query without some of its words, starting from the parse that covers most of it. */
  private async withLess(winner: Answered, answered: readonly Answered[]): Promise<Answered> {
    const mayBeLess = answered.filter(({ parse, target }) => parse.itself === null && target.where !== null);
    const [fullest] = mayBeLess.sort((a, b) => b.parse.score - a.parse.score);
    const less = fullest && fullest !== winner ? await variants(fullest, this.wanted, this.context) : winner;
    return less.found.hits.length > 0 ? less : variants(winner, this.wanted, this.context);
  }

  private isNothing({ kind, wishes, name, place }: Parse): boolean {
    const { q, category, kind: only, at } = this.query;
    return !kind && wishes.length === 0 && !name && !place && !category && !only && (!at || q.trim() !== '');
  }

  private async askAll(parses: readonly Parse[], whole: Parse | null): Promise<Answered[]> {
    const { session, context } = this;
    const isBest = parses[0] === this.parsed.parses[0];
    const called = whole
      ? [{ text: '', called: whole.name, ...(this.home && { countryCode: this.home }), limit: LITERAL }]
      : [];
    session.ahead(
      parses.flatMap((parse) => [
        ...locating(parse.place, context),
        ...(this.isName(parse) ? literal(parse, this.wanted, isBest) : []),
      ]),
    );
    const wheres = await Promise.all(parses.map((parse) => this.whereOf(parse)));
    const asked = parses.map((parse, at) =>
      queriesOf(parse, wheres[at] ?? null, {
        wanted: this.wanted,
        home: this.home,
        isName: this.isName(parse),
        isBest,
      }),
    );
    const lists = await session.find([...called, ...asked.flatMap(({ queries }) => queries)]);
    const exact = whole && lists.splice(0, 1).map(({ hits }) => this.answered(whole, byName(whole, hits, this.home)));
    const others = parses.map((parse, at) => {
      const { target, queries, found: read } = asked[at] as Asked;
      const found = read(lists.splice(0, queries.length));
      return this.answered(parse, found, target);
    });
    return [...(exact ?? []), ...others];
  }

  private answered(parse: Parse, found: FoundTarget, target: Target = { ...NO_TARGET, name: parse.name }): Answered {
    const score = parse.score + evidence(parse, target.where, target.name, found.hits);
    return { parse, target, found, isName: this.isName(parse), score };
  }

  /**
   * Returns whether to try the whole query as a name. True unless a parse already does; the check costs one index
   * look-up.
   */
  private mayBeName(): boolean {
    const { asked, whole, parses } = this.parsed;
    return (
      whole !== '' &&
      !this.query.where &&
      asked.tokens.length > 1 &&
      !parses.some((parse) => this.isName(parse) && parse.name === whole)
    );
  }

  private isName(parse: Parse): boolean {
    const { kind, wishes, place, name, nameTokens } = parse;
    if (this.query.where || (this.query.at && isAny(parse))) return false;
    return !kind && wishes.length === 0 && !place && name !== '' && nameTokens.length > 0;
  }

  /**
   * Returns the area to search for a parse's place. A position without a place means the surroundings of the person.
   */
  private async whereOf(parse: Parse): Promise<Where | null> {
    const { place, distance } = parse;
    if (place) return locate(place, distance, this.context);
    return this.query.at && isAny(parse) ? aroundYou(this.query.at) : null;
  }

  private async finish(winner: Answered): Promise<Found> {
    const { parse, target, found, isName } = winner;
    const hits = isName ? found.hits : await orderAnswer(winner, this.wanted, this.session);
    const isLandmark = isItself(parse);
    const isOnlyInside = isName && hits.length > 0 && hits.every((hit) => isInsideOf(parse.name, hit));
    const understood =
      (isName && parse.leftOut.length === 0) || (isLandmark && parse.wishes.length === 0)
        ? explainName(this.parsed, parse.unlisted)
        : explain(parse, isLandmark ? { ...target, name: '' } : target);
    if (isLandmark && hits.length === 0) return this.unlisted(winner, understood);
    const [nearest, few] = await Promise.all([
      nearestOf(winner, hits, this.parsed.whole, this.context),
      underlisted(winner, hits, this.wanted, this.context),
    ]);
    const total = found.total + hits.length - found.hits.length;
    return {
      ...found,
      hits,
      total,
      understood: {
        ...understood,
        ...(few && { underlisted: few }),
        ...(isOnlyInside && { unlisted: `“${titled(parse.name)}”` }),
      },
      target,
      nearest,
    };
  }

  /** Handles a landmark that none of our lists contains: says so and returns the venues nearest to it. */
  private async unlisted({ target, found }: Answered, understood: Understood): Promise<Found> {
    const around = { ...target, name: '', wishes: [] };
    const wanted = { ...this.wanted, choices: { ...this.wanted.choices, sort: 'distance' as const } };
    const { hits } = targetFound(around, wanted, await this.session.find(targetQueries(around, wanted)));
    const from = target.where?.place ?? null;
    const nearest = [...hits].sort(
      (one, other) => (metresFrom(from, one) ?? Infinity) - (metresFrom(from, other) ?? Infinity),
    );
    return {
      ...found,
      understood: { ...understood, unlisted: target.where?.place.label ?? '' },
      target,
      nearest: nearest.slice(0, NEAREST),
    };
  }
}

/** True if the nearest match is meant: for a kind, a chain or a dish, but not for one named place. */
const isAny = (parse: Parse): boolean => parse.name === '' || isChain(parse.name) || isOnlyDiet(parse);

const NO_TARGET: Target = { kind: null, wishes: [], where: null, name: '' };
/** Explains a query that is a name as a whole. */
const explainName = (parsed: Parsed, unlisted: string | null = null): Understood =>
  explain({ ...asName(parsed), unlisted }, { ...NO_TARGET, name: parsed.whole });

const bestOf = (answered: readonly Answered[]): Answered =>
  answered.reduce((best, next) => (next.score > best.score ? next : best));

/** Uses the place from the separate field instead of the one in the query. */
function withPlace(parsed: Parsed, where: string, book: Gazetteer): Parsed {
  if (!where) return parsed;
  const [said] = parseQuestion(where, book).parses;
  const name: ParsedPlace = {
    by: 'name',
    relation: 'in',
    isSaid: true,
    as: 'spot',
    spot: { name: fold(where), bare: fold(where), kinds: [] },
    within: [],
    tokens: [],
  };
  const place = said?.place ? { ...said.place, tokens: [] } : name;
  return { ...parsed, parses: parsed.parses.map((parse) => ({ ...parse, place })) };
}
