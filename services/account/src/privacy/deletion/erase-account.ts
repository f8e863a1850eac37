import { Injectable } from '@nestjs/common';
import sql from 'sql-template-tag';
import { Database, EventTraces, type Tx } from '@waymark/service-kit';
import { MailQueue } from '../../support/mail/mail-queue';
import { deletionReceipt } from '../../support/mail/templates/deletion-receipt';
import { emailKey } from '../../member/email-key';
import { AuthThrottle } from '../../support/throttle/auth-throttle';
import { SLICE_TITLES } from '../export/export-content';
import { type Confirmation, DeletionRepository, type DeletionRow } from './deletion.repository';

/** The last step: this slice's own rows and events, when every other slice has confirmed. */
@Injectable()
export class EraseAccount {
  constructor(
    private readonly database: Database,
    private readonly deletions: DeletionRepository,
    private readonly traces: EventTraces,
    private readonly mails: MailQueue,
    private readonly throttle: AuthThrottle,
  ) {}

  async run(request: DeletionRow, confirmations: readonly Confirmation[]): Promise<void> {
    // Events first: while the broker is away the member's row still says what is left to do.
    await this.traces.removeEvents(request.userId);
    await this.database.transaction(async (tx) => {
      if (!(await this.deletions.lockUnfinished(tx, request.id))) return;
      const member = await tx.one<{ email: string }>(sql`SELECT email FROM "user" WHERE id = ${request.userId}`);
      if (member) {
        await this.sendReceipt(tx, member.email, confirmations);
        await this.throttle.forgetAccount(emailKey(member.email));
      }
      await this.removeRows(tx, request.userId);
      await this.deletions.finish(tx, request.id);
    });
  }

  private async sendReceipt(tx: Tx, to: string, confirmations: readonly Confirmation[]): Promise<void> {
    const others = confirmations.map(({ slice, erasedAt }) => ({ what: SLICE_TITLES[slice], at: erasedAt }));
    // Without the member's number: this mail has to outlive them.
    await this.mails.add(tx, {
      to,
      template: deletionReceipt([...others, { what: SLICE_TITLES.account, at: new Date() }]),
    });
  }

  /** Whatever belongs to the account row goes with it (ON DELETE CASCADE). */
  private async removeRows(tx: Tx, memberId: number): Promise<void> {
    await tx.query(sql`DELETE FROM session WHERE sess->'memberId' = to_jsonb(${memberId}::int)`);
    await tx.query(sql`DELETE FROM "user" WHERE id = ${memberId}`);
    await tx.query(sql`UPDATE review_projection SET author_id = NULL WHERE author_id = ${memberId}`);
    await tx.query(sql`UPDATE top_reviewer_projection SET member_id = NULL WHERE member_id = ${memberId}`);
    await tx.query(sql`SELECT audit_erase(${memberId})`);
    await this.traces.removeRows(tx, memberId);
    await tx.query(sql`UPDATE deleted_member SET erased_at = now() WHERE member_id = ${memberId}`);
  }
}
