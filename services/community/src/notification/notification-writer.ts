import { Injectable } from '@nestjs/common';
import { notificationMade, type NotificationType } from '@waymark/contracts-community';
import { Outbox, type Tx } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import { isRemoved, lockSubject, rememberRemoved } from '../news/removed-news';
import { MailTimes } from './mail-times';

export interface News {
  /** ID of the member who is notified. */
  memberId: number;
  type: NotificationType;
  subject: string;
  /** ID of the acting member; null if it must not be shown. */
  actorId: number | null;
  blogId?: number;
  commentId?: number;
  reviewId?: number;
  venueId?: number;
  isHeld?: boolean;
  /** Version of the subject. */
  version: number;
  at: string;
}

/** Notifications per member, more than anybody reads; older ones are deleted. */
const MAX_NOTIFICATIONS = 1_000;

@Injectable()
export class NotificationWriter {
  constructor(
    private readonly outbox: Outbox,
    private readonly mailTimes: MailTimes,
  ) {}

  /**
   * Notifies a member once per subject. A newer version, such as an approved comment, only updates the notification.
   */
  async tell(tx: Tx, news: News): Promise<void> {
    if (news.actorId === news.memberId) return;
    await lockSubject(tx, news.subject);
    if (await isRemoved(tx, news.subject, news.version)) return;
    if (!(await this.isHeard(tx, news))) return;
    if (await this.correct(tx, news)) return;
    const { memberId, type, subject, actorId, blogId = null, commentId = null, isHeld = false, version, at } = news;
    const { reviewId = null, venueId = null } = news;
    const mailAt = await this.mailTimes.of(tx, memberId, type, at);
    const row = await tx.one<{ id: number }>(sql`
      INSERT INTO notification (member_id, type, subject, actor_id, blog_id, comment_id, review_id, venue_id, is_held, version, mail_at, created_at)
      VALUES (${memberId}, ${type}, ${subject}, ${actorId}, ${blogId}, ${commentId}, ${reviewId}, ${venueId}, ${isHeld}, ${version}, ${mailAt}, ${at}::timestamptz)
      RETURNING id`);
    // No row means that the member's account was deleted.
    if (row) await this.announce(tx, row.id, memberId);
  }

  /** Removes the notification for everyone who got it. */
  async removed(tx: Tx, subject: string, version: number): Promise<void> {
    await lockSubject(tx, subject);
    await rememberRemoved(tx, subject, version);
    await tx.query(sql`DELETE FROM notification WHERE subject = ${subject} AND version <= ${version}`);
  }

  /** Publishes the event for open tabs, and deletes the member's oldest notifications. */
  async announce(tx: Tx, notificationId: number, memberId: number): Promise<void> {
    await tx.query(sql`
      DELETE FROM notification WHERE member_id = ${memberId} AND id <= (
        SELECT id FROM notification WHERE member_id = ${memberId} ORDER BY id DESC OFFSET ${MAX_NOTIFICATIONS} LIMIT 1)`);
    const data = { notificationId, memberId };
    await this.outbox.add(tx, notificationMade, { aggregateId: notificationId, aggregateVersion: 1, data });
  }

  /**
   * Checks that neither blocked the other and that the member did not mute the actor. Later blocks and mutes are
   * applied when the list is read.
   */
  private async isHeard(tx: Tx, { memberId, actorId }: News): Promise<boolean> {
    const row = await tx.one(sql`
      SELECT 1 WHERE EXISTS (SELECT 1 FROM member_block WHERE member_id = ${memberId} AND other_id = ${actorId}::int)
                  OR EXISTS (SELECT 1 FROM member_mute WHERE member_id = ${memberId} AND muted_id = ${actorId}::int)`);
    return row === null;
  }

  /** Updates an existing notification. Returns false if there is none. */
  private async correct(tx: Tx, { memberId, type, subject, actorId, isHeld = false, version }: News): Promise<boolean> {
    const known = await tx.one(
      sql`SELECT 1 FROM notification WHERE subject = ${subject} AND member_id = ${memberId} FOR UPDATE`,
    );
    if (!known) return false;
    await tx.query(sql`
      UPDATE notification SET type = ${type}, actor_id = coalesce(${actorId}::int, actor_id), is_held = ${isHeld}, version = ${version}
      WHERE subject = ${subject} AND member_id = ${memberId} AND version < ${version}`);
    return true;
  }
}
