import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Jobs, LOG, type Log } from '@waymark/service-kit';
import { StripePort } from '../../donation/stripe-port';
import { CarryOutWishes } from './carry-out-wishes';
import { MonthlyWishesRepository } from './monthly-wishes.repository';
import { TellStopped } from './tell-stopped';

const EVERY_MS = 10_000;
const AT_ONCE = 50;

/** Retries changes that failed at Stripe or in a process that died. */
@Injectable()
export class WishJob implements OnApplicationBootstrap {
  constructor(
    private readonly wishes: MonthlyWishesRepository,
    private readonly stripe: StripePort,
    private readonly carryOut: CarryOutWishes,
    private readonly tell: TellStopped,
    private readonly jobs: Jobs,
    @Inject(LOG) private readonly log: Log,
  ) {}

  onApplicationBootstrap(): void {
    this.jobs.add({ name: 'carry out wishes of givers', every: EVERY_MS, atStart: true, run: () => this.run() });
  }

  async run(): Promise<void> {
    const { mode } = this.stripe;
    if (mode === null) return;
    for (const id of await this.wishes.open(mode, AT_ONCE)) {
      // A failing change must not block the others.
      await this.goOn(id).catch((err: unknown) => this.log.warn({ err, monthlyGiftId: id }, 'a wish goes on later'));
    }
  }

  private async goOn(id: string): Promise<void> {
    await this.carryOut.execute(id);
    await this.tell.execute(id);
  }
}
