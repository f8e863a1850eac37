import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Jobs, LOG, type Log } from '@waymark/service-kit';
import { CALLED_OFF_AFTER_MS } from './ask-again';
import { CallOff } from './call-off';
import { SettleDonation } from './settle-donation';
import { StripePort } from './stripe-port';
import { StripeEventRepository } from './webhook/stripe-event.repository';
import { type OpenDonation, OpenDonationRepository } from './donation.repository';

const EVERY_MS = 30_000;
const AT_ONCE = 50;
/** Days after which Stripe resends no event. */
const EVENT_DAYS = 40;

/** Settles donations without a reported outcome: the donor left, an event was lost, or a process died. */
@Injectable()
export class OpenDonations implements OnApplicationBootstrap {
  constructor(
    private readonly stripe: StripePort,
    private readonly donations: OpenDonationRepository,
    private readonly events: StripeEventRepository,
    private readonly settle: SettleDonation,
    private readonly callOff: CallOff,
    private readonly jobs: Jobs,
    @Inject(LOG) private readonly log: Log,
  ) {}

  onApplicationBootstrap(): void {
    if (this.stripe.mode === null) return;
    this.jobs.add({ name: 'ask about open gifts', every: EVERY_MS, atStart: true, run: () => this.run() });
  }

  async run(): Promise<void> {
    await this.donations.forgetSenders();
    await this.donations.callOffUnknown();
    await this.events.forget(EVENT_DAYS);
    for (const gift of await this.donations.take(AT_ONCE)) {
      await this.goOn(gift).catch((err: unknown) =>
        this.log.warn({ err, giftId: gift.id }, 'a gift is asked about later'),
      );
    }
  }

  private async goOn(gift: OpenDonation): Promise<void> {
    if (isAbandoned(gift)) await this.callOff.run(gift);
    await this.settle.payment(gift.paymentIntentId);
  }
}

/**
 * Returns whether the donor left the payment. A failed month is not abandoned: Stripe retries it while the monthly
 * donation runs.
 */
function isAbandoned({ state, monthlyState, createdAt }: OpenDonation): boolean {
  const isRunning = monthlyState === 'active' || monthlyState === 'late';
  return state !== 'processing' && !isRunning && Date.now() - createdAt.getTime() > CALLED_OFF_AFTER_MS;
}
