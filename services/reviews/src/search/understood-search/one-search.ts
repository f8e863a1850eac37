import type { EndpointInput } from '@waymark/contracts-core';
import { SEARCH_PAGE, type understoodSearch } from '@waymark/contracts-reviews';
import { fold } from '../../text/fold';
import { britainFirst } from '../home-country';
import { rankHits } from '../rank-hits';
import { planSearch } from '../search-plan';
import type { Candidate, FoundList } from '../search-port';
import type { SearchSession } from '../search-session';
import type { PlaceAsked } from '../understand/claim-place';
import { asksChangingPlaces, isCalledChangingPlaces } from '../understand/changing-places';
import { isChain } from '../understand/kind-of-name';
import type { PlaceBook } from '../understand/place-book';
import { ENDINGS } from '../understand/street-words';
import { understandQuestion, type Question } from '../understand/understand-question';
import { describe, describeName } from './describe-understood';
import { foundByName, type Found } from './found-by-name';
import { foodAsked, isOnlyDiet } from './diet-words';
import { calledLike, type CalledLike } from './called-like';
import { bearing, isBorne, isCodeOf, isHouseOf } from './name-match';
import { isLandmarkAlone, landmarkAlone } from './landmark-alone';
import { isNamedElsewhere, moreNamed, type LiteralHits } from './more-named';
import { distinct, isAbout, samplesLast } from './order-hits';
import { mayBePart, partAsked } from './part-asked';
import { queryForPart } from './part-of-town';
import {
  findNamed,
  findPlace,
  queriesForNamed,
  spotCalled,
  spotOfTown,
  stopOfTown,
  type PlaceContext,
} from './place-finder';
import { landmarkCalled, namedInPlace, namedLikeKind, withoutName, type Reading } from './other-readings';
import { shorterName } from './shorter-name';
import {
  hasMore,
  isEmptyQuestion,
  isIn,
  isNameForAll,
  isOnlyName,
  nameAndPlace,
  isPlain,
  mayBePlain,
} from './question-shape';
import { exactlyNamed, itself, targetFound, targetQueries, type FoundTarget, type Wanted } from './search-targets';
import { nearestFor } from './nearest-for';
import { isNobodysName } from './nobodys-name';
import type { Target } from './target';
import { unknownPlace } from './unknown-place';
import { aroundYou, withinDistance, type Where } from './where';

type Query = EndpointInput<typeof understoodSearch>['query'];
const NOTHING: FoundTarget = { hits: [], total: 0, kinds: {}, features: null };
/** So many that are called by a dish are a choice; fewer are not all that serve it. */
const ENOUGH = 10;
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
    if (spot) return this.placeInstead(spot, [...(asked?.words ?? []), ...question.nameWords]);
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
    const queries = isKnown && (!this.isOnlyName || around) ? targetQueries(around ?? target, this.wanted) : [];
    const lists = await this.session.find([...literal, ...about, ...queries]);
    const named = this.named(whole, lists.splice(0, literal.length));
    const aboutIt = this.named(core, lists.splice(0, about.length));
    const exact = exactlyNamed(whole, named);
    // A chain: the ones round about.
    if (around && exact.length >= CHAIN) {
      const nearby = targetFound(around, this.wanted, lists);
      if (isBorne(question.name, nearby.hits, 'names'))
        return this.complete(around, nearby, { named: [], aboutIt: [] });
    }
    if (this.isOnlyName) return this.byName(named);
    const isNamed = question.name || !isKnown || isNamedElsewhere(exact, question, asked, where, this.home);
    if (exact.length > 0 && isNamed && !this.query.where) return isSure ? this.run(true) : this.byName(named);
    if (!isKnown) return unknownPlace(question, asked, target, this.context);
    const found = targetFound(target, this.wanted, lists);
    if (isSure && found.hits.length === 0 && !this.query.where) return this.run(true);
    return this.complete(target, found, { named, aboutIt });
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
    if (spot) return this.placeInstead(spot);
    if (this.isOnlyName && question.unmapped === null && !isBorne(question.name, named, 'anywhere')) {
      const where = await findNamed(question.name, null, this.context);
      if (where) return this.placeInstead(where);
      const found = await namedInPlace(this.reading, null);
      if (found) return found;
    }
    return foundByName(question, named, this.context);
  }

  /** What was left as a name is a place after all: "pubs headingley", "theatre ledds". */
  private async placeInstead(where: Where, placeWords = this.question.nameWords): Promise<Found> {
    const target = this.target(where, '');
    const listed = targetFound(target, this.wanted, await this.session.find(targetQueries(target, this.wanted)));
    const { question } = this;
    // "Does Manchester Piccadilly have a lift" asks about the station itself.
    const own = question.kind || question.wishes.length > 0 ? itself(target, '', listed.hits) : [];
    const hits = distinct([...own, ...listed.hits]);
    const found = { ...listed, hits, total: listed.total + hits.length - listed.hits.length };
    const nearest = await nearestFor(this.question, target, found, this.context);
    const described = { question, target, asked: null, placeWords, unknownPlace: null };
    return { ...found, understood: describe(described), target, nearest };
  }

  private async complete(target: Target, found: FoundTarget, literal: LiteralHits): Promise<Found> {
    const { question, asked } = this;
    const { where, name } = target;
    const isSure = isHouseOf(name, found.hits) || isCodeOf(name, found.hits);
    if (name && !where && !ENDINGS.has(name) && question.unmapped === null && !isSure) {
      const landmark = await landmarkCalled(target, [...literal.named, ...literal.aboutIt], this.reading);
      if (landmark) return landmark;
      const place = await findNamed(name, null, this.context);
      // One alone that is called "Scarbrough Hotel" is far more seldom meant than Scarborough.
      const isName = found.hits.length > 1 || !question.kind;
      if (place && !(place.read && isName && isBorne(name, found.hits, 'names'))) return this.placeInstead(place);
    }
    const changing = asksChangingPlaces(question)
      ? literal.named.filter((hit) => isCalledChangingPlaces(hit) && isAbout(hit, where))
      : [];
    const own = itself(target, question.bare, found.hits);
    const more = moreNamed(question, target, found, literal, this.home);
    const hits =
      this.query.sort === 'best' && this.query.features === 'any'
        ? samplesLast(distinct([...own, ...more, ...changing, ...found.hits]))
        : found.hits;
    const mayBeStop = hits.length === 0 && name && where && question.unmapped === null;
    // Asked at once, though the first of them that there is will do: one after another they take too long.
    const [stop, part, alike] = await Promise.all([
      mayBeStop ? stopOfTown(where, name, this.context) : null,
      own.length > 0 ? null : partAsked(target, hits, question, this.context),
      hits.length === 0 && question.kind ? namedLikeKind(target, this.reading) : null,
    ]);
    const placeWords = [...(asked?.words ?? []), ...question.nameWords];
    if (stop) return this.placeInstead(stop, placeWords);
    const inPart = part && (await this.placeInstead(part, placeWords));
    if (inPart && inPart.total > 0) return inPart;
    if (alike) return alike;
    if (hits.length === 0) {
      // Of Tesco Express or Tesco Extra another Tesco does.
      const chain = where && isChain(name) ? await shorterName(target, this.reading) : null;
      const mayBeParted = !chain && question.unmapped === null && nameAndPlace(target);
      const otherwise = chain ?? (mayBeParted ? await namedInPlace(this.reading, where) : null);
      if (otherwise) return otherwise;
    }
    const isNoName = async () => isOnlyDiet(target) || (await isNobodysName(target, this.home, this.session));
    const isFew = hits.length < (isOnlyDiet(target) ? ENOUGH : 1);
    const mayGo = isFew && question.unmapped === null && hasMore(question, asked);
    if (mayGo && (await isNoName())) {
      if (where || this.query.at || !isNameForAll(question)) return withoutName(target, hits, this.reading);
      const shorter = await shorterName(target, this.reading);
      if (shorter) return shorter;
    }
    const total = found.total + Math.max(0, hits.length - found.hits.length);
    const nearest = await nearestFor(question, target, { ...found, hits }, this.context);
    const described = { question, target, asked, placeWords: this.reading.placeWords, unknownPlace: null };
    return { ...found, hits, total, understood: describe(described), target, nearest };
  }
}
