import { Injectable } from '@nestjs/common';
import type { Tx } from '@waymark/service-kit';
import sql from 'sql-template-tag';

/** The log only grows: of somebody who left, their number and why is taken out of it. */
@Injectable()
export class AuditPrivacy {
  async erase(tx: Tx, memberId: number): Promise<void> {
    await tx.query(sql`SELECT audit_erase(${memberId})`);
  }
}
