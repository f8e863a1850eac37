import { Injectable } from '@nestjs/common';
import type { EndpointInput } from '@waymark/contracts-core';
import { MOST_COUNTED, SEARCH_PAGE, type SearchAnswer, type understoodSearch } from '@waymark/contracts-reviews';
import { PlaceStore } from '../places/place-store';
import { SearchEngine } from '../search-engine';
import { featuresOf, type SearchEngineName } from '../search-port';
import { OneSearch } from './one-search';
import type { Where } from './where';
import { SearchHits } from './search-hits';

export interface UnderstoodAnswer {
  answer: Omit<SearchAnswer, 'stillLoading'>;
  engine: SearchEngineName;
}

const MOST_KINDS = 30;

@Injectable()
export class SearchUnderstood {
  constructor(
    private readonly engine: SearchEngine,
    private readonly places: PlaceStore,
    private readonly hits: SearchHits,
  ) {}

  async execute(query: EndpointInput<typeof understoodSearch>['query']): Promise<UnderstoodAnswer> {
    const book = await this.places.current();
    // Its time begins here: a book that has to be read first takes nothing of it.
    const session = this.engine.open();
    const found = await new OneSearch(query, book, session).run();
    const { target, understood, nearest } = found;
    const start = (query.page - 1) * SEARCH_PAGE;
    const ids = found.hits.slice(start, start + SEARCH_PAGE).map(({ id }) => id);
    const all = [...ids, ...nearest.map(({ id }) => id)];
    const from = measuredFrom(target.where, query.at, found.hits.length === 0);
    const shown = await this.hits.of(all, featuresOf(target.wishes), from);
    const isResult = new Set(ids);
    const kinds = Object.entries(found.kinds).map(([kind, count]) => ({ kind, count }));
    return {
      engine: session.engine,
      answer: {
        understood,
        results: shown.filter(({ id }) => isResult.has(id)),
        total: Math.min(MOST_COUNTED, found.total),
        nearest: shown.filter(({ id }) => !isResult.has(id)),
        counts: { kinds: kinds.sort((a, b) => b.count - a.count).slice(0, MOST_KINDS), features: found.features },
        isWhole: session.isWhole,
      },
    };
  }
}

/** "12 km" from the middle of Cornwall says nothing, but for what lies far outside of it. */
const measuredFrom = (
  where: Where | null,
  at: EndpointInput<typeof understoodSearch>['query']['at'],
  isOutside: boolean,
) => (where && (!where.box || isOutside) ? where.place : (at ?? null));
