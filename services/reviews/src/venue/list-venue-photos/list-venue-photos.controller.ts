import { Controller } from '@nestjs/common';
import type { EndpointInput } from '@waymark/contracts-core';
import { listVenuePhotos, type VenuePhoto } from '@waymark/contracts-reviews';
import { Caller, Endpoint, Input } from '@waymark/service-kit';
import { ListVenuePhotos } from './list-venue-photos.use-case';

@Controller()
export class ListVenuePhotosController {
  constructor(private readonly useCase: ListVenuePhotos) {}

  @Endpoint(listVenuePhotos)
  handle(@Input() { params }: EndpointInput<typeof listVenuePhotos>, @Caller() caller: Caller): Promise<VenuePhoto[]> {
    return this.useCase.execute(params.id, caller.actor?.memberId ?? null);
  }
}
