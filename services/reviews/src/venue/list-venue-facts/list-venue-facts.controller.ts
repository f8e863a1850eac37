import { Controller } from '@nestjs/common';
import type { EndpointInput } from '@waymark/contracts-core';
import { listVenueFacts, type NamedVenueFacts } from '@waymark/contracts-reviews';
import { Endpoint, Input } from '@waymark/service-kit';
import { toNamedVenueFacts } from './venue-facts.mapper';
import { VenueFactsRepository } from './venue-facts.repository';

@Controller()
export class ListVenueFactsController {
  constructor(private readonly facts: VenueFactsRepository) {}

  @Endpoint(listVenueFacts)
  async handle(@Input() { query }: EndpointInput<typeof listVenueFacts>): Promise<NamedVenueFacts[]> {
    return (await this.facts.of(query.ids)).map(toNamedVenueFacts);
  }
}
