import { Controller } from '@nestjs/common';
import { askGiftOutcome, type GiftOutcome } from '@waymark/contracts-account';
import type { EndpointInput } from '@waymark/contracts-core';
import { Caller, Endpoint, Input } from '@waymark/service-kit';
import { AskGiftOutcome } from './ask-gift-outcome.use-case';

@Controller()
export class AskGiftOutcomeController {
  constructor(private readonly useCase: AskGiftOutcome) {}

  @Endpoint(askGiftOutcome)
  handle(@Input() { body }: EndpointInput<typeof askGiftOutcome>, @Caller() caller: Caller): Promise<GiftOutcome> {
    return this.useCase.execute(body, caller.origin);
  }
}
