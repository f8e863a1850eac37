import { Injectable } from '@nestjs/common';
import { DATA_HOLDER_TITLES } from '@waymark/contracts-core';
import { Database, EventTraces, type Tx } from '@waymark/service-kit';
import { MailQueue } from '../../support/mail/mail-queue';
import { deletionReceipt } from '../../support/mail/templates/account-mails';
import { emailKey } from '../../member/member-keys';
import { AuthThrottle } from '../../support/throttle/auth-throttle';
import {
  type Confirmation,
  DeletionRepository,
  ErasureRepository,
  type UnfinishedDeletion,
} from './deletion.repository';

/** The last step: deletes this slice's own rows and events, after every other slice has confirmed. */
@Injectable()
export class EraseAccount {
  constructor(
    private readonly database: Database,
    private readonly deletions: DeletionRepository,
    private readonly rows: ErasureRepository,
    private readonly traces: EventTraces,
    private readonly mails: MailQueue,
    private readonly throttle: AuthThrottle,
  ) {}

  async run(request: UnfinishedDeletion, confirmations: readonly Confirmation[]): Promise<void> {
    // Deletes events first: while the broker is unavailable, the member's row still shows what remains to be done.
    await this.traces.removeEvents(request.userId);
    await this.database.transaction(async (tx) => {
      if (!(await this.deletions.lockUnfinished(tx, request.id))) return;
      const email = await this.rows.emailOf(tx, request.userId);
      if (email !== null) {
        await this.sendReceipt(tx, email, confirmations);
        await this.throttle.forgetAccount(emailKey(email));
      }
      await this.rows.removeRows(tx, request.userId);
      await this.deletions.finish(tx, request.id);
    });
  }

  private async sendReceipt(tx: Tx, to: string, confirmations: readonly Confirmation[]): Promise<void> {
    const others = confirmations.map(({ slice, erasedAt }) => ({ what: DATA_HOLDER_TITLES[slice], at: erasedAt }));
    // The email has no member ID, because it must outlive the account.
    await this.mails.add(tx, {
      to,
      template: deletionReceipt([...others, { what: DATA_HOLDER_TITLES.account, at: new Date() }]),
    });
  }
}
