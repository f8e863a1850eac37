import { Injectable } from '@nestjs/common';
import type { AuditAct } from '@waymark/contracts-account';
import { type AuditEntry, AuditLog, Database } from '@waymark/service-kit';
import sql from 'sql-template-tag';

/** Audit log of staff actions in this slice. AUDIT_ACT_LABELS of the contracts has a text for each action. */
@Injectable()
export class Audit extends AuditLog<AuditAct> {}

export interface AuditLogRow extends Pick<
  AuditEntry<AuditAct>,
  'id' | 'at' | 'act' | 'actorId' | 'subjectId' | 'detail' | 'reason'
> {
  /** Null when the account has been deleted. */
  actorName: string | null;
  subjectName: string | null;
  isErased: boolean;
  total: number | null;
}

/** The audit log for staff to read. */
@Injectable()
export class AuditLogRepository {
  constructor(private readonly database: Database) {}

  /** Returns entries, newest first. IDs have no gaps, so the newest one is the total. */
  list(before: number | null, limit: number): Promise<AuditLogRow[]> {
    return this.database.query<AuditLogRow>(sql`
      SELECT e.id, e.at, e.act, e.actor_id AS "actorId", a.display_name AS "actorName", e.subject_id AS "subjectId",
        s.display_name AS "subjectName", e.detail, e.reason, e.erased_at IS NOT NULL AS "isErased",
        (SELECT max(id) FROM audit_entry) AS total
      FROM audit_entry e LEFT JOIN "user" a ON a.id = e.actor_id LEFT JOIN "user" s ON s.id = e.subject_id
      WHERE ${before}::int IS NULL OR e.id < ${before} ORDER BY e.id DESC LIMIT ${limit}`);
  }
}
