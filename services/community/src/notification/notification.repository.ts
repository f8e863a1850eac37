import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { CaseAct, ToldType } from '@waymark/contracts-community';
import { MAX_INTEGER } from '@waymark/contracts-core';
import { Database, Jobs } from '@waymark/service-kit';
import sql, { type Sql } from 'sql-template-tag';

export interface NotificationRow {
  id: number;
  type: ToldType;
  actorId: number | null;
  actorName: string | null;
  blogId: number | null;
  tripTitle: string | null;
  commentId: number | null;
  reviewId: number | null;
  venueId: number | null;
  venueName: string | null;
  /** The moderation decision, and the content that it is about. */
  decisionId: number | null;
  act: CaseAct | null;
  contentPath: string | null;
  isHeld: boolean;
  amount: number;
  isRead: boolean;
  createdAt: Date;
}

/** The columns to select from `shownTo`. */
export const NOTIFICATION_COLUMNS = sql`
  n.id, n.type, n.actor_id AS "actorId", actor.display_name AS "actorName", n.blog_id AS "blogId", trip.name AS "tripTitle",
  n.comment_id AS "commentId", n.review_id AS "reviewId", n.venue_id AS "venueId", venue.name AS "venueName",
  n.decision_id AS "decisionId", decision.act, content.path AS "contentPath",
  n.is_held AS "isHeld", n.amount, n.read_at IS NOT NULL AS "isRead", n.created_at AS "createdAt"`;

/**
 * Selects a member's notifications as they are now. The list, the count, emails and "mark as read" all use it.
 * Excludes deleted content and members who left, are suspended, blocked or muted. Titles and names are the current
 * ones.
 */
export function shownTo(memberId: number): Sql {
  return sql`notification n
    LEFT JOIN member actor ON actor.id = n.actor_id
    LEFT JOIN activity trip ON trip.subject = 'trip:' || n.blog_id
    LEFT JOIN venue_name venue ON venue.venue_id = n.venue_id
    LEFT JOIN moderation_decision decision ON decision.id = n.decision_id
    LEFT JOIN moderation_case content ON content.id = decision.case_id
    WHERE n.member_id = ${memberId}
      AND (n.actor_id IS NULL OR (actor.is_active
        AND NOT EXISTS (SELECT 1 FROM member_block b WHERE b.member_id = ${memberId} AND b.other_id = n.actor_id)
        AND NOT EXISTS (SELECT 1 FROM member_mute u WHERE u.member_id = ${memberId} AND u.muted_id = n.actor_id)))
      AND CASE n.type
        WHEN 'follow' THEN actor.is_public AND ${followsStill(memberId)}
        WHEN 'review_like' THEN n.amount > 0
        WHEN 'owner_answer' THEN ${isAnswerShown}
        WHEN 'report' THEN true
        WHEN 'statement' THEN decision.author_id = ${memberId}
        ELSE trip.id IS NOT NULL AND NOT trip.is_set_aside END`;
}

/** A scalar subquery: for an EXISTS, PostgreSQL would read all 50,000 followers for 1,000 notifications. */
const followsStill = (memberId: number): Sql =>
  sql`(SELECT true FROM member_follow f WHERE f.follower_id = n.actor_id AND f.followed_id = ${memberId})`;

/** True if moderators hid neither the answer nor its review, and its author still speaks for the venue. */
const isAnswerShown = sql`NOT EXISTS (
    SELECT 1 FROM moderation_case aside WHERE aside.content_state <> 'shown'
      AND (aside.kind, aside.content_id) IN (('owner-answer', split_part(n.subject, ':', 2)), ('review', n.review_id::text)))
  AND NOT EXISTS (
    SELECT 1 FROM venue_owner gone WHERE gone.venue_id = n.venue_id AND gone.member_id = n.actor_id AND NOT gone.is_owner)`;

@Injectable()
export class NotificationRepository {
  constructor(private readonly database: Database) {}

  /** Returns the rows of a page; each also has the total of all pages. */
  list(memberId: number, before: number | null, limit: number): Promise<(NotificationRow & { total: number })[]> {
    return this.database.query<NotificationRow & { total: number }>(sql`
      SELECT * FROM (SELECT ${NOTIFICATION_COLUMNS}, count(*) OVER ()::int AS total FROM ${shownTo(memberId)}) AS shown
      WHERE id < ${before ?? MAX_INTEGER} ORDER BY id DESC LIMIT ${limit}`);
  }

  async countUnread(memberId: number): Promise<number> {
    const row = await this.database.one<{ count: number }>(
      sql`SELECT count(*)::int AS count FROM ${shownTo(memberId)} AND n.read_at IS NULL`,
    );
    return row?.count ?? 0;
  }

  /** Read notifications are no longer mailed. */
  async markRead(memberId: number, upTo: number | null): Promise<void> {
    await this.database.query(sql`
      UPDATE notification SET read_at = now(), seen_amount = greatest(seen_amount, amount), mail_at = NULL
      WHERE member_id = ${memberId} AND read_at IS NULL AND id <= ${upTo ?? MAX_INTEGER}`);
  }

  /** Returns whether the notification exists. */
  async markOneRead(memberId: number, id: number): Promise<boolean> {
    const row = await this.database.one(sql`
      UPDATE notification SET read_at = coalesce(read_at, now()), seen_amount = greatest(seen_amount, amount), mail_at = NULL
      WHERE id = ${id} AND member_id = ${memberId} RETURNING 1 AS marked`);
    return row !== null;
  }
}

const DAY_MS = 86_400_000;

/** Deletes notifications after a year; nobody looks for them any more. */
@Injectable()
export class ForgetOldNotifications implements OnApplicationBootstrap {
  constructor(
    private readonly database: Database,
    private readonly jobs: Jobs,
  ) {}

  onApplicationBootstrap(): void {
    this.jobs.add({ name: 'forget old notifications', every: DAY_MS, run: () => this.run() });
  }

  async run(): Promise<void> {
    await this.database.query(sql`DELETE FROM notification WHERE created_at < now() - interval '1 year'`);
  }
}
