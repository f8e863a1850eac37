import { Controller } from '@nestjs/common';
import { type BegunGift, createPaymentIntent } from '@waymark/contracts-account';
import type { EndpointInput } from '@waymark/contracts-core';
import { Caller, Endpoint, IdempotencyKey, Input } from '@waymark/service-kit';
import { BeginGift } from './begin-gift.use-case';

@Controller()
export class CreatePaymentIntentController {
  constructor(private readonly useCase: BeginGift) {}

  @Endpoint(createPaymentIntent)
  handle(
    @Input() { body }: EndpointInput<typeof createPaymentIntent>,
    @Caller() caller: Caller,
    @IdempotencyKey() key: string | null,
  ): Promise<BegunGift> {
    const giver = { memberId: caller.actor?.memberId ?? null, origin: caller.origin };
    return this.useCase.execute(body, giver, key);
  }
}
