import { Controller } from '@nestjs/common';
import { viewTripBlog } from '@waymark/contracts-community';
import type { EndpointInput, EndpointOutput } from '@waymark/contracts-core';
import { Caller, Endpoint, Input } from '@waymark/service-kit';
import { ViewTrip } from './view-trip.use-case';

@Controller()
export class ViewTripController {
  constructor(private readonly useCase: ViewTrip) {}

  @Endpoint(viewTripBlog)
  handle(
    @Input() { params }: EndpointInput<typeof viewTripBlog>,
    @Caller() caller: Caller,
  ): Promise<EndpointOutput<typeof viewTripBlog>> {
    return this.useCase.execute(params.id, caller.actor?.memberId ?? null, caller.origin);
  }
}
