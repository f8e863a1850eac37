import { Injectable } from '@nestjs/common';
import { memberDeleted, type ReviewsChoice } from '@waymark/contracts-account';
import { markDeleted, Outbox, type Tx } from '@waymark/service-kit';
import { MemberRepository } from '../../member/member.repository';
import { SessionRepository } from '../../session/session.repository';
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
