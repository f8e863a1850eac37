import { Controller } from '@nestjs/common';
import type { EndpointInput } from '@waymark/contracts-core';
import { getVenueByPlace } from '@waymark/contracts-reviews';
import { Endpoint, Input } from '@waymark/service-kit';
import { problem } from '../../problem';
import { VenueRepository } from '../venue.repository';

const OWN_ID = /^[1-9]\d{0,8}$/;

@Controller()
export class GetVenueByPlaceController {
  constructor(private readonly venues: VenueRepository) {}

  @Endpoint(getVenueByPlace)
  async handle(@Input() { params }: EndpointInput<typeof getVenueByPlace>): Promise<{ id: number }> {
    const id = await this.venues.idByPlace(params.placeId);
    if (id !== null) return { id };
    // Old links carried either kind of id in the same place.
    if (OWN_ID.test(params.placeId)) {
      const [venue] = await this.venues.byIds([Number(params.placeId)]);
      if (venue) return { id: venue.id };
    }
    throw problem('venue.not-found');
  }
}
