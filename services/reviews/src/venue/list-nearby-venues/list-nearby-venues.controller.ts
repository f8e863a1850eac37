import { Controller } from '@nestjs/common';
import type { EndpointInput } from '@waymark/contracts-core';
import { listNearbyVenues, type NearbyVenue } from '@waymark/contracts-reviews';
import { Endpoint, Input } from '@waymark/service-kit';
import { ListNearbyVenues } from './list-nearby-venues.use-case';

@Controller()
export class ListNearbyVenuesController {
  constructor(private readonly useCase: ListNearbyVenues) {}

  @Endpoint(listNearbyVenues)
  handle(@Input() { params }: EndpointInput<typeof listNearbyVenues>): Promise<NearbyVenue[]> {
    return this.useCase.execute(params.id);
  }
}
