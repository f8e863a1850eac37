import type { EndpointInput } from '@waymark/contracts-core';
import { SEARCH_PAGE, type understoodSearch } from '@waymark/contracts-reviews';
import { fold } from '../../text/fold';
import { britainFirst } from '../home-country';
import { rankHits } from '../rank-hits';
import { planSearch } from '../search-plan';
import type { Candidate, FoundList } from '../search-port';
import type { SearchSession } from '../search-session';
import type { PlaceAsked } from '../understand/claim-place';
import type { PlaceBook } from '../understand/place-book';
import { understandQuestion, type Question } from '../understand/understand-question';
import { calledLike, type CalledLike } from './called-like';
import { calledSo } from './called-so';
import { complete } from './complete-answer';
import { describeName } from './describe-understood';
import { foodAsked } from './diet-words';
import { foundByName, type Found } from './found-by-name';
import { isLandmarkAlone, landmarkAlone } from './landmark-alone';
import { isNamedElsewhere } from './more-named';
import { bearing, isBorne } from './name-match';
import { samplesLast } from './order-hits';
import { namedInPlace, type Reading } from './other-readings';
import { mayBePart } from './part-asked';
import { queryForPart } from './part-of-town';
import { findNamed, findPlace, queriesForNamed, spotCalled, spotOfTown, type PlaceContext } from './place-finder';
import { placeInstead } from './place-instead';
import { isEmptyQuestion, isIn, isOnlyName, isPlain, mayBePlain } from './question-shape';
import { exactlyNamed, NOTHING, targetFound, targetQueries, type Wanted } from './search-targets';
import type { Target } from './target';
import { unknownPlace } from './unknown-place';
import { aroundYou, withinDistance, type Where } from './where';

type Query = EndpointInput<typeof understoodSearch>['query'];
/** So many of one name are a chain. */
const CHAIN = 3;

/** One question on its way to an answer. */
export class OneSearch {
  private readonly home: string | null;
  private readonly question: Question;
  private readonly asked: PlaceAsked | null;
  private readonly isOnlyName: boolean;
  /** The question as a name. */
  private readonly whole: string;
  private readonly wanted: Wanted;
  private readonly context: PlaceContext;
  private readonly reading: Reading;

  constructor(
    private readonly query: Query,
    homeBook: PlaceBook,
    private readonly session: SearchSession,
  ) {
    this.home = britainFirst(query);
    const book = this.home ? homeBook : homeBook.worldwide;
    const question = understandQuestion(query.q, book);
    const food = foodAsked(question);
    this.question = food ? { ...question, kind: food, kindWords: question.nameWords } : question;
    const where = query.where?.trim();
    const typed = where ? understandQuestion(where, book).place : null;
    this.asked = where ? (typed ?? { by: 'name', relation: 'in', name: fold(where), words: [] }) : this.question.place;
    this.isOnlyName = isOnlyName(this.question, this.asked);
    // Of "vets" all that is called so is found, not a town in Germany.
    this.whole = this.isOnlyName && this.question.unmapped !== null ? this.question.name : this.question.whole;
    this.wanted = { choices: query, home: this.home, count: query.page * SEARCH_PAGE };
    this.context = { book, home: this.home, at: query.at ?? null, session };
    const { question: asIs, asked, wanted, context } = this;
    this.reading = { question: asIs, asked, wanted, context, placeWords: where ? [] : (asked?.words ?? []) };
  }

  /** Thorough: what all was understood of is looked for as a name, too, word by word. */
  async run(isThorough = false): Promise<Found> {
    if (isEmptyQuestion(this.question, this.asked, this.query))
      return { ...NOTHING, understood: describeName(this.question), target: this.target(null, ''), nearest: [] };
    const { question, asked } = this;
    this.askAhead(isThorough);
    const spot = withinDistance(await spotOfTown(question, asked, this.context), question.distance);
    if (spot) return placeInstead(spot, this.reading, [...(asked?.words ?? []), ...question.nameWords]);
    const where = await this.where();
    // In a box of its own it says where, and nothing else.
    if (where && !this.query.where && isLandmarkAlone(question, asked)) return landmarkAlone(where, this.reading);
    const { whole } = this;
    const { core } = question;
    const isSure = !isThorough && isPlain(question, where);
    const { literal, about } = this.calledLike(isSure);
    const target = this.target(where, question.name);
    const isKnown = where !== null || asked === null;
    const { at } = this.query;
    const around = this.isOnlyName && at ? this.target(aroundYou(at), question.name) : null;
    if (question.kind && mayBePart(target, question)) this.session.ahead([queryForPart(question.name, target.where)]);
    const so = calledSo(target, question);
    if (so) this.session.ahead(targetQueries(so, this.wanted));
    const queries = isKnown && (!this.isOnlyName || around) ? targetQueries(around ?? target, this.wanted) : [];
    const lists = await this.session.find([...literal, ...about, ...queries]);
    const named = this.named(whole, lists.splice(0, literal.length));
    const aboutIt = this.named(core, lists.splice(0, about.length));
    const exact = exactlyNamed(whole, named);
    // A chain: the ones round about.
    if (around && exact.length >= CHAIN) {
      const nearby = targetFound(around, this.wanted, lists);
      if (isBorne(question.name, nearby.hits, 'names'))
        return complete(around, nearby, { named: [], aboutIt: [] }, this.reading);
    }
    if (this.isOnlyName) return this.byName(named);
    const isNamed = question.name || !isKnown || isNamedElsewhere(exact, question, asked, where, this.home);
    if (exact.length > 0 && isNamed && !this.query.where) return isSure ? this.run(true) : this.byName(named);
    if (!isKnown) return unknownPlace(question, asked, target, this.context);
    const found = targetFound(target, this.wanted, lists);
    if (isSure && found.hits.length === 0 && !this.query.where) return this.run(true);
    return complete(target, found, { named, aboutIt }, this.reading);
  }

  private calledLike(isSure: boolean): CalledLike {
    const { question, whole, home, query, isOnlyName } = this;
    if (query.where) return { literal: [], about: [] };
    return calledLike(question, whole, query, { home, isOnlyName, isHere: isIn(home, this.asked), isSure });
  }

  /** What is asked later whatever is found till then: in turn it would take too long. */
  private askAhead(isThorough: boolean): void {
    const { asked, question, home } = this;
    const isAhead = asked?.by === 'name' && (isThorough || !mayBePlain(question));
    const { literal, about } = isAhead ? this.calledLike(false) : { literal: [], about: [] };
    const mayBePlace = !asked && !this.query.at && question.kind && question.name;
    const ahead = [...literal, ...about, ...(mayBePlace ? queriesForNamed(question.name, home) : [])];
    this.session.ahead(ahead);
  }

  /** Somebody who gives their position and no place means the places round about. */
  private async where(): Promise<Where | null> {
    const { asked, question, query } = this;
    if (asked) return withinDistance(await findPlace(asked, this.context), question.distance);
    return query.at && !question.name ? aroundYou(query.at) : null;
  }

  private target(where: Where | null, name: string): Target {
    const { kind, wishes } = this.question;
    return { kind, wishes, where, name };
  }

  private named(text: string, lists: readonly FoundList[]): Candidate[] {
    const all = lists.flatMap(({ hits }) => hits);
    const plan = { ...planSearch(text), place: null };
    return samplesLast(rankHits(bearing(text, all, 'anywhere'), { plan, homeCountry: this.home, near: null }));
  }

  private async byName(named: Candidate[]): Promise<Found> {
    const { question } = this;
    const isNew = this.isOnlyName && exactlyNamed(question.whole, named).length === 0;
    const spot = isNew ? await spotCalled(question.name, this.context) : null;
    if (spot) return placeInstead(spot, this.reading);
    if (this.isOnlyName && question.unmapped === null && !isBorne(question.name, named, 'anywhere')) {
      const where = await findNamed(question.name, null, this.context);
      if (where) return placeInstead(where, this.reading);
      const found = await namedInPlace(this.reading, null);
      if (found) return found;
    }
    return foundByName(question, named, this.context);
  }
}
