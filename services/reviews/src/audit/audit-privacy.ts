import { Injectable } from '@nestjs/common';
import type { Tx } from '@waymark/service-kit';
import sql from 'sql-template-tag';

/** Removes the ID and the reason of a deleted member from the log, which otherwise only grows. */
@Injectable()
export class AuditPrivacy {
  async erase(tx: Tx, memberId: number): Promise<void> {
    await tx.query(sql`SELECT audit_erase(${memberId})`);
  }
}
