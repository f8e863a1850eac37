import { Injectable } from '@nestjs/common';
import type { EndpointInput } from '@waymark/contracts-core';
import type { searchVenues, VenueSearchResult } from '@waymark/contracts-reviews';
import { candidateQueries } from '../../search/candidate-queries';
import { Gazetteer } from '../../search/gazetteer';
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
    private readonly gazetteer: Gazetteer,
  ) {}

  async run(query: Query): Promise<{ venues: VenueSearchResult[]; engine: SearchPort['engine'] }> {
    const plan = planSearch(query.q);
    const home = homeCountry(query);
    const place = plan.place ? await this.gazetteer.find(plan.place.name, home) : null;
    const { engine, lists } = await this.engine.candidates(candidateQueries(plan, place, home));
    const ranked = rankHits(lists.flat(), {
      text: place || plan.kind ? plan.text : plan.wholeText,
      code: plan.code,
      homeCountry: home,
      near: place,
    });
    return { venues: ranked.slice(0, query.limit).map((hit) => hit.view), engine };
  }
}
