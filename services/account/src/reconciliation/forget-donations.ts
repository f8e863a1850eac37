import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Jobs } from '@waymark/service-kit';
import { ForgetDonationsRepository } from './forget-donations.repository';

const EVERY_MS = 6 * 3_600_000;
const AT_ONCE = 1_000;
/** Tax law requires the books for this many full years after the year of the donation. */
const KEEP_YEARS = 6;

/** Deletes data that the law no longer requires, and email addresses that no receipt will need. */
@Injectable()
export class ForgetDonations implements OnApplicationBootstrap {
  constructor(
    private readonly rows: ForgetDonationsRepository,
    private readonly jobs: Jobs,
  ) {}

  onApplicationBootstrap(): void {
    this.jobs.add({
      name: 'forget old gifts',
      every: EVERY_MS,
      atStart: true,
      run: (stopping) => this.run(new Date(), stopping),
    });
  }

  async run(now = new Date(), stopping?: AbortSignal): Promise<void> {
    await this.rows.forgetAddresses();
    const before = new Date(Date.UTC(now.getUTCFullYear() - KEEP_YEARS, 0));
    while ((await this.rows.removeGifts(before, AT_ONCE)) === AT_ONCE) if (stopping?.aborted) return;
    await this.rows.removeRest(before);
  }
}
