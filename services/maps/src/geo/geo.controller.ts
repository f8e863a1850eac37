import { Controller } from '@nestjs/common';
import type { EndpointInput } from '@waymark/contracts-core';
import {
  findPlaces,
  nearestPlace,
  type Place,
  placesWithin,
  reverseGeocode,
  type Whereabouts,
} from '@waymark/contracts-maps';
import { Endpoint, Input, Reply } from '@waymark/service-kit';
import type { FastifyReply } from 'fastify';
import { Gazetteer } from './gazetteer';

/** Cache-Control of gazetteer responses: they are the same for everybody and change only with a release. */
const FOR_A_DAY = 'public, max-age=86400';

@Controller()
export class GeoController {
  constructor(private readonly gazetteer: Gazetteer) {}

  @Endpoint(reverseGeocode)
  reverseGeocode(@Input() { query }: EndpointInput<typeof reverseGeocode>, @Reply() reply: FastifyReply): Whereabouts {
    reply.header('cache-control', FOR_A_DAY);
    return this.gazetteer.whereIs(query);
  }

  @Endpoint(nearestPlace)
  nearestPlace(@Input() { query }: EndpointInput<typeof nearestPlace>, @Reply() reply: FastifyReply): Whereabouts {
    reply.header('cache-control', FOR_A_DAY);
    return this.gazetteer.whereIs(query);
  }

  @Endpoint(findPlaces)
  findPlaces(@Input() { query }: EndpointInput<typeof findPlaces>, @Reply() reply: FastifyReply): Place[] {
    reply.header('cache-control', FOR_A_DAY);
    return this.gazetteer.find(query.q, query.userCountry === 'UK' ? 'GB' : null);
  }

  @Endpoint(placesWithin)
  placesWithin(@Input() { query }: EndpointInput<typeof placesWithin>, @Reply() reply: FastifyReply): Place[] {
    reply.header('cache-control', FOR_A_DAY);
    return this.gazetteer.within(query);
  }
}
