import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { NOTICE_EMAIL, type NoticeEmail, NOTIFICATION_TYPES, notificationEmailDue } from '@waymark/contracts-community';
import { CONFIG, Database, Jobs, Outbox, type Tx } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import type { CommunityConfig } from '../config';
import { NOTIFICATION_COLUMNS, type NotificationRow, shownTo } from '../notification/notification.repository';
import { toNotification } from '../notification/notification.mapper';
import { NoticeSeal } from './notice-seal';
import { UnsubscribeTokens } from './unsubscribe-tokens';

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

const MOST_MS = 20_000;
const AT_ONCE = 100;
/** Notifications listed in one email; nobody reads more. */
const SHOWN = 20;
const LIST = '/social?tab=notifications';

/**
 * Writes one email per member with all due notifications. The account service sends it, because this service stores no
 * addresses. One transaction marks the notifications and stores the email, so two processes never write the same one,
 * and a killed process leaves nothing behind.
 */
@Injectable()
export class WriteNotificationEmails implements OnApplicationBootstrap {
  constructor(
    private readonly database: Database,
    private readonly due: DueNotifications,
    private readonly outbox: Outbox,
    private readonly seal: NoticeSeal,
    private readonly tokens: UnsubscribeTokens,
    private readonly jobs: Jobs,
    @Inject(CONFIG) private readonly config: Pick<CommunityConfig, 'NOTICE_MAIL_SECONDS'>,
  ) {}

  onApplicationBootstrap(): void {
    const every = Math.min(MOST_MS, this.config.NOTICE_MAIL_SECONDS * 1_000);
    this.jobs.add({ name: 'write letters to members', every, run: (stopping) => this.run(new Date(), stopping) });
  }

  async run(now = new Date(), stopping?: AbortSignal): Promise<void> {
    while (!stopping?.aborted) {
      const members = await this.due.members(now, AT_ONCE);
      for (const memberId of members) await this.write(memberId, now);
      if (members.length < AT_ONCE) return;
    }
  }

  private async write(memberId: number, now: Date): Promise<void> {
    await this.database.transaction(async (tx) => {
      const rows = await this.due.take(tx, memberId, now);
      const [newest] = rows;
      if (!newest) return;
      const sealed = await this.seal.close(NOTICE_EMAIL, JSON.stringify(await this.letter(memberId, newest, rows)));
      await this.outbox.add(tx, notificationEmailDue, {
        aggregateId: newest.id,
        aggregateVersion: 1,
        data: { memberId, sealed },
      });
    });
  }

  private async letter(memberId: number, newest: NotificationRow, rows: NotificationRow[]): Promise<NoticeEmail> {
    const { title, href } = toNotification(newest);
    const types = NOTIFICATION_TYPES.filter((one) => rows.some(({ type }) => type === one));
    const isOne = rows.length === 1;
    return {
      subject: isOne ? title : `${rows.length} new things for you`,
      notices: rows.slice(0, SHOWN).map((row) => toNotification(row).message),
      more: Math.max(0, rows.length - SHOWN),
      href: isOne ? href : LIST,
      settingsHref: `${LIST}#mail-settings`,
      unsubscribeHref: `/api/notifications/unsubscribe?token=${await this.tokens.of({ memberId, types })}`,
    };
  }
}
