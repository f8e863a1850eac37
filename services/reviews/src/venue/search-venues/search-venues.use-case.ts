import { Injectable } from '@nestjs/common';
import type { EndpointInput } from '@waymark/contracts-core';
import { searchTagOf, type searchVenues, type VenueSearchResult } from '@waymark/contracts-reviews';
import { Anchor } from '../../search/anchor';
import { candidateQueries, looseQueries } from '../../search/candidate-queries';
import { homeCountry } from '../../search/home-country';
import { rankHits } from '../../search/rank-hits';
import { planSearch } from '../../search/search-plan';
import { SearchEngine } from '../../search/search-engine';
import type { SearchPort } from '../../search/search-port';
import { TagSearch } from '../../search/tag-search';

type Query = EndpointInput<typeof searchVenues>['query'];

@Injectable()
export class SearchVenues {
  constructor(
    private readonly engine: SearchEngine,
    private readonly anchor: Anchor,
    private readonly tags: TagSearch,
  ) {}

  async run(query: Query): Promise<{ venues: VenueSearchResult[]; engine: SearchPort['engine'] }> {
    const home = homeCountry(query);
    const tag = searchTagOf(query.q);
    // Claims and answers are facts of the database; the search server knows names.
    if (tag) return { venues: await this.tags.find(tag, home, query.limit), engine: 'postgres' };
    const plan = planSearch(query.q);
    const place = await this.anchor.find(plan, home);
    let found = await this.engine.candidates(candidateQueries(plan, place, home));
    // "Hotel in Berlin" without a hit is better answered with nothing than with hotels elsewhere.
    if (!place && found.lists.every((list) => list.length === 0)) found = await this.engine.candidates(looseQueries(plan, home));
    const ranked = rankHits(found.lists.flat(), { plan, homeCountry: home, near: place });
    return { venues: ranked.slice(0, query.limit).map((hit) => hit.view), engine: found.engine };
  }
}
