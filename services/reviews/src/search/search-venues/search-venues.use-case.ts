import { Injectable } from '@nestjs/common';
import type { EndpointInput } from '@waymark/contracts-core';
import { searchTagOf, type searchVenues, type VenueSearchResult } from '@waymark/contracts-reviews';
import { Anchor } from '../anchor';
import { candidateQueries, looseQueries } from '../candidate-queries';
import { homeCountry } from '../home-country';
import { rankHits } from '../rank-hits';
import { planSearch } from '../search-plan';
import { SearchEngine } from '../search-engine';
import type { SearchEngineName } from '../search-port';
import { TagSearch } from '../tag-search';

type Query = EndpointInput<typeof searchVenues>['query'];

export interface FoundVenues {
  venues: VenueSearchResult[];
  engine: SearchEngineName;
  /** False when the engine ran out of time: there may be more. */
  isWhole: boolean;
}

@Injectable()
export class SearchVenues {
  constructor(
    private readonly engine: SearchEngine,
    private readonly anchor: Anchor,
    private readonly tags: TagSearch,
  ) {}

  async execute(query: Query): Promise<FoundVenues> {
    const home = homeCountry(query);
    const tag = searchTagOf(query.q);
    // Claims and answers are facts of the database; the search server knows names.
    if (tag) return { venues: await this.tags.find(tag, home, query.limit), engine: 'postgres', isWhole: true };
    const plan = planSearch(query.q);
    const search = this.engine.open();
    const place = await this.anchor.find(plan, home, search);
    let lists = await search.candidates(candidateQueries(plan, place, home));
    // "Hotel in Berlin" without a hit is better answered with nothing than with hotels elsewhere.
    if (!place && lists.every((list) => list.length === 0)) lists = await search.candidates(looseQueries(plan, home));
    const ranked = rankHits(lists.flat(), { plan, homeCountry: home, near: place });
    const { engine, isWhole } = search;
    return { venues: ranked.slice(0, query.limit).map((hit) => hit.view), engine, isWhole };
  }
}
