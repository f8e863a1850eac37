import { Injectable } from '@nestjs/common';
import { notificationMade, type NotificationType } from '@waymark/contracts-community';
import { Outbox, type Tx } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import { isRemoved, lockSubject, rememberRemoved } from '../news/removed-news';
import { MailTimes } from './mail-times';

export interface News {
  /** To whom. */
  memberId: number;
  type: NotificationType;
  subject: string;
  /** Who did it, where that is to be told. */
  actorId: number | null;
  blogId?: number;
  commentId?: number;
  reviewId?: number;
  venueId?: number;
  isHeld?: boolean;
  /** Of the thing. */
  version: number;
  at: string;
}

/** More than anybody reads; what is older makes room. */
const KEPT = 1_000;

@Injectable()
export class NotificationWriter {
  constructor(
    private readonly outbox: Outbox,
    private readonly mailTimes: MailTimes,
  ) {}

  /** Tells a member once of each thing; what is known newer, such as that a held comment was approved, is only put right. */
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
    // A member who has left gets none.
    if (row) await this.announce(tx, row.id, memberId);
  }

  /** For everybody who was told of it. */
  async removed(tx: Tx, subject: string, version: number): Promise<void> {
    await lockSubject(tx, subject);
    await rememberRemoved(tx, subject, version);
    await tx.query(sql`DELETE FROM notification WHERE subject = ${subject} AND version <= ${version}`);
  }

  /** Open tabs hear of it, and the oldest of this member's makes room. */
  async announce(tx: Tx, notificationId: number, memberId: number): Promise<void> {
    await tx.query(sql`
      DELETE FROM notification WHERE member_id = ${memberId} AND id <= (
        SELECT id FROM notification WHERE member_id = ${memberId} ORDER BY id DESC OFFSET ${KEPT} LIMIT 1)`);
    const data = { notificationId, memberId };
    await this.outbox.add(tx, notificationMade, { aggregateId: notificationId, aggregateVersion: 1, data });
  }

  /** Neither apart nor muted. Whoever is so later is left out when the list is read. */
  private async isHeard(tx: Tx, { memberId, actorId }: News): Promise<boolean> {
    const row = await tx.one(sql`
      SELECT 1 WHERE EXISTS (SELECT 1 FROM member_block WHERE member_id = ${memberId} AND other_id = ${actorId}::int)
                  OR EXISTS (SELECT 1 FROM member_mute WHERE member_id = ${memberId} AND muted_id = ${actorId}::int)`);
    return row === null;
  }

  /** Whether they were told of it before. */
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
