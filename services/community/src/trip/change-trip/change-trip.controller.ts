import { Controller } from '@nestjs/common';
import { changeTripBlog, type WholeTrip } from '@waymark/contracts-community';
import type { EndpointInput } from '@waymark/contracts-core';
import { Caller, Endpoint, IdempotencyKey, Input } from '@waymark/service-kit';
import { ChangeTrip } from './change-trip.use-case';

@Controller()
export class ChangeTripController {
  constructor(private readonly useCase: ChangeTrip) {}

  @Endpoint(changeTripBlog)
  handle(
    @Input() input: EndpointInput<typeof changeTripBlog>,
    @Caller() caller: Caller,
    @IdempotencyKey() key: string | null,
  ): Promise<WholeTrip> {
    return this.useCase.execute(input, caller.member.memberId, key);
  }
}
