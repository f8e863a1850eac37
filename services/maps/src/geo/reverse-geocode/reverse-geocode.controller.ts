import { Controller } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { EndpointInput } from '@waymark/contracts-core';
import { nearestPlace, reverseGeocode, type Whereabouts } from '@waymark/contracts-maps';
import { Endpoint, Input, Reply } from '@waymark/service-kit';
import { FOR_A_DAY } from '../for-a-day';
import { Gazetteer } from '../gazetteer';

@Controller()
export class ReverseGeocodeController {
  constructor(private readonly gazetteer: Gazetteer) {}

  @Endpoint(reverseGeocode)
  reverse(@Input() { query }: EndpointInput<typeof reverseGeocode>, @Reply() reply: FastifyReply): Whereabouts {
    reply.header('cache-control', FOR_A_DAY);
    return this.gazetteer.whereIs(query);
  }

  @Endpoint(nearestPlace)
  nearest(@Input() { query }: EndpointInput<typeof nearestPlace>, @Reply() reply: FastifyReply): Whereabouts {
    reply.header('cache-control', FOR_A_DAY);
    return this.gazetteer.whereIs(query);
  }
}
