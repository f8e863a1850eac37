import { Controller } from '@nestjs/common';
import type { EndpointInput } from '@waymark/contracts-core';
import { findOrCreateVenue, getVenue, type VenueDetail } from '@waymark/contracts-reviews';
import { Caller, Endpoint, IdempotencyKey, Input, Reply } from '@waymark/service-kit';
import type { FastifyReply } from 'fastify';
import { FindOrCreateVenue } from './find-or-create-venue.use-case';
import { VenuePage } from './venue-page';

@Controller()
export class VenuePageController {
  constructor(
    private readonly venuePage: VenuePage,
    private readonly findOrCreateVenueUseCase: FindOrCreateVenue,
  ) {}

  @Endpoint(getVenue)
  getVenue(@Input() input: EndpointInput<typeof getVenue>, @Caller() caller: Caller): Promise<VenueDetail> {
    return this.venuePage.show(input.params.id, caller.actor);
  }

  @Endpoint(findOrCreateVenue)
  async findOrCreateVenue(
    @Input() { body }: EndpointInput<typeof findOrCreateVenue>,
    @Caller() caller: Caller,
    @IdempotencyKey() key: string | null,
    @Reply() reply: FastifyReply,
  ): Promise<VenueDetail> {
    const { status, venue } = await this.findOrCreateVenueUseCase.execute(body, caller.member, key);
    reply.status(status);
    return venue;
  }
}
