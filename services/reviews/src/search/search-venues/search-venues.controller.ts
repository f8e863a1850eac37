import { Controller } from '@nestjs/common';
import { HEADERS, type EndpointInput } from '@waymark/contracts-core';
import { searchVenues, type VenueSearchResult } from '@waymark/contracts-reviews';
import { Endpoint, Input, Reply } from '@waymark/service-kit';
import type { FastifyReply } from 'fastify';
import { SearchVenues } from './search-venues.use-case';

@Controller()
export class SearchVenuesController {
  constructor(private readonly search: SearchVenues) {}

  @Endpoint(searchVenues)
  async handle(
    @Input() { query }: EndpointInput<typeof searchVenues>,
    @Reply() reply: FastifyReply,
  ): Promise<VenueSearchResult[]> {
    const { venues, engine, isWhole } = await this.search.execute(query);
    reply.header(HEADERS.searchEngine, engine);
    if (!isWhole) reply.header(HEADERS.searchIncomplete, 'true');
    return venues;
  }
}
