import { Injectable } from '@nestjs/common';
import type { EndpointInput } from '@waymark/contracts-core';
import type { searchVenues, VenueSearchResult } from '@waymark/contracts-reviews';
import { Anchor } from '../../search/anchor';
import { candidateQueries, looseQueries } from '../../search/candidate-queries';
import { homeCountry } from '../../search/home-country';
import { rankHits } from '../../search/rank-hits';
import { planSearch } from '../../search/search-plan';
import { SearchEngine } from '../../search/search-engine';
import type { SearchPort } from '../../search/search-port';

type Query = EndpointInput<typeof searchVenues>['query'];

@Injectable()
export class SearchVenues {
  constructor(
    private readonly engine: SearchEngine,
    private readonly anchor: Anchor,
  ) {}

  async run(query: Query): Promise<{ venues: VenueSearchResult[]; engine: SearchPort['engine'] }> {
    const plan = planSearch(query.q);
    const home = homeCountry(query);
    const place = await this.anchor.find(plan, home);
    let found = await this.engine.candidates(candidateQueries(plan, place, home));
    // "Hotel in Berlin" without a hit is better answered with nothing than with hotels elsewhere.
    if (!place && found.lists.every((list) => list.length === 0)) found = await this.engine.candidates(looseQueries(plan, home));
    const ranked = rankHits(found.lists.flat(), { plan, homeCountry: home, near: place });
    return { venues: ranked.slice(0, query.limit).map((hit) => hit.view), engine: found.engine };
  }
}
