import { Controller } from '@nestjs/common';
import { type EndpointInput, type EndpointOutput, idParamSchema } from '@waymark/contracts-core';
import {
  getNearestStation,
  getVenueByPlace,
  listNearbyVenues,
  listVenueFacts,
  listVenuePhotos,
  type NamedVenueFacts,
  type NearbyVenue,
  type VenuePhoto,
} from '@waymark/contracts-reviews';
import { Caller, Endpoint, Input } from '@waymark/service-kit';
import { problem } from '../problem';
import { GetNearestStation } from './get-nearest-station.use-case';
import { ListNearbyVenues } from './list-nearby-venues.use-case';
import { toNamedVenueFacts } from './venue-facts.mapper';
import { VenueFactsRepository } from './venue-facts.repository';
import { ListVenuePhotos } from './list-venue-photos.use-case';
import { VenueRepository } from './venue.repository';

@Controller()
export class VenueController {
  constructor(
    private readonly venueFactsRepository: VenueFactsRepository,
    private readonly venueRepository: VenueRepository,
    private readonly listNearbyVenuesUseCase: ListNearbyVenues,
    private readonly getNearestStationUseCase: GetNearestStation,
    private readonly listVenuePhotosUseCase: ListVenuePhotos,
  ) {}

  @Endpoint(listVenueFacts)
  async listVenueFacts(@Input() { query }: EndpointInput<typeof listVenueFacts>): Promise<NamedVenueFacts[]> {
    return (await this.venueFactsRepository.of(query.ids)).map(toNamedVenueFacts);
  }

  @Endpoint(getVenueByPlace)
  async getVenueByPlace(@Input() { params }: EndpointInput<typeof getVenueByPlace>): Promise<{ id: number }> {
    const id = await this.venueRepository.idByPlace(params.placeId);
    if (id !== null) return { id };
    // In old links, this position contains either kind of ID.
    const ownId = idParamSchema.safeParse(params.placeId);
    const [venue] = ownId.success ? await this.venueRepository.byIds([ownId.data]) : [];
    if (venue) return { id: venue.id };
    throw problem('venue.not-found');
  }

  @Endpoint(listNearbyVenues)
  listNearbyVenues(@Input() { params }: EndpointInput<typeof listNearbyVenues>): Promise<NearbyVenue[]> {
    return this.listNearbyVenuesUseCase.execute(params.id);
  }

  @Endpoint(getNearestStation)
  getNearestStation(
    @Input() { params }: EndpointInput<typeof getNearestStation>,
  ): Promise<EndpointOutput<typeof getNearestStation>> {
    return this.getNearestStationUseCase.execute(params.id);
  }

  @Endpoint(listVenuePhotos)
  listVenuePhotos(
    @Input() { params }: EndpointInput<typeof listVenuePhotos>,
    @Caller() caller: Caller,
  ): Promise<VenuePhoto[]> {
    return this.listVenuePhotosUseCase.execute(params.id, caller.actor?.memberId ?? null);
  }
}
