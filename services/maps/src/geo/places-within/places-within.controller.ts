import { Controller } from '@nestjs/common';
import type { EndpointInput } from '@waymark/contracts-core';
import { placesWithin, type Place } from '@waymark/contracts-maps';
import { Endpoint, Input, Reply } from '@waymark/service-kit';
import type { FastifyReply } from 'fastify';
import { FOR_A_DAY } from '../for-a-day';
import { Gazetteer } from '../gazetteer';

@Controller()
export class PlacesWithinController {
  constructor(private readonly gazetteer: Gazetteer) {}

  @Endpoint(placesWithin)
  handle(@Input() { query }: EndpointInput<typeof placesWithin>, @Reply() reply: FastifyReply): Place[] {
    reply.header('cache-control', FOR_A_DAY);
    return this.gazetteer.within(query);
  }
}
