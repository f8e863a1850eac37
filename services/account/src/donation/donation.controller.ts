import { Controller, Inject, Req } from '@nestjs/common';
import {
  askCardOutcome,
  askDonationOutcome,
  type BegunDonation,
  type CardOutcome,
  createPaymentIntent,
  getGiving,
  DONATION_MIN_PENCE,
  DONATION_PRESETS,
  type DonationOutcome,
  type Giving,
  receiveStripeEvent,
} from '@waymark/contracts-account';
import type { EndpointInput } from '@waymark/contracts-core';
import { Caller, CONFIG, Endpoint, IdempotencyKey, Input } from '@waymark/service-kit';
import type { FastifyRequest } from 'fastify';
import type { AccountConfig } from '../config';
import { BeginDonation } from './begin-donation.use-case';
import { DonationMonth, monthOf } from './donation-month';
import { AskCardOutcome, AskDonationOutcome } from './ask-outcome.use-case';
import { StripePort } from './stripe-port';
import { ReceiveStripeEvent } from './webhook/receive-stripe-event.use-case';

@Controller()
export class DonationController {
  constructor(
    private readonly askCardOutcomeUseCase: AskCardOutcome,
    private readonly askDonationOutcomeUseCase: AskDonationOutcome,
    private readonly beginDonation: BeginDonation,
    @Inject(CONFIG) private readonly config: AccountConfig,
    private readonly stripePort: StripePort,
    private readonly donationMonth: DonationMonth,
    private readonly receiveStripeEventUseCase: ReceiveStripeEvent,
  ) {}

  @Endpoint(askCardOutcome)
  askCardOutcome(
    @Input() { body }: EndpointInput<typeof askCardOutcome>,
    @Caller() caller: Caller,
  ): Promise<CardOutcome> {
    return this.askCardOutcomeUseCase.execute(body, caller.origin);
  }

  @Endpoint(askDonationOutcome)
  askDonationOutcome(
    @Input() { body }: EndpointInput<typeof askDonationOutcome>,
    @Caller() caller: Caller,
  ): Promise<DonationOutcome> {
    return this.askDonationOutcomeUseCase.execute(body, caller.origin);
  }

  @Endpoint(createPaymentIntent)
  createPaymentIntent(
    @Input() { body }: EndpointInput<typeof createPaymentIntent>,
    @Caller() caller: Caller,
    @IdempotencyKey() key: string | null,
  ): Promise<BegunDonation> {
    const giver = { memberId: caller.actor?.memberId ?? null, origin: caller.origin };
    return this.beginDonation.execute(body, giver, key);
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
      minPence: DONATION_MIN_PENCE,
      maxPence: this.config.GIFT_MAX_PENCE,
      presets: [...DONATION_PRESETS],
      givenThisMonth: await this.donationMonth.read(monthOf(new Date()), mode ?? 'live'),
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
