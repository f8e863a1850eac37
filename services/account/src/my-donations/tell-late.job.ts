import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { CONFIG, Database, Jobs, type Tx } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import type { AccountConfig } from '../config';
import { MailQueue } from '../support/mail/mail-queue';
import { monthlyDonationLateMail } from '../support/mail/templates/donation-mails';
import { SecretBox } from '../support/secret-box';
import { giverAddress } from './giver';

interface LateDonation {
  id: string;
  memberId: number | null;
  memberEmail: string | null;
  sealedEmail: string | null;
  amountPence: number;
}

/** Monthly donations with a failed payment. */
@Injectable()
export class LateDonationsRepository {
  /**
   * Marks a failed monthly donation for a notification and returns it; null when none is left or another process holds
   * it. Skips donations that are to stop.
   */
  takeUntold(tx: Tx): Promise<LateDonation | null> {
    return tx.one<LateDonation>(sql`
      UPDATE monthly_gift m SET late_told_at = now()
      FROM (SELECT id FROM monthly_gift WHERE state = 'late' AND late_told_at IS NULL AND stop_asked_at IS NULL
            ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED) late
      JOIN monthly_gift b ON b.id = late.id LEFT JOIN "user" u ON u.id = b.member_id
      WHERE m.id = late.id
      RETURNING m.id, m.member_id AS "memberId", u.email AS "memberEmail", m.sealed_email AS "sealedEmail", m.amount_pence AS "amountPence"`);
  }
}

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
