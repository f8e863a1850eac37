import { Controller } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { EndpointInput } from '@waymark/contracts-core';
import { findPlaces, type Place } from '@waymark/contracts-maps';
import { Endpoint, Input, Reply } from '@waymark/service-kit';
import { FOR_A_DAY } from '../for-a-day';
import { Gazetteer } from '../gazetteer';

@Controller()
export class FindPlacesController {
  constructor(private readonly gazetteer: Gazetteer) {}

  @Endpoint(findPlaces)
  handle(@Input() { query }: EndpointInput<typeof findPlaces>, @Reply() reply: FastifyReply): Place[] {
    reply.header('cache-control', FOR_A_DAY);
    return this.gazetteer.find(query.q, query.userCountry === 'UK' ? 'GB' : null);
  }
}
