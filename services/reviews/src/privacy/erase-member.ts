import { Injectable } from '@nestjs/common';
import type { ReviewsChoice } from '@waymark/contracts-account';
import { reviewVoted, venueChanged } from '@waymark/contracts-reviews';
import { Outbox, type Tx } from '@waymark/service-kit';
import { ReviewerTally } from '../consumers/reviewer-tally';
import { venueNews } from '../venue/venue-news';
import { trustDue } from '../answer/trust-due';
import { VenueWriter } from '../venue/venue-writer';
import { MemberNotices } from './member-notices';
import { AuditPrivacy } from '../audit/audit-privacy';
import { MemberOwner } from './member-owner';
import { MemberPhotos } from './member-photos';
import { MemberReviews } from './member-reviews';
import { MemberVotes } from './member-votes';

/** Erases a member from this service. Recounts what others see: averages, answers, votes and the top reviewer. */
@Injectable()
export class EraseMember {
  constructor(
    private readonly reviews: MemberReviews,
    private readonly votes: MemberVotes,
    private readonly photos: MemberPhotos,
    private readonly notices: MemberNotices,
    private readonly owner: MemberOwner,
    private readonly audit: AuditPrivacy,
    private readonly venues: VenueWriter,
    private readonly tally: ReviewerTally,
    private readonly outbox: Outbox,
  ) {}

  async run(tx: Tx, memberId: number, choice: ReviewsChoice): Promise<void> {
    const venueIds = await this.reviews.lockVenues(tx, memberId);
    await this.votes.remove(tx, memberId);
    await this.photos.remove(tx, memberId, choice);
    await this.notices.remove(tx, memberId, choice);
    await this.owner.remove(tx, memberId);
    await this.audit.erase(tx, memberId);
    await this.reviews.removeRest(tx, memberId);
    if (choice === 'delete') await this.reviews.remove(tx, memberId);
    else await this.anonymise(tx, memberId);
    await this.tally.choose(tx);
    await trustDue(tx, venueIds);
    for (const id of venueIds) await this.recountVenue(tx, id);
  }

  private async anonymise(tx: Tx, memberId: number): Promise<void> {
    for (const { version, ...review } of await this.reviews.anonymise(tx, memberId)) {
      // The last event about the review: its author was removed.
      const data = { ...review, authorId: null };
      await this.outbox.add(tx, reviewVoted, { aggregateId: review.reviewId, aggregateVersion: version, data });
    }
  }

  private async recountVenue(tx: Tx, venueId: number): Promise<void> {
    await this.venues.recount(tx, venueId);
    await this.outbox.add(tx, venueChanged, await venueNews(tx, venueId));
  }
}
