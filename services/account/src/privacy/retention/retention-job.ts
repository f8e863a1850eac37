import { randomUUID } from 'node:crypto';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import sql from 'sql-template-tag';
import { CONFIG, Database, Jobs } from '@waymark/service-kit';
import type { AccountConfig } from '../../config';
import { MailQueue } from '../../support/mail/mail-queue';
import { retentionWarning } from '../../support/mail/templates/retention-warning';
import { CloseAccount } from '../deletion/close-account';
import { DeletionRepository } from '../deletion/deletion.repository';

const EVERY_MS = 3_600_000;
const WARN_DAYS = 30;
const AT_ONCE = 100;

/** Accounts that nobody used for years end: first a mail, 30 days later the same deletion that members can ask for. */
@Injectable()
export class RetentionJob implements OnApplicationBootstrap {
  constructor(
    private readonly database: Database,
    private readonly mails: MailQueue,
    private readonly deletions: DeletionRepository,
    private readonly account: CloseAccount,
    private readonly jobs: Jobs,
    @Inject(CONFIG) private readonly config: AccountConfig,
  ) {}

  onApplicationBootstrap(): void {
    this.jobs.add({ name: 'end unused accounts', every: EVERY_MS, atStart: true, run: () => this.run() });
  }

  async run(): Promise<void> {
    await this.setMissingDates();
    while (await this.warnNext());
    while (await this.endNext());
  }

  /** Accounts from before this rule: their time counts from the last sign-in that is known. */
  private async setMissingDates(): Promise<void> {
    await this.database.query(sql`
      UPDATE "user" SET data_retention_until = greatest(now() + make_interval(days => ${WARN_DAYS}),
        coalesce(last_login_at, created_at) + make_interval(months => ${this.config.DATA_RETENTION_MONTHS}))
      WHERE data_retention_until IS NULL`);
  }

  /** Each mail with its mark: a process that stops between two of them warns nobody twice. */
  private warnNext(): Promise<boolean> {
    return this.database.transaction(async (tx) => {
      const due = await tx.query<{ id: number; email: string; until: Date | null }>(sql`
        UPDATE "user" SET retention_warned_at = now(), data_retention_until = greatest(data_retention_until, now() + make_interval(days => ${WARN_DAYS}))
        WHERE id IN (SELECT id FROM "user" WHERE data_retention_until < now() + make_interval(days => ${WARN_DAYS})
                     AND retention_warned_at IS NULL AND NOT EXISTS (SELECT 1 FROM deleted_member WHERE member_id = "user".id) LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED)
        RETURNING id, email, data_retention_until AS until`);
      for (const { id, email, until } of due) {
        await this.mails.add(tx, {
          to: email,
          memberId: id,
          usefulMinutes: WARN_DAYS * 24 * 60,
          template: retentionWarning(this.config.PUBLIC_ORIGIN, until ?? new Date()),
        });
      }
      return due.length === AT_ONCE;
    });
  }

  private endNext(): Promise<boolean> {
    return this.database.transaction(async (tx) => {
      const due = await tx.query<{ id: number }>(sql`
        SELECT id FROM "user" WHERE data_retention_until < now() AND retention_warned_at < now() - make_interval(days => ${WARN_DAYS - 1})
          AND NOT EXISTS (SELECT 1 FROM deleted_member WHERE member_id = "user".id)
        LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED`);
      for (const { id: memberId } of due) {
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
