import { Injectable } from '@nestjs/common';
import { type CaseDetail, LEASE_MINUTES } from '@waymark/contracts-community';
import { hasRole } from '@waymark/contracts-core';
import { Database, type Tx } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import { problem } from '../problem';
import { CaseViews, type Reader } from './case-views';
import { CaseWriter } from './case.writer';

/**
 * Leases a case to one moderator for ten minutes, so that no two decide it at the same time. A moderator holds one
 * case at a time.
 * A retry only renews the lease, so it needs no idempotency record.
 */
@Injectable()
export class CaseHands {
  constructor(
    private readonly database: Database,
    private readonly cases: CaseWriter,
    private readonly views: CaseViews,
  ) {}

  /**
   * Leases the first case in the queue that the moderator can decide. `after` is a case left for later; the search
   * continues behind it.
   */
  next(moderator: Reader, after: number | null): Promise<{ case: CaseDetail | null }> {
    return this.database.transaction(async (tx) => {
      await this.cases.release(tx, moderator.memberId);
      const found = await this.first(tx, moderator, after);
      if (!found) return { case: null };
      await this.hold(tx, found.id, moderator.memberId);
      return { case: await this.views.one(found.id, moderator, tx) };
    });
  }

  one(id: number, moderator: Reader): Promise<CaseDetail> {
    const moderatorId = moderator.memberId;
    return this.database.transaction(async (tx) => {
      await this.cases.release(tx, moderatorId);
      const found = await this.cases.lock(tx, id);
      if (!found) throw problem('case.not-found');
      if (found.isHeld && found.heldBy !== moderatorId) throw problem('case.held');
      await this.hold(tx, id, moderatorId);
      return this.views.one(id, moderator, tx);
    });
  }

  private async hold(tx: Tx, id: number, moderatorId: number): Promise<void> {
    await tx.query(sql`
      UPDATE moderation_case SET held_by = ${moderatorId}, held_until = now() + make_interval(mins => ${LEASE_MINUTES})
      WHERE id = ${id}`);
  }

  private async first(tx: Tx, moderator: Reader, after: number | null): Promise<{ id: number } | null> {
    const found = await this.open(tx, moderator, after);
    // Read again under the lock: reports and measures may have changed since the first statement.
    return found && ((await this.open(tx, moderator, after, found.id)) ?? this.first(tx, moderator, after));
  }

  /**
   * Returns and locks the first case that this moderator may decide; with `id`, only that case. Skips cases that are
   * locked by others.
   */
  private open(
    tx: Tx,
    { memberId: moderatorId, role }: Reader,
    after: number | null,
    id: number | null = null,
  ): Promise<{ id: number } | null> {
    const isAdmin = hasRole(role, 'admin');
    return tx.one<{ id: number }>(sql`
      SELECT c.id FROM moderation_case c
      WHERE c.state = 'open' AND c.is_there AND (c.held_until IS NULL OR c.held_until < now())
        AND c.author_id IS DISTINCT FROM ${moderatorId}::int AND NOT (c.is_appealed AND c.decided_by IS NOT DISTINCT FROM ${moderatorId}::int)
        AND (${isAdmin} OR NOT c.is_appealed OR NOT EXISTS (SELECT 1 FROM member_measure m WHERE m.case_id = c.id AND m.act = 'suspend'))
        AND NOT EXISTS (SELECT 1 FROM moderation_report r WHERE r.case_id = c.id AND r.member_id = ${moderatorId} AND r.told_at IS NULL)
        AND (c.id = ${id}::int OR ${id}::int IS NULL)
        AND (c.due_at, c.id) > (
          coalesce((SELECT due_at FROM moderation_case WHERE id = ${after}::int), '-infinity'), coalesce(${after}::int, 0))
      ORDER BY c.due_at, c.id LIMIT 1 FOR UPDATE OF c SKIP LOCKED`);
  }
}
