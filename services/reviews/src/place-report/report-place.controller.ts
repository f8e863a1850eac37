import { Controller } from '@nestjs/common';
import type { EndpointInput } from '@waymark/contracts-core';
import { reportPlace } from '@waymark/contracts-reviews';
import { Caller, Endpoint, IdempotencyKey, Input } from '@waymark/service-kit';
import { ReportPlace, type Decision } from './report-place.use-case';

@Controller()
export class ReportPlaceController {
  constructor(private readonly useCase: ReportPlace) {}

  @Endpoint(reportPlace)
  handle(
    @Input() input: EndpointInput<typeof reportPlace>,
    @Caller() caller: Caller,
    @IdempotencyKey() key: string | null,
  ): Promise<Decision> {
    return this.useCase.execute(input, caller.member, key);
  }
}
