import { Injectable } from '@nestjs/common';
import { memberDeleted, type ReviewsChoice } from '@waymark/contracts-account';
import { DATA_HOLDER_TITLES } from '@waymark/contracts-core';
import { Database, EventTraces, markDeleted, Outbox, type Tx } from '@waymark/service-kit';
import { emailKey } from '../../member/member-keys';
import { MemberRepository } from '../../member/member.repository';
import { SessionRepository } from '../../session/session.repository';
import { MailQueue } from '../../support/mail/mail-queue';
import { deletionReceipt } from '../../support/mail/templates/account-mails';
import { AuthThrottle } from '../../support/throttle/auth-throttle';
import {
  type Confirmation,
  DeletionRepository,
  ErasureRepository,
  type UnfinishedDeletion,
} from './deletion.repository';
import { MonthlyStopsRepository } from './monthly-stops.repository';

/**
 * The first step of every deletion: ends all sessions, stops monthly donations, and asks every slice to erase the
 * member's data.
 */
@Injectable()
export class CloseAccount {
  constructor(
    private readonly outbox: Outbox,
    private readonly sessions: SessionRepository,
    private readonly members: MemberRepository,
    private readonly monthlyDonations: MonthlyStopsRepository,
  ) {}

  /** Returns the hashes of the ended sessions, for the cache. */
  async run(tx: Tx, memberId: number, reviews: ReviewsChoice): Promise<string[]> {
    await markDeleted(tx, memberId);
    await this.members.close(tx, memberId);
    await this.monthlyDonations.ask(tx, memberId);
    const ended = await this.sessions.removeAllOf(tx, memberId);
    await this.ask(tx, memberId, reviews);
    return ended;
  }

  /** Asks all slices (again). When the member's row is already gone, versions start from 1. */
  async ask(tx: Tx, memberId: number, reviews: ReviewsChoice): Promise<void> {
    await this.outbox.add(tx, memberDeleted, {
      aggregateId: memberId,
      aggregateVersion: (await this.members.nextVersion(tx, memberId)) ?? 1,
      data: { memberId, reviews },
    });
  }
}

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
    // Without the member's ID, because this email must outlive the account.
    await this.mails.add(tx, {
      to,
      template: deletionReceipt([...others, { what: DATA_HOLDER_TITLES.account, at: new Date() }]),
    });
  }
}
