import { Controller } from '@nestjs/common';
import type { Actor, EndpointInput } from '@waymark/contracts-core';
import { getVenue, type VenueDetail } from '@waymark/contracts-reviews';
import { CurrentActor, Endpoint, Input } from '@waymark/service-kit';
import { GetVenue } from './get-venue.use-case';

@Controller()
export class GetVenueController {
  constructor(private readonly venue: GetVenue) {}

  @Endpoint(getVenue)
  handle(@Input() input: EndpointInput<typeof getVenue>, @CurrentActor() actor: Actor): Promise<VenueDetail> {
    return this.venue.run(input.params.id, actor);
  }
}
