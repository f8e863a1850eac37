import { Controller } from '@nestjs/common';
import { createTripBlog, type WholeTrip } from '@waymark/contracts-community';
import type { EndpointInput } from '@waymark/contracts-core';
import { Caller, Endpoint, IdempotencyKey, Input } from '@waymark/service-kit';
import { CreateTrip } from './create-trip.use-case';

@Controller()
export class CreateTripController {
  constructor(private readonly useCase: CreateTrip) {}

  @Endpoint(createTripBlog)
  handle(
    @Input() input: EndpointInput<typeof createTripBlog>,
    @Caller() caller: Caller,
    @IdempotencyKey() key: string | null,
  ): Promise<WholeTrip> {
    return this.useCase.execute(input, caller.member, key);
  }
}
