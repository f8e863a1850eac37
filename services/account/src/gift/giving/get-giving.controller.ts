import { Controller, Inject } from '@nestjs/common';
import { GIFT_MIN_PENCE, GIFT_PRESETS, getGiving, type Giving } from '@waymark/contracts-account';
import { CONFIG, Endpoint } from '@waymark/service-kit';
import type { AccountConfig } from '../../config';
import { GiftMonth, monthOf } from '../gift-month';
import { StripePort } from '../stripe/stripe-port';

@Controller()
export class GetGivingController {
  constructor(
    @Inject(CONFIG) private readonly config: AccountConfig,
    private readonly stripe: StripePort,
    private readonly months: GiftMonth,
  ) {}

  @Endpoint(getGiving)
  async handle(): Promise<Giving> {
    const { mode } = this.stripe;
    return {
      isTaken: mode !== null,
      mode,
      publishableKey: this.config.STRIPE_PUBLISHABLE_KEY ?? null,
      script: mode === null ? null : this.config.STRIPE_SCRIPT,
      membersOnly: this.config.GIFTS_MEMBERS_ONLY,
      minPence: GIFT_MIN_PENCE,
      maxPence: this.config.GIFT_MAX_PENCE,
      presets: [...GIFT_PRESETS],
      givenThisMonth: await this.months.read(monthOf(new Date()), mode ?? 'live'),
    };
  }
}
