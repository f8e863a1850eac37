import { Controller } from '@nestjs/common';
import type { EndpointInput } from '@waymark/contracts-core';
import { getVenueA11yJson, getVenueGeoJson } from '@waymark/contracts-reviews';
import type { VenueA11yJson, VenueGeoJson } from '@waymark/contracts-reviews';
import { Endpoint, Input } from '@waymark/service-kit';
import { OpenVenue } from './open-venue';
import { venueA11yJson } from './venue-a11y-json';

@Controller()
export class VenueDataController {
  constructor(private readonly venues: OpenVenue) {}

  @Endpoint(getVenueGeoJson)
  geoJson(@Input() { params }: EndpointInput<typeof getVenueGeoJson>): Promise<VenueGeoJson> {
    return this.venues.read(params.id);
  }

  @Endpoint(getVenueA11yJson)
  async a11yJson(@Input() { params }: EndpointInput<typeof getVenueA11yJson>): Promise<VenueA11yJson> {
    return venueA11yJson(await this.venues.read(params.id));
  }
}
