import { Controller } from '@nestjs/common';
import { publishTripBlog, type TripBlog } from '@waymark/contracts-community';
import type { EndpointInput } from '@waymark/contracts-core';
import { Caller, Endpoint, Input } from '@waymark/service-kit';
import { PublishTrip } from './publish-trip.use-case';

@Controller()
export class PublishTripController {
  constructor(private readonly useCase: PublishTrip) {}

  @Endpoint(publishTripBlog)
  handle(
    @Input() { params, body }: EndpointInput<typeof publishTripBlog>,
    @Caller() caller: Caller,
  ): Promise<TripBlog> {
    return this.useCase.execute(params.id, body.isPublic, caller.member.memberId);
  }
}
