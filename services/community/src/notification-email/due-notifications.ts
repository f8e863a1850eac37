import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import { NOTIFICATION_COLUMNS, type NotificationRow } from '../notification/notification-row';
import { shownTo } from '../notification/shown-notifications.sql';

@Injectable()
export class DueNotifications {
  constructor(private readonly database: Database) {}

  /** Returns members with notifications that are due to be mailed. */
  async members(now: Date, most: number): Promise<number[]> {
    const rows = await this.database.query<{ memberId: number }>(
      sql`SELECT DISTINCT member_id AS "memberId" FROM notification WHERE mail_at <= ${now} LIMIT ${most}`,
    );
    return rows.map(({ memberId }) => memberId);
  }

  /**
   * Marks what is due as taken, so no other process mails it. Returns what is still unread and visible, newest first.
   */
  async take(tx: Tx, memberId: number, now: Date): Promise<NotificationRow[]> {
    const taken = await tx.query<{ id: number }>(sql`
      UPDATE notification SET mail_at = NULL WHERE member_id = ${memberId} AND mail_at <= ${now} RETURNING id`);
    const rows = await tx.query<NotificationRow>(sql`
      SELECT ${NOTIFICATION_COLUMNS} FROM ${shownTo(memberId)}
        AND n.read_at IS NULL AND n.id = ANY(${taken.map(({ id }) => id)}::int[])
      ORDER BY n.id DESC`);
    await tx.query(sql`
      UPDATE notification SET mailed_at = ${now} WHERE id = ANY(${rows.map(({ id }) => id)}::int[])`);
    return rows;
  }
}
