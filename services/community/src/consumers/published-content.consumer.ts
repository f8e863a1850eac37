import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { tripChanged, tripPublished, tripRemoved } from '@waymark/contracts-community';
import type { EventData, EventEnvelope } from '@waymark/contracts-core';
import { reportCorrected, reportOpened, reportRemoved } from '@waymark/contracts-maps';
import { reviewPublished, reviewRemoved, reviewVoted, venueAnswered } from '@waymark/contracts-reviews';
import { Inbox, OnEvent, type Tx } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import { ActivityWriter } from '../activity/activity-writer';
import { lockSubject } from '../news/removed-news';

type Told = EventEnvelope<EventData<typeof tripPublished>>;

const CONSUMER = 'activity';

/** Adds trips to the feed, with their current title and the date of publication. */
@Controller()
export class PublishedTripsConsumer {
  constructor(
    private readonly inbox: Inbox,
    private readonly writer: ActivityWriter,
  ) {}

  @OnEvent(tripPublished)
  async published(@Payload() event: Told): Promise<void> {
    await this.inbox.once(CONSUMER, event, (tx) => this.store(tx, event));
  }

  @OnEvent(tripChanged)
  async changed(@Payload() event: Told): Promise<void> {
    await this.inbox.once(CONSUMER, event, (tx) => this.store(tx, event));
  }

  @OnEvent(tripRemoved)
  async removed(@Payload() event: EventEnvelope<EventData<typeof tripRemoved>>): Promise<void> {
    await this.inbox.once(CONSUMER, event, (tx) =>
      this.writer.removed(tx, 'trip', event.data.blogId, event.aggregateVersion),
    );
  }

  private store(tx: Tx, { data, aggregateVersion: version, time: at }: Told): Promise<void> {
    const { blogId: thingId, authorId: actorId, title: name } = data;
    return this.writer.published(tx, { actorId, kind: 'trip', thingId, name, version, at });
  }
}

/** Adds footpath problems that members reported under their own names to the feed. */
@Controller()
export class PublishedReportsConsumer {
  constructor(
    private readonly inbox: Inbox,
    private readonly writer: ActivityWriter,
  ) {}

  @OnEvent(reportOpened)
  async opened(@Payload() event: EventEnvelope<EventData<typeof reportOpened>>): Promise<void> {
    const { reportId, reporterId, town, issueType } = event.data;
    if (!reporterId) return;
    const report = { actorId: reporterId, kind: 'report', thingId: reportId, name: town, detail: issueType } as const;
    await this.inbox.once(CONSUMER, event, (tx) =>
      this.writer.published(tx, { ...report, version: event.aggregateVersion, at: event.time }),
    );
  }

  @OnEvent(reportCorrected)
  async corrected(@Payload() event: EventEnvelope<EventData<typeof reportCorrected>>): Promise<void> {
    const { reportId, issueType } = event.data;
    await this.inbox.once(CONSUMER, event, (tx) =>
      this.writer.changed(tx, `report:${reportId}`, issueType, event.aggregateVersion),
    );
  }

  @OnEvent(reportRemoved)
  async removed(@Payload() event: EventEnvelope<EventData<typeof reportRemoved>>): Promise<void> {
    await this.inbox.once(CONSUMER, event, (tx) =>
      this.writer.removed(tx, 'report', event.data.reportId, event.aggregateVersion),
    );
  }
}

/** Adds reviews and checked facts to the feed. */
@Controller()
export class PublishedInReviewsConsumer {
  constructor(
    private readonly inbox: Inbox,
    private readonly writer: ActivityWriter,
  ) {}

  @OnEvent(reviewPublished)
  async published(@Payload() event: EventEnvelope<EventData<typeof reviewPublished>>): Promise<void> {
    const { reviewId, venueId, authorId } = event.data;
    const review = { actorId: authorId, kind: 'review', thingId: reviewId, venueId } as const;
    await this.inbox.once(CONSUMER, event, (tx) =>
      this.writer.published(tx, { ...review, version: event.aggregateVersion, at: event.time }),
    );
  }

  @OnEvent(reviewRemoved)
  async removed(@Payload() event: EventEnvelope<EventData<typeof reviewRemoved>>): Promise<void> {
    await this.inbox.once(CONSUMER, event, (tx) =>
      this.writer.removed(tx, 'review', event.data.reviewId, event.aggregateVersion),
    );
  }

  /** A review without an author's name leaves the feed. */
  @OnEvent(reviewVoted)
  async voted(@Payload() event: EventEnvelope<EventData<typeof reviewVoted>>): Promise<void> {
    const { reviewId, authorId } = event.data;
    if (authorId !== null) return;
    await this.inbox.once(CONSUMER, event, (tx) => this.writer.removed(tx, 'review', reviewId, event.aggregateVersion));
  }

  @OnEvent(venueAnswered)
  async answered(@Payload() event: EventEnvelope<EventData<typeof venueAnswered>>): Promise<void> {
    await this.inbox.once(CONSUMER, event, (tx) => storeCheckedFact(tx, event));
  }
}

/**
 * Stores a checked fact in the feed. All facts that a member checked at one venue on one day are one item. Its count
 * uses the latest answer to each fact: it falls as answers are withdrawn, and the item is deleted with the last one.
 * Changing an answer creates no new item.
 */
async function storeCheckedFact(
  tx: Tx,
  { data, aggregateVersion, time }: EventEnvelope<EventData<typeof venueAnswered>>,
): Promise<void> {
  const { memberId, venueId, feature, answer } = data;
  const subject = `facts:${memberId}:${venueId}:`;
  await lockSubject(tx, subject);
  await tx.query(sql`
    INSERT INTO answered_fact AS known (member_id, venue_id, feature, is_answered, day, version)
    VALUES (${memberId}, ${venueId}, ${feature}, ${answer !== 0}, (${time}::timestamptz AT TIME ZONE 'UTC')::date, ${aggregateVersion})
    ON CONFLICT (member_id, venue_id, feature) DO UPDATE SET
      day = CASE WHEN known.is_answered THEN known.day ELSE excluded.day END,
      is_answered = excluded.is_answered, version = excluded.version
    WHERE excluded.version > known.version`);
  await tx.query(sql`
    DELETE FROM activity a WHERE a.actor_id = ${memberId} AND a.kind = 'facts' AND a.venue_id = ${venueId}
      AND NOT EXISTS (SELECT 1 FROM answered_fact f WHERE f.member_id = ${memberId} AND f.venue_id = ${venueId}
                        AND f.is_answered AND a.subject = ${subject}::text || f.day::text)`);
  await tx.query(sql`
    INSERT INTO activity (actor_id, kind, subject, thing_id, venue_id, amount, version, created_at)
    SELECT ${memberId}, 'facts', ${subject}::text || day::text, ${venueId}, ${venueId}, count(*)::int, ${aggregateVersion}, ${time}::timestamptz
    FROM answered_fact WHERE member_id = ${memberId} AND venue_id = ${venueId} AND is_answered GROUP BY day
    ON CONFLICT (subject) DO UPDATE SET amount = excluded.amount`);
}
