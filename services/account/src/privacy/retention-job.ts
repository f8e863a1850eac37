import { randomUUID } from 'node:crypto';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { CONFIG, Database, Jobs } from '@waymark/service-kit';
import type { AccountConfig } from '../config';
import { MailQueue } from '../support/mail/mail-queue';
import { retentionWarning } from '../support/mail/templates/account-mails';
import { CloseAccount } from './deletion/close-account';
import { DeletionRepository } from './deletion/deletion.repository';
import { RetentionRepository, WARN_DAYS } from './retention.repository';

const EVERY_MS = 3_600_000;
const AT_ONCE = 100;

/**
 * Deletes accounts that were unused for years: sends an email first, and 30 days later starts the same deletion that
 * members can request.
 */
@Injectable()
export class RetentionJob implements OnApplicationBootstrap {
  constructor(
    private readonly database: Database,
    private readonly retention: RetentionRepository,
    private readonly mails: MailQueue,
    private readonly deletions: DeletionRepository,
    private readonly account: CloseAccount,
    private readonly jobs: Jobs,
    @Inject(CONFIG) private readonly config: AccountConfig,
  ) {}

  onApplicationBootstrap(): void {
    this.jobs.add({
      name: 'end unused accounts',
      every: EVERY_MS,
      atStart: true,
      run: (stopping) => this.run(stopping),
    });
  }

  async run(stopping?: AbortSignal): Promise<void> {
    await this.retention.setMissingDates();
    while (!stopping?.aborted && (await this.warnNext()));
    while (!stopping?.aborted && (await this.endNext()));
  }

  /** Stores each email together with its mark, so an interrupted process warns nobody twice. */
  private warnNext(): Promise<boolean> {
    return this.database.transaction(async (tx) => {
      const warned = await this.retention.markWarned(tx, AT_ONCE);
      for (const { id, email, until } of warned) {
        await this.mails.add(tx, {
          to: email,
          memberId: id,
          usefulMinutes: WARN_DAYS * 24 * 60,
          template: retentionWarning(this.config.PUBLIC_ORIGIN, until),
        });
      }
      return warned.length === AT_ONCE;
    });
  }

  private endNext(): Promise<boolean> {
    return this.database.transaction(async (tx) => {
      const due = await this.retention.lockOver(tx, AT_ONCE);
      for (const memberId of due) {
        await this.deletions.cancel(memberId, tx);
        const added = await this.deletions.addConfirmed(tx, {
          id: randomUUID(),
          memberId,
          reviews: 'anonymise',
          notes: 'Not used until dataRetentionUntil.',
        });
        if (added) await this.account.run(tx, memberId, 'anonymise');
      }
      return due.length === AT_ONCE;
    });
  }
}
