import { Injectable } from '@nestjs/common';
import { MAX_INTEGER } from '@waymark/contracts-core';
import { Database } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import { NOTIFICATION_COLUMNS, type NotificationRow } from './notification-row';
import { shownTo } from './shown-notifications.sql';

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
