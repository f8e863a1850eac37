import { Injectable } from '@nestjs/common';
import type { EndpointInput } from '@waymark/contracts-core';
import {
  MOST_COUNTED,
  SEARCH_PAGE,
  type SearchAnswer,
  type SearchHit,
  type understoodSearch,
} from '@waymark/contracts-reviews';
import { coreProblem, timeLimit } from '@waymark/service-kit';
import { PlaceStore } from '../places/place-store';
import { SearchEngine } from '../search-engine';
import type { SearchEngineName } from '../search-port';
import type { SearchSession } from '../search-session';
import { Gazetteer } from '../gazetteer/gazetteer';
import type { Found } from './search-targets';
import { Arbiter } from './arbiter';
import type { Where } from './where';
import { SearchHits } from './search-hits';

type Query = EndpointInput<typeof understoodSearch>['query'];

export interface UnderstoodAnswer {
  answer: Omit<SearchAnswer, 'stillLoading'>;
  engine: SearchEngineName;
}

interface Searched {
  found: Found;
  session: SearchSession;
  /** False if no town was loaded yet, so that one may have been taken for a name. */
  isWhole: boolean;
}

const MOST_KINDS = 30;
/**
 * The longest wait for the first load of the gazetteer. Of the 3 s for a read it leaves enough time to search again.
 * Milliseconds.
 */
const FIRST_BOOK_MS = timeLimit(1_000);
const NO_PLACES = new Gazetteer([], new Map());

@Injectable()
export class SearchUnderstood {
  constructor(
    private readonly engine: SearchEngine,
    private readonly places: PlaceStore,
    private readonly hits: SearchHits,
  ) {}

  async execute(query: Query): Promise<UnderstoodAnswer> {
    const { found, session, isWhole } = await this.search(query);
    const { target, understood, nearest } = found;
    const start = (query.page - 1) * SEARCH_PAGE;
    const page = found.hits.slice(start, start + SEARCH_PAGE);
    const from = measuredFrom(target.where, query.at, found.hits.length === 0);
    const hits = await this.hits.of([...page, ...nearest], target.wishes, from);
    const shown = target.where?.isRough ? hits.map(roughly) : hits;
    const isResult = new Set(page.map(({ id }) => id));
    const kinds = Object.entries(found.kinds).map(([kind, count]) => ({ kind, count }));
    return {
      engine: session.engine,
      answer: {
        understood,
        results: shown.filter(({ id }) => isResult.has(id)),
        total: Math.min(MOST_COUNTED, found.total),
        nearest: shown.filter(({ id }) => !isResult.has(id)),
        counts: { kinds: kinds.sort((a, b) => b.count - a.count).slice(0, MOST_KINDS), ...countsOf(found) },
        isWhole,
      },
    };
  }

  private async search(query: Query): Promise<Searched> {
    const book = this.places.current();
    if (book) return this.searchWith(book, query);
    const searched = await this.searchWith(NO_PLACES, query);
    const { total, understood } = searched.found;
    if (total > 0 && understood.unknownPlace === null) return { ...searched, isWhole: false };
    // "Nothing found" or "we know no Leeds" would be wrong.
    const first = await this.places.soon(FIRST_BOOK_MS);
    if (!first) throw coreProblem('server.unavailable', { retryAfterSeconds: 1 });
    return this.searchWith(first, query);
  }

  private async searchWith(book: Gazetteer, query: Query): Promise<Searched> {
    const session = this.engine.open();
    const found = await new Arbiter(query, book, session).run();
    return { found, session, isWhole: session.isWhole };
  }
}

/** "12 km" from the centre of Cornwall means nothing, except for venues far outside it. */
const measuredFrom = (where: Where | null, at: Query['at'], isOutside: boolean) =>
  where && (!where.box || isOutside) ? where.place : (at ?? null);

const ROUGH_METRES = 500;
const roughly = (hit: SearchHit): SearchHit => ({
  ...hit,
  ...(hit.distanceMetres !== null && {
    distanceMetres: Math.max(1, Math.round(hit.distanceMetres / ROUGH_METRES)) * ROUGH_METRES,
    isDistanceRough: true,
  }),
});

/** `features` is for older pages. */
const countsOf = ({ groups }: Found): Pick<SearchAnswer['counts'], 'features' | 'groups'> =>
  groups
    ? { features: { yes: groups.confirmed + groups.stated, unknown: groups.unknown, no: groups.no }, groups }
    : { features: null };
