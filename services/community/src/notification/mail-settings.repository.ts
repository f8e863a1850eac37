import { Injectable } from '@nestjs/common';
import {
  DEFAULT_MAIL,
  type MailChoice,
  type MailSettings,
  NOTIFICATION_TYPES,
  type NotificationType,
} from '@waymark/contracts-community';
import { Database, type Tx } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import { MailTimes } from './mail-times';

@Injectable()
export class MailSettingsRepository {
  constructor(
    private readonly database: Database,
    private readonly mailTimes: MailTimes,
  ) {}

  async read(memberId: number): Promise<MailSettings> {
    const chosen = await this.database.query<{ type: NotificationType; choice: MailChoice }>(
      sql`SELECT type, choice FROM notification_mail WHERE member_id = ${memberId}`,
    );
    return { ...DEFAULT_MAIL, ...Object.fromEntries(chosen.map(({ type, choice }) => [type, choice])) };
  }

  /** Also applies to emails that are already due: a member who stops a type gets none of those. */
  async change(memberId: number, changes: Partial<MailSettings>): Promise<void> {
    await this.database.transaction(async (tx) => {
      // Changes rows in a fixed order, so that two concurrent changes cannot deadlock.
      for (const type of NOTIFICATION_TYPES) {
        const choice = changes[type];
        if (choice) await this.changeOne(tx, memberId, type, choice);
      }
    });
  }

  /** Stops emails of these types. Does nothing for a deleted member. */
  async stop(memberId: number, types: readonly NotificationType[]): Promise<void> {
    const left = await this.database.one(sql`SELECT 1 FROM deleted_member WHERE member_id = ${memberId}`);
    if (!left) await this.change(memberId, Object.fromEntries(types.map((type) => [type, 'never'])));
  }

  private async changeOne(tx: Tx, memberId: number, type: NotificationType, choice: MailChoice): Promise<void> {
    await tx.query(sql`
      INSERT INTO notification_mail (member_id, type, choice) VALUES (${memberId}, ${type}, ${choice})
      ON CONFLICT (member_id, type) DO UPDATE SET choice = excluded.choice`);
    await tx.query(sql`
      UPDATE notification SET mail_at = ${this.mailTimes.by(choice, null, new Date())}
      WHERE member_id = ${memberId} AND type = ${type} AND mail_at IS NOT NULL`);
  }
}
