import { Controller } from '@nestjs/common';
import type { EndpointInput } from '@waymark/contracts-core';
import { suggestSupportService } from '@waymark/contracts-reviews';
import { Caller, Endpoint, IdempotencyKey, Input } from '@waymark/service-kit';
import { SuggestSupportService } from './suggest-support-service.use-case';

@Controller()
export class SuggestSupportServiceController {
  constructor(private readonly useCase: SuggestSupportService) {}

  @Endpoint(suggestSupportService)
  handle(
    @Input() { body }: EndpointInput<typeof suggestSupportService>,
    @Caller() caller: Caller,
    @IdempotencyKey() key: string | null,
  ): Promise<{ id: number }> {
    return this.useCase.execute(body, { actor: caller.actor, origin: caller.origin }, key);
  }
}
