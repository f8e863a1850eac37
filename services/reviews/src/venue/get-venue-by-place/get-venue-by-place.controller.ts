import { Controller } from '@nestjs/common';
import { type EndpointInput, idParamSchema } from '@waymark/contracts-core';
import { getVenueByPlace } from '@waymark/contracts-reviews';
import { Endpoint, Input } from '@waymark/service-kit';
import { problem } from '../../problem';
import { VenueRepository } from '../venue.repository';

@Controller()
export class GetVenueByPlaceController {
  constructor(private readonly venues: VenueRepository) {}

  @Endpoint(getVenueByPlace)
  async handle(@Input() { params }: EndpointInput<typeof getVenueByPlace>): Promise<{ id: number }> {
    const id = await this.venues.idByPlace(params.placeId);
    if (id !== null) return { id };
    // Old links carried either kind of id in the same place.
    const ownId = idParamSchema.safeParse(params.placeId);
    const [venue] = ownId.success ? await this.venues.byIds([ownId.data]) : [];
    if (venue) return { id: venue.id };
    throw problem('venue.not-found');
  }
}
