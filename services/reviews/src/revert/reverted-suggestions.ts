import { Injectable } from '@nestjs/common';
import { type Before, type MemberSpan, type RevertedKind, type Tx } from '@waymark/service-kit';
import sql, { type Sql } from 'sql-template-tag';

/** Suggested support services that wait for staff. What staff accepted is on the list by their word. */
@Injectable()
export class RevertedSuggestions implements RevertedKind {
  rows({ memberId, from, to }: MemberSpan): Sql {
    return sql`
      SELECT id::text AS content_id, created_at AS at, name AS title, description AS said, NULL::text AS path
      FROM support_service_suggestion
      WHERE member_id = ${memberId} AND created_at >= ${from} AND created_at < ${to} AND state = 'suggested'`;
  }

  async take(tx: Tx, contentId: string): Promise<Before | null> {
    const row = await tx.one<{ decidedAt: Date | null }>(sql`
      UPDATE support_service_suggestion SET state = 'refused', decided_at = date_trunc('milliseconds', clock_timestamp())
      WHERE id = ${Number(contentId)} AND state = 'suggested' RETURNING decided_at AS "decidedAt"`);
    return row?.decidedAt ? { decidedAt: row.decidedAt.toISOString() } : null;
  }

  async bringBack(tx: Tx, contentId: string, _memberId: number, { decidedAt }: Before): Promise<boolean> {
    const row = await tx.one(sql`
      UPDATE support_service_suggestion SET state = 'suggested', decided_at = NULL
      WHERE id = ${Number(contentId)} AND state = 'refused' AND decided_at = ${String(decidedAt)}::timestamptz RETURNING 1`);
    return row !== null;
  }
}
