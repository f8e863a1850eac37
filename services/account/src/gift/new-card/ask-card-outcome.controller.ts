import { Controller } from '@nestjs/common';
import { askCardOutcome, type CardOutcome } from '@waymark/contracts-account';
import type { EndpointInput } from '@waymark/contracts-core';
import { Caller, Endpoint, Input } from '@waymark/service-kit';
import { AskCardOutcome } from './ask-card-outcome.use-case';

@Controller()
export class AskCardOutcomeController {
  constructor(private readonly useCase: AskCardOutcome) {}

  @Endpoint(askCardOutcome)
  handle(@Input() { body }: EndpointInput<typeof askCardOutcome>, @Caller() caller: Caller): Promise<CardOutcome> {
    return this.useCase.execute(body, caller.origin);
  }
}
