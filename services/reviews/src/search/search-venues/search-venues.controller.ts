import { Controller } from '@nestjs/common';
import { HEADERS, type EndpointInput } from '@waymark/contracts-core';
import { searchVenues, type VenueSearchResult } from '@waymark/contracts-reviews';
import { Endpoint, Input, Reply } from '@waymark/service-kit';
import type { FastifyReply } from 'fastify';
import { britainFirst } from '../../venue/home-country';
import { PlaceStore } from '../places/place-store';
import { inShort } from '../understood-search/explain';
import { SearchVenues } from './search-venues.use-case';

@Controller()
export class SearchVenuesController {
  constructor(
    private readonly search: SearchVenues,
    private readonly places: PlaceStore,
  ) {}

  @Endpoint(searchVenues)
  async handle(
    @Input() { query }: EndpointInput<typeof searchVenues>,
    @Reply() reply: FastifyReply,
  ): Promise<VenueSearchResult[]> {
    const { venues, engine, isWhole } = await this.search.execute(query);
    reply.header(HEADERS.searchEngine, engine);
    if (!isWhole) reply.header(HEADERS.searchIncomplete, 'true');
    const book = this.places.current();
    const understood = book && inShort(query.q, britainFirst(query) ? book : book.worldwide);
    if (understood) reply.header(HEADERS.searchUnderstood, encodeURIComponent(understood));
    return venues;
  }
}
