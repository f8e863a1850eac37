import { Controller } from '@nestjs/common';
import type { EndpointInput } from '@waymark/contracts-core';
import { findOrCreateVenue, type VenueDetail } from '@waymark/contracts-reviews';
import { Caller, Endpoint, IdempotencyKey, Input, Reply } from '@waymark/service-kit';
import type { FastifyReply } from 'fastify';
import { FindOrCreateVenue } from './find-or-create-venue.use-case';

@Controller()
export class FindOrCreateVenueController {
  constructor(private readonly useCase: FindOrCreateVenue) {}

  @Endpoint(findOrCreateVenue)
  async handle(
    @Input() { body }: EndpointInput<typeof findOrCreateVenue>,
    @Caller() caller: Caller,
    @IdempotencyKey() key: string | null,
    @Reply() reply: FastifyReply,
  ): Promise<VenueDetail> {
    const { status, venue } = await this.useCase.execute(body, caller.member, key);
    reply.status(status);
    return venue;
  }
}
