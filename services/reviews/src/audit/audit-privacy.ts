import { Injectable } from '@nestjs/common';
import type { Tx } from '@waymark/service-kit';
import sql from 'sql-template-tag';

/** The log is append-only; for a member who left, it removes their ID and the reason. */
@Injectable()
export class AuditPrivacy {
  async erase(tx: Tx, memberId: number): Promise<void> {
    await tx.query(sql`SELECT audit_erase(${memberId})`);
  }
}
