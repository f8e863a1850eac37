import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Database, Jobs } from '@waymark/service-kit';
import sql from 'sql-template-tag';

@Injectable()
export class ForgetDonationsRepository {
  constructor(private readonly database: Database) {}

  /**
   * Deletes email addresses: of unpaid donations after a month; of ended monthly donations once all their receipts are
   * written.
   */
  async forgetAddresses(): Promise<void> {
    await this.database.query(sql`
      UPDATE gift SET sealed_email = NULL
      WHERE sealed_email IS NOT NULL AND received_at IS NULL AND created_at < now() - interval '30 days'`);
    await this.database.query(sql`
      UPDATE monthly_gift m SET sealed_email = NULL
      WHERE m.sealed_email IS NOT NULL AND m.stopped_at < now() - interval '30 days'
        AND NOT EXISTS (SELECT 1 FROM gift g WHERE g.monthly_gift_id = m.id AND g.received_at IS NOT NULL AND g.receipted_at IS NULL)`);
  }

  /** Deletes donations before that date, oldest first, with their refunds and receipts. Returns the number. */
  removeGifts(before: Date, most: number): Promise<number> {
    return this.database.transaction(async (tx) => {
      const old = await tx.query<{ id: string }>(sql`
        SELECT id FROM gift WHERE created_at < ${before} AND coalesce(received_at, created_at) < ${before}
        ORDER BY created_at LIMIT ${most} FOR UPDATE SKIP LOCKED`);
      const ids = old.map(({ id }) => id);
      await tx.query(sql`DELETE FROM gift_refund WHERE gift_id = ANY(${ids}::uuid[])`);
      await tx.query(sql`DELETE FROM gift WHERE id = ANY(${ids}::uuid[])`);
      return ids.length;
    });
  }

  /**
   * Deletes comparisons, and monthly donations without remaining payments. Monthly totals contain no personal data and
   * stay.
   */
  async removeRest(before: Date): Promise<void> {
    await this.database.query(sql`
      DELETE FROM monthly_gift m WHERE m.created_at < ${before} AND m.state = 'stopped' AND m.stopped_at < ${before}
        AND NOT EXISTS (SELECT 1 FROM gift g WHERE g.monthly_gift_id = m.id)`);
    await this.database.query(sql`DELETE FROM books_run WHERE finished_at < ${before}`);
  }
}

const EVERY_MS = 6 * 3_600_000;
const AT_ONCE = 1_000;
/** Number of full years after the year of the donation for which tax law requires our records. */
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
