import { Controller, Injectable } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import type { EventData, EventEnvelope } from '@waymark/contracts-core';
import { reviewPublished, reviewRemoved, reviewsContentModerated, reviewVoted } from '@waymark/contracts-reviews';
import { Inbox, OnEvent, type Tx } from '@waymark/service-kit';
import sql from 'sql-template-tag';

/** The data about a review that this slice stores. */
interface ReviewFact {
  reviewId: number;
  authorId: number | null;
  helpfulCount: number;
  version: number;
}

/** All SQL for this slice's copy of reviews. */
@Injectable()
export class ReviewProjectionRepository {
  /** Returns false when a newer version is known: events may arrive late or twice. */
  async store(tx: Tx, { reviewId, authorId, helpfulCount, version }: ReviewFact): Promise<boolean> {
    const stored = await tx.one(sql`
      INSERT INTO review_projection AS known (review_id, author_id, helpful_count, version)
      VALUES (${reviewId}, ${authorId}, ${helpfulCount}, ${version})
      ON CONFLICT (review_id) DO UPDATE
        SET author_id = EXCLUDED.author_id, helpful_count = EXCLUDED.helpful_count, version = EXCLUDED.version
        WHERE EXCLUDED.version > known.version
      RETURNING review_id`);
    return stored !== null;
  }

  /** Stores whether moderators have hidden it; the event may arrive before the review itself, or late. */
  async setAside(tx: Tx, reviewId: number, isAside: boolean, decisionNumber: number): Promise<void> {
    await tx.query(sql`
      INSERT INTO review_projection AS known (review_id, helpful_count, version, set_aside, decision_number)
      VALUES (${reviewId}, 0, 0, ${isAside}, ${decisionNumber})
      ON CONFLICT (review_id) DO UPDATE SET set_aside = EXCLUDED.set_aside, decision_number = EXCLUDED.decision_number
        WHERE EXCLUDED.decision_number > known.decision_number`);
  }

  async authorOf(tx: Tx, reviewId: number): Promise<number | null> {
    const row = await tx.one<{ authorId: number | null }>(
      sql`SELECT author_id AS "authorId" FROM review_projection WHERE review_id = ${reviewId} FOR UPDATE`,
    );
    return row?.authorId ?? null;
  }

  /** Counts the rows instead of adding up, which corrects missed or duplicate events. */
  async recount(tx: Tx, memberId: number): Promise<void> {
    // Locks the profile first, so that the count includes rows that another consumer stored for this member.
    await tx.query(sql`SELECT 1 FROM user_profile WHERE id = ${memberId} FOR UPDATE`);
    await tx.query(sql`
      UPDATE user_profile SET review_count = counted.reviews, helpful_votes = counted.votes
      FROM (SELECT count(*)::int AS reviews, coalesce(sum(helpful_count), 0)::int AS votes
            FROM review_projection WHERE author_id = ${memberId} AND NOT set_aside) counted
      WHERE id = ${memberId}`);
  }
}

type Published = EventEnvelope<EventData<typeof reviewPublished>>;
type Removed = EventEnvelope<EventData<typeof reviewRemoved>>;
type Moderation = EventEnvelope<EventData<typeof reviewsContentModerated>>;
type Voted = EventEnvelope<EventData<typeof reviewVoted>>;

const CONSUMER = 'account.member-counts';

/** Updates each member's number of reviews and of helpful votes. */
@Controller()
export class ReviewChangedConsumer {
  constructor(
    private readonly inbox: Inbox,
    private readonly reviews: ReviewProjectionRepository,
  ) {}

  @OnEvent(reviewPublished)
  async published(@Payload() event: Published): Promise<void> {
    await this.inbox.once(CONSUMER, event, (tx) => this.apply(tx, event));
  }

  @OnEvent(reviewVoted)
  async voted(@Payload() event: Voted): Promise<void> {
    await this.inbox.once(CONSUMER, event, (tx) => this.apply(tx, event));
  }

  /**
   * Stores it without author and votes, so it no longer counts. The row stays, so a late older event cannot restore
   * it.
   */
  @OnEvent(reviewRemoved)
  async removed(@Payload() event: Removed): Promise<void> {
    const data = { ...event.data, authorId: null, helpfulCount: 0 };
    await this.inbox.once(CONSUMER, event, (tx) => this.apply(tx, { ...event, data }));
  }

  /** A review hidden by moderators does not count; restored, it counts again. */
  @OnEvent(reviewsContentModerated)
  async moderated(@Payload() event: Moderation): Promise<void> {
    const { kind, contentId, state, decisionNumber } = event.data;
    if (kind !== 'review') return;
    await this.inbox.once('account.reviews-set-aside', event, async (tx) => {
      const reviewId = Number(contentId);
      const authorId = await this.reviews.authorOf(tx, reviewId);
      await this.reviews.setAside(tx, reviewId, state !== 'shown', decisionNumber);
      if (authorId !== null) await this.reviews.recount(tx, authorId);
    });
  }

  private async apply(tx: Tx, event: Published | Voted): Promise<void> {
    const { reviewId, authorId, helpfulCount } = event.data;
    const before = await this.reviews.authorOf(tx, reviewId);
    const isNewer = await this.reviews.store(tx, { reviewId, authorId, helpfulCount, version: event.aggregateVersion });
    if (!isNewer) return;
    // Locks in ascending order, to prevent deadlocks between consumers.
    const members = [...new Set([before, authorId])].filter((id) => id !== null).sort((a, b) => a - b);
    for (const memberId of members) await this.reviews.recount(tx, memberId);
  }
}
