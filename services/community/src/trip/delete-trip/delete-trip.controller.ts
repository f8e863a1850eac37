import { Controller } from '@nestjs/common';
import { deleteTripBlog } from '@waymark/contracts-community';
import type { EndpointInput } from '@waymark/contracts-core';
import { Caller, Endpoint, Input } from '@waymark/service-kit';
import { DeleteTrip } from './delete-trip.use-case';

@Controller()
export class DeleteTripController {
  constructor(private readonly useCase: DeleteTrip) {}

  @Endpoint(deleteTripBlog)
  handle(@Input() { params }: EndpointInput<typeof deleteTripBlog>, @Caller() caller: Caller): Promise<void> {
    return this.useCase.execute(params.id, caller.member.memberId);
  }
}
