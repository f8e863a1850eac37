import { Controller, Inject, Req } from '@nestjs/common';
import {
  askCardOutcome,
  askGiftOutcome,
  type BegunGift,
  type CardOutcome,
  createPaymentIntent,
  getGiving,
  GIFT_MIN_PENCE,
  GIFT_PRESETS,
  type GiftOutcome,
  type Giving,
  receiveStripeEvent,
} from '@waymark/contracts-account';
import type { EndpointInput } from '@waymark/contracts-core';
import { Caller, CONFIG, Endpoint, IdempotencyKey, Input } from '@waymark/service-kit';
import type { FastifyRequest } from 'fastify';
import type { AccountConfig } from '../config';
import { BeginGift } from './begin-gift.use-case';
import { GiftMonth, monthOf } from './gift-month';
import { AskCardOutcome } from './ask-card-outcome.use-case';
import { AskGiftOutcome } from './ask-gift-outcome.use-case';
import { StripePort } from './stripe-port';
import { ReceiveStripeEvent } from './webhook/receive-stripe-event.use-case';

@Controller()
export class GiftController {
  constructor(
    private readonly askCardOutcomeUseCase: AskCardOutcome,
    private readonly askGiftOutcomeUseCase: AskGiftOutcome,
    private readonly beginGift: BeginGift,
    @Inject(CONFIG) private readonly config: AccountConfig,
    private readonly stripePort: StripePort,
    private readonly giftMonth: GiftMonth,
    private readonly receiveStripeEventUseCase: ReceiveStripeEvent,
  ) {}

  @Endpoint(askCardOutcome)
  askCardOutcome(
    @Input() { body }: EndpointInput<typeof askCardOutcome>,
    @Caller() caller: Caller,
  ): Promise<CardOutcome> {
    return this.askCardOutcomeUseCase.execute(body, caller.origin);
  }

  @Endpoint(askGiftOutcome)
  askGiftOutcome(
    @Input() { body }: EndpointInput<typeof askGiftOutcome>,
    @Caller() caller: Caller,
  ): Promise<GiftOutcome> {
    return this.askGiftOutcomeUseCase.execute(body, caller.origin);
  }

  @Endpoint(createPaymentIntent)
  createPaymentIntent(
    @Input() { body }: EndpointInput<typeof createPaymentIntent>,
    @Caller() caller: Caller,
    @IdempotencyKey() key: string | null,
  ): Promise<BegunGift> {
    const giver = { memberId: caller.actor?.memberId ?? null, origin: caller.origin };
    return this.beginGift.execute(body, giver, key);
  }

  @Endpoint(getGiving)
  async getGiving(): Promise<Giving> {
    const { mode } = this.stripePort;
    return {
      isTaken: mode !== null,
      mode,
      publishableKey: this.config.STRIPE_PUBLISHABLE_KEY ?? null,
      script: mode === null ? null : this.config.STRIPE_SCRIPT,
      membersOnly: this.config.GIFTS_MEMBERS_ONLY,
      minPence: GIFT_MIN_PENCE,
      maxPence: this.config.GIFT_MAX_PENCE,
      presets: [...GIFT_PRESETS],
      givenThisMonth: await this.giftMonth.read(monthOf(new Date()), mode ?? 'live'),
    };
  }

  @Endpoint(receiveStripeEvent)
  receiveStripeEvent(
    @Input() { body }: EndpointInput<typeof receiveStripeEvent>,
    @Req() { headers }: FastifyRequest,
  ): Promise<void> {
    const signature = headers['stripe-signature'];
    return this.receiveStripeEventUseCase.execute(body, typeof signature === 'string' ? signature : undefined);
  }
}
