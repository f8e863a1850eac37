import { Injectable } from '@nestjs/common';
import type { EndpointInput } from '@waymark/contracts-core';
import { searchTagOf, type searchVenues, type VenueSearchResult } from '@waymark/contracts-reviews';
import { Anchor, type Position } from '../anchor';
import { homeCountry } from '../home-country';
import { rankHits } from '../rank-hits';
import { planSearch, type SearchPlan } from '../search-plan';
import { SearchEngine } from '../search-engine';
import type { SearchEngineName, CandidateQuery } from '../search-port';
import { TagSearch } from '../tag-search';
import { nameMatch } from '../understood-search/name-match';
import { toSearchResult } from '../../venue/venue.mapper';
import { VenueRepository } from '../../venue/venue.repository';

const CANDIDATES = 30;
const RADIUS_METRES = { near: 40_000, in: 15_000 } as const;

/** The questions that one search asks the engine, all in one trip. */
function candidateQueries(plan: SearchPlan, place: Position | null, home: string | null): CandidateQuery[] {
  const queries: CandidateQuery[] = [];
  if (plan.code) queries.push({ text: '', code: plan.code, limit: CANDIDATES });
  if (plan.place && place) {
    const near = {
      latitude: place.latitude,
      longitude: place.longitude,
      radiusMetres: RADIUS_METRES[plan.place.relation],
    };
    queries.push({ text: plan.text, kind: plan.kind, near, limit: CANDIDATES });
  }
  for (const countryCode of home ? [home, undefined] : [undefined]) {
    const country = countryCode ? { countryCode } : {};
    if (plan.kind && !plan.place) queries.push({ text: plan.text, kind: plan.kind, ...country, limit: CANDIDATES });
    queries.push({ text: plan.wholeText, ...country, limit: CANDIDATES });
  }
  return queries;
}

/** Asked when nothing has all the words. */
function looseQueries(plan: SearchPlan, home: string | null): CandidateQuery[] {
  const loose = { text: plan.wholeText, anyWord: true, limit: CANDIDATES };
  return home ? [{ ...loose, countryCode: home }, loose] : [loose];
}

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
    private readonly venues: VenueRepository,
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
    if (!place && lists.every((list) => list.length === 0)) {
      const loose = await search.candidates(looseQueries(plan, home));
      // Words may be misspelt; a place that has one word of a whole question is no answer to it.
      lists = loose.map((list) => list.filter((hit) => nameMatch(plan.wholeText, hit, 'anywhere')));
    }
    const ranked = rankHits(lists.flat(), { plan, homeCountry: home, near: place });
    const { engine, isWhole } = search;
    const ids = ranked.slice(0, query.limit).map(({ id }) => id);
    const rows = new Map((await this.venues.byIds(ids)).map((row) => [row.id, toSearchResult(row)]));
    return { venues: ids.flatMap((id) => rows.get(id) ?? []), engine, isWhole };
  }
}
