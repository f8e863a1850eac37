import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Database, Jobs, LOG, type Log } from '@waymark/service-kit';
import { StripePort } from '../../donation/stripe-port';
import { OTHER_SLICES } from '../other-slices';
import { CloseAccount, EraseAccount } from './close-account';
import { ALARM_DAYS } from './delete-account.use-case';
import { DeletionRepository, type UnfinishedDeletion } from './deletion.repository';
import { MonthlyStopsRepository } from './monthly-stops.repository';

const EVERY_MS = 5_000;
const HOUR_MS = 3_600_000;
const ASK_AGAIN_MS = 6 * HOUR_MS;
/** Name in the log, beside those of slices, for a monthly donation that is not yet stopped in Stripe. */
const STRIPE = 'stripe';

/** Completes every confirmed deletion, whatever stopped it before: each round continues with what is not done yet. */
@Injectable()
export class ErasureJob implements OnApplicationBootstrap {
  private job: { wake(): void } | null = null;

  constructor(
    private readonly database: Database,
    private readonly deletions: DeletionRepository,
    private readonly account: CloseAccount,
    private readonly eraseAccount: EraseAccount,
    private readonly monthlyDonations: MonthlyStopsRepository,
    private readonly stripe: StripePort,
    private readonly jobs: Jobs,
    @Inject(LOG) private readonly log: Log,
  ) {}

  onApplicationBootstrap(): void {
    this.job = this.jobs.add({ name: 'erase members', every: EVERY_MS, atStart: true, run: () => this.run() });
  }

  wake(): void {
    this.job?.wake();
  }

  async run(): Promise<void> {
    await this.deletions.lapse();
    for (const request of await this.deletions.unfinished()) {
      // A failing deletion must not block the others.
      await this.goOn(request).catch((err: unknown) =>
        this.log.warn({ err, requestId: request.id }, 'a deletion goes on later'),
      );
    }
  }

  private async goOn(request: UnfinishedDeletion): Promise<void> {
    const confirmations = await this.deletions.confirmationsOf(request.id);
    const missing: string[] = OTHER_SLICES.filter(
      (slice) => !confirmations.some((confirmation) => confirmation.slice === slice),
    );
    if (await this.monthlyDonations.areOpen(request.userId, this.stripe.mode)) missing.push(STRIPE);
    if (missing.length === 0) return this.eraseAccount.run(request, confirmations);
    const now = Date.now();
    const days = Math.floor((now - (request.confirmedAt?.getTime() ?? now)) / (24 * HOUR_MS));
    if (!isSilentForLong(request, now)) return;
    if (days >= ALARM_DAYS)
      this.log.error({ requestId: request.id, missing, days }, 'a deletion nears its limit of 30 days');
    await this.database.transaction(async (tx) => {
      const locked = await this.deletions.lockUnfinished(tx, request.id);
      // Another process may have sent the erasure request since we listed the pending deletions.
      if (!locked || !isSilentForLong(locked, now)) return;
      await this.account.ask(tx, request.userId, request.reviews);
      await this.deletions.noteAsked(tx, request.id);
    });
  }
}

const isSilentForLong = ({ askedAt }: Pick<UnfinishedDeletion, 'askedAt'>, now: number): boolean =>
  now - (askedAt?.getTime() ?? 0) >= ASK_AGAIN_MS;
