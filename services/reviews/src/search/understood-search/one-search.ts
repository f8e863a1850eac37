import type { EndpointInput } from '@waymark/contracts-core';
import { SEARCH_PAGE, type understoodSearch, type Understood } from '@waymark/contracts-reviews';
import { fold } from '../../text/fold';
import { britainFirst } from '../home-country';
import { rankHits } from '../rank-hits';
import { planSearch } from '../search-plan';
import type { Candidate, CandidateQuery, FoundList } from '../search-port';
import type { SearchSession } from '../search-session';
import type { PlaceAsked } from '../understand/claim-place';
import { asksChangingPlaces, isCalledChangingPlaces } from '../understand/changing-places';
import { kindOfName } from '../understand/kind-of-name';
import type { PlaceBook } from '../understand/place-book';
import { understandQuestion, type Question } from '../understand/understand-question';
import { describe, describeName } from './describe-understood';
import { bearing, nameMatch } from './name-match';
import { distinct, isAbout, placeItself, samplesLast } from './order-hits';
import { findNamed, findPlace, type PlaceContext } from './place-finder';
import { exactlyNamed, nearestTo, targetFound, targetQueries, type FoundTarget, type Wanted } from './search-targets';
import { isNobodysName } from './nobodys-name';
import type { Target } from './target';
import { aroundYou, type Where } from './where';

type Query = EndpointInput<typeof understoodSearch>['query'];
type Found = FoundTarget & { understood: Understood; target: Target; nearest: Candidate[] };

const NOTHING: FoundTarget = { hits: [], total: 0, kinds: {}, features: null };
const LITERAL = 60;
const ABROAD = 20;
/** So many of one name are a chain. */
const CHAIN = 3;

/** One question on its way to an answer. */
export class OneSearch {
  private readonly home: string | null;
  private readonly question: Question;
  private readonly asked: PlaceAsked | null;
  private readonly wanted: Wanted;
  private readonly context: PlaceContext;

  constructor(
    private readonly query: Query,
    book: PlaceBook,
    private readonly session: SearchSession,
  ) {
    this.home = britainFirst(query);
    this.question = understandQuestion(query.q, book, this.home);
    const where = query.where?.trim();
    const typed = where ? understandQuestion(where, book, this.home).place : null;
    this.asked = where ? (typed ?? { by: 'name', relation: 'in', name: fold(where), words: [] }) : this.question.place;
    this.wanted = { choices: query, home: this.home, count: query.page * SEARCH_PAGE };
    this.context = { book, home: this.home, at: query.at ?? null, session };
  }

  async run(): Promise<Found> {
    if (this.isEmpty)
      return { ...NOTHING, understood: describeName(this.question), target: this.target(null, ''), nearest: [] };
    const { question, asked } = this;
    const where = await this.where();
    const literal = this.literalQueries();
    const target = this.target(where, question.name);
    const isKnown = where !== null || asked === null;
    const { at } = this.query;
    const around = this.isOnlyName && at ? this.target(aroundYou(at), question.name) : null;
    const queries = isKnown && (!this.isOnlyName || around) ? targetQueries(around ?? target, this.wanted) : [];
    const lists = await this.session.find([...literal, ...queries]);
    const named = this.named(lists.slice(0, literal.length));
    const exact = exactlyNamed(question.whole, named);
    // A chain: the ones round about.
    if (around && exact.length >= CHAIN) {
      const nearby = targetFound(around, this.wanted, lists.slice(literal.length));
      if (this.isBorne(question.name, nearby.hits, 'names')) return this.complete(around, nearby, [], []);
    }
    if (this.isOnlyName) return this.byName(named);
    if (exact.length > 0 && (question.name || !isKnown) && !this.query.where) return this.byName(named);
    if (!isKnown) return this.unknown(target);
    const found = targetFound(target, this.wanted, lists.slice(literal.length));
    return this.complete(target, found, exact, named);
  }

  private get isEmpty(): boolean {
    const { kind, wishes, name } = this.question;
    const { category, kind: onlyKind, at } = this.query;
    return !kind && wishes.length === 0 && !name && !this.asked && !category && !onlyKind && !at;
  }

  private get isOnlyName(): boolean {
    const { kind, wishes, name } = this.question;
    return !kind && wishes.length === 0 && !this.asked && name !== '';
  }

  /** Beside a name and its kind: "British Library" alone is a name, known or not. */
  private get hasMore(): boolean {
    const { wishes, whole } = this.question;
    return (this.asked !== null || wishes.length > 0) && kindOfName(whole) === null;
  }

  /** Somebody who gives their position and no place means the places round about. */
  private async where(): Promise<Where | null> {
    if (this.asked) return findPlace(this.asked, this.context);
    const { at } = this.query;
    return at && !this.question.name ? aroundYou(at) : null;
  }

  private target(where: Where | null, name: string): Target {
    const { kind, wishes } = this.question;
    return { kind, wishes, where, name };
  }

  /** The whole question as a name: "The Leeds Theatre Bar" is no theatre. */
  private literalQueries(): CandidateQuery[] {
    const { whole } = this.question;
    if (!whole || this.query.where) return [];
    const { category, kind, minRating } = this.query;
    const query = { text: whole, only: { category, kind, minRating }, countKinds: true };
    // "Heathrow" is the airport, though a hundred stations, hotels and cafés begin with it.
    const abroad = {
      ...query,
      limit: this.home ? ABROAD : LITERAL,
      ...(this.isOnlyName ? { sort: 'importance' as const } : {}),
    };
    return this.home ? [{ ...query, countryCode: this.home, limit: LITERAL }, abroad] : [abroad];
  }

  private named(lists: readonly FoundList[]): Candidate[] {
    const { whole } = this.question;
    const hits = bearing(
      whole,
      lists.flatMap((list) => list.hits),
      'anywhere',
    );
    return samplesLast(
      rankHits(hits, { plan: { ...planSearch(whole), place: null }, homeCountry: this.home, near: null }),
    );
  }

  private async byName(named: Candidate[]): Promise<Found> {
    const { question } = this;
    if (this.isOnlyName && !this.isBorne(question.name, named, 'anywhere')) {
      const where = await findNamed(question.name, null, this.context);
      if (where) return this.placeInstead(where, '');
    }
    const kinds: Record<string, number> = {};
    for (const { kind } of named) if (kind) kinds[kind] = (kinds[kind] ?? 0) + 1;
    const target = { kind: null, wishes: [], where: null, name: question.whole };
    const { at } = this.query;
    const hint = kindOfName(question.whole);
    const nearest =
      named.length === 0 && at && hint
        ? await nearestTo({ ...target, kind: hint.kind, name: '' }, at, this.session)
        : [];
    return {
      hits: named,
      total: named.length,
      kinds,
      features: null,
      understood: describeName(question),
      target,
      nearest,
    };
  }

  /** What was left as a name is a place after all: "pubs headingley", "theatre ledds". */
  private async placeInstead(where: Where, name: string): Promise<Found> {
    const target = this.target(where, name);
    const listed = targetFound(target, this.wanted, await this.session.find(targetQueries(target, this.wanted)));
    const { question } = this;
    // "Does Manchester Piccadilly have a lift" asks about the station itself.
    const own = where.venue && !question.kind && question.wishes.length > 0 ? [where.venue] : [];
    const hits = distinct([...own, ...listed.hits]);
    const found = { ...listed, hits, total: listed.total + hits.length - listed.hits.length };
    const nearest = await this.nearest(target, found);
    const described = { question, target, asked: null, placeWords: question.nameWords, unknownPlace: null };
    return { ...found, understood: describe(described), target, nearest };
  }

  private async unknown(target: Target): Promise<Found> {
    const { asked, question } = this;
    const unknownPlace = asked?.by === 'name' ? asked.name : asked?.by === 'postcode' ? asked.code : null;
    const described = { question, target, asked, placeWords: asked?.words ?? [], unknownPlace };
    const { at } = this.query;
    const nearest = at ? await nearestTo(target, at, this.session) : [];
    return { hits: [], total: 0, kinds: {}, features: null, understood: describe(described), target, nearest };
  }

  private async complete(target: Target, found: FoundTarget, exact: Candidate[], named: Candidate[]): Promise<Found> {
    const { question, asked } = this;
    const { where, name } = target;
    if (name && !where) {
      const place = await findNamed(name, null, this.context);
      if (place && !(place.read && this.isBorne(name, found.hits, 'names'))) return this.placeInstead(place, '');
    }
    const changing = asksChangingPlaces(question)
      ? named.filter((hit) => isCalledChangingPlaces(hit) && isAbout(hit, where))
      : [];
    const own = name ? exactlyNamed(question.bare, found.hits) : placeItself(target, found.hits);
    const more = (name ? bearing(question.whole, named, 'names') : exact).filter((hit) => isAbout(hit, where));
    const hits =
      this.query.sort === 'best' && this.query.features === 'any'
        ? samplesLast(distinct([...own, ...more, ...changing, ...found.hits]))
        : found.hits;
    if (hits.length === 0 && this.hasMore && (await isNobodysName(target, this.home, this.session)))
      return this.withoutName(target);
    const total = found.total + Math.max(0, hits.length - found.hits.length);
    const nearest = await this.nearest(target, { ...found, hits });
    const described = {
      question,
      target,
      asked,
      placeWords: this.query.where ? [] : (asked?.words ?? []),
      unknownPlace: null,
    };
    return { ...found, hits, total, understood: describe(described), target, nearest };
  }

  private async withoutName(target: Target): Promise<Found> {
    const { question, asked } = this;
    const placeWords = this.query.where ? [] : (asked?.words ?? []);
    const bare = { ...target, name: '' };
    const found = targetFound(bare, this.wanted, await this.session.find(targetQueries(bare, this.wanted)));
    const described = { question, target: bare, asked, placeWords, unknownPlace: null };
    const ignored = question.nameWords.map(({ typed }) => typed).join(' ');
    const understood = describe(described);
    return {
      ...found,
      understood: { ...understood, ignored: [...(understood.ignored ?? []), ignored] },
      target: bare,
      nearest: await this.nearest(bare, found),
    };
  }

  /** Word for word: what only looks alike may be a town misspelt. */
  private isBorne(name: string, hits: readonly Candidate[], among: 'names' | 'anywhere'): boolean {
    return hits.some((hit) => nameMatch(name, hit, among) === 'whole');
  }

  private async nearest(target: Target, found: Pick<FoundTarget, 'hits' | 'features'>): Promise<Candidate[]> {
    const from = target.where?.place ?? this.query.at;
    const isAnswered = found.hits.length > 0 && (found.features === null || found.features.yes > 0);
    if (!from || isAnswered) return [];
    const hint = kindOfName(`${this.question.whole}`);
    const wanted = hint?.isOnlyOne
      ? { ...target, kind: hint.kind, name: '' }
      : { ...target, kind: target.kind ?? (target.name ? (hint?.kind ?? null) : null) };
    const nearest = await nearestTo(wanted, from, this.session);
    const shown = new Set(found.hits.map(({ id }) => id));
    return nearest.filter(({ id }) => !shown.has(id));
  }
}
