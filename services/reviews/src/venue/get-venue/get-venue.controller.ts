import { Controller } from '@nestjs/common';
import type { Actor, EndpointInput } from '@waymark/contracts-core';
import { getVenue, type VenueDetail } from '@waymark/contracts-reviews';
import { CurrentActor, Endpoint, Input } from '@waymark/service-kit';
import { VenuePage } from '../venue-page';

@Controller()
export class GetVenueController {
  constructor(private readonly page: VenuePage) {}

  @Endpoint(getVenue)
  handle(@Input() input: EndpointInput<typeof getVenue>, @CurrentActor() actor: Actor): Promise<VenueDetail> {
    return this.page.show(input.params.id, actor);
  }
}
