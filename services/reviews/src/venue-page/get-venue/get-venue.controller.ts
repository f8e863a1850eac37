import { Controller } from '@nestjs/common';
import type { EndpointInput } from '@waymark/contracts-core';
import { getVenue, type VenueDetail } from '@waymark/contracts-reviews';
import { Caller, Endpoint, Input } from '@waymark/service-kit';
import { VenuePage } from '../venue-page';

@Controller()
export class GetVenueController {
  constructor(private readonly page: VenuePage) {}

  @Endpoint(getVenue)
  handle(@Input() input: EndpointInput<typeof getVenue>, @Caller() caller: Caller): Promise<VenueDetail> {
    return this.page.show(input.params.id, caller.actor);
  }
}
