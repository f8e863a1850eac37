import { Injectable } from '@nestjs/common';
import type { Tx } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import { isRemoved, lockSubject, rememberRemoved } from '../news/removed-news';
import { MailTimes } from './mail-times';
import { NotificationWriter } from './notification-writer';

interface Votes {
  reviewId: number;
  venueId: number;
  authorId: number;
  helpfulCount: number;
  version: number;
  at: string;
}

interface KnownVotes {
  id: number;
  amount: number;
  seenAmount: number;
  version: number;
  isRead: boolean;
}

/**
 * All votes on a review are one notification without names. A read one becomes unread only if there are more votes
 * than it ever showed: a vote withdrawn and given again does not count.
 */
@Injectable()
export class HelpfulVotes {
  constructor(
    private readonly writer: NotificationWriter,
    private readonly mailTimes: MailTimes,
  ) {}

  async changed(tx: Tx, votes: Votes): Promise<void> {
    const subject = `votes:${votes.reviewId}`;
    await lockSubject(tx, subject);
    if (await isRemoved(tx, subject, votes.version)) return;
    const known = await tx.one<KnownVotes>(sql`
      SELECT id, amount, seen_amount AS "seenAmount", version, read_at IS NOT NULL AS "isRead"
      FROM notification WHERE subject = ${subject} AND member_id = ${votes.authorId} FOR UPDATE`);
    if (!known && votes.helpfulCount === 0) return rememberRemoved(tx, subject, votes.version);
    if (!known) return this.first(tx, subject, votes);
    if (known.version >= votes.version) return;
    await this.count(tx, known, votes);
    if (known.isRead && votes.helpfulCount > known.seenAmount) await this.raise(tx, known.id, votes);
  }

  private async first(tx: Tx, subject: string, votes: Votes): Promise<void> {
    const { reviewId, venueId, authorId, helpfulCount, version, at } = votes;
    const mailAt = await this.mailTimes.of(tx, authorId, 'review_like', at);
    const row = await tx.one<{ id: number }>(sql`
      INSERT INTO notification (member_id, type, subject, review_id, venue_id, amount, version, mail_at, created_at)
      VALUES (${authorId}, 'review_like', ${subject}, ${reviewId}, ${venueId}, ${helpfulCount}, ${version}, ${mailAt}, ${at}::timestamptz)
      RETURNING id`);
    if (row) await this.writer.announce(tx, row.id, authorId);
  }

  private async count(tx: Tx, { id, amount, seenAmount }: KnownVotes, votes: Votes): Promise<void> {
    const told = votes.helpfulCount < amount ? Math.max(seenAmount, amount) : seenAmount;
    await tx.query(sql`
      UPDATE notification SET amount = ${votes.helpfulCount}, seen_amount = ${told}, version = ${votes.version} WHERE id = ${id}`);
  }

  /** Moves it to the top, unread, with a new ID: clients mark everything up to an ID as read. */
  private async raise(tx: Tx, id: number, { authorId, at }: Votes): Promise<void> {
    const mailAt = await this.mailTimes.of(tx, authorId, 'review_like', at);
    const row = await tx.one<{ id: number }>(sql`
      UPDATE notification SET id = nextval('notification_id_seq')::int, read_at = NULL, mail_at = ${mailAt}, created_at = ${at}::timestamptz
      WHERE id = ${id} RETURNING id`);
    if (row) await this.writer.announce(tx, row.id, authorId);
  }
}
