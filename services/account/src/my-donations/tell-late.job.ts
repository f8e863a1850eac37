import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { CONFIG, Database, Jobs, type Tx } from '@waymark/service-kit';
import type { AccountConfig } from '../config';
import { MailQueue } from '../support/mail/mail-queue';
import { monthlyDonationLateMail } from '../support/mail/templates/donation-mails';
import { SecretBox } from '../support/secret-box';
import { giverAddress } from './giver-address';
import { LateDonationsRepository } from './late-donations.repository';

const EVERY_MS = 10_000;

/** Emails donors about a failed month. Mark and email are one transaction, so each donor gets exactly one. */
@Injectable()
export class TellLate implements OnApplicationBootstrap {
  constructor(
    private readonly database: Database,
    private readonly late: LateDonationsRepository,
    private readonly box: SecretBox,
    private readonly mail: MailQueue,
    private readonly jobs: Jobs,
    @Inject(CONFIG) private readonly config: AccountConfig,
  ) {}

  onApplicationBootstrap(): void {
    this.jobs.add({
      name: 'tell givers whose month failed',
      every: EVERY_MS,
      atStart: true,
      run: (stopping) => this.run(stopping),
    });
  }

  async run(stopping?: AbortSignal): Promise<void> {
    while (!stopping?.aborted && (await this.database.transaction((tx) => this.next(tx))));
  }

  /** Returns false when no donor is left to notify. */
  private async next(tx: Tx): Promise<boolean> {
    const gift = await this.late.takeUntold(tx);
    if (!gift) return false;
    const to = giverAddress(this.box, gift.id, gift);
    const { memberId, amountPence } = gift;
    if (to === null) return true;
    const template = monthlyDonationLateMail(amountPence, memberId !== null, this.config.PUBLIC_ORIGIN);
    await this.mail.add(tx, { to, template, ...(memberId !== null && { memberId }) });
    return true;
  }
}
