import { Inject, Injectable } from '@nestjs/common';
import { DEFAULT_MAIL, type MailChoice, type NotificationType } from '@waymark/contracts-community';
import { CONFIG, type Tx } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import type { CommunityConfig } from '../config';

const SECOND_MS = 1_000;
const DAY_MS = 86_400_000;
/**
 * The pause between two emails, as a multiple of the wait. With a wait of one minute, ten comments in an hour become
 * four emails, not ten.
 */
const PAUSE_OF_WAIT = 15;
const DIGEST_HOUR_UTC = 7;
/** An event older than this comes from a replayed stream, and nobody wants an email about it. */
const STALE_MS = DAY_MS;

/** Decides when a notification is also sent by email. */
@Injectable()
export class MailTimes {
  /** Milliseconds in which the member can read it in an open tab. A read notification is not emailed. */
  private readonly waitMs: number;

  constructor(@Inject(CONFIG) config: Pick<CommunityConfig, 'NOTICE_MAIL_SECONDS'>) {
    this.waitMs = config.NOTICE_MAIL_SECONDS * SECOND_MS;
  }

  /** Returns the time of the email for an event at `at`; null means no email. */
  async of(tx: Tx, memberId: number, type: NotificationType, at: string): Promise<Date | null> {
    const now = new Date();
    if (now.getTime() - Date.parse(at) > STALE_MS) return null;
    const row = await tx.one<{ choice: MailChoice | null; lastMail: Date | null }>(sql`
      SELECT (SELECT choice FROM notification_mail WHERE member_id = ${memberId} AND type = ${type}) AS choice,
             (SELECT mailed_at FROM notification WHERE member_id = ${memberId} AND mailed_at IS NOT NULL
              ORDER BY mailed_at DESC LIMIT 1) AS "lastMail"`);
    return this.by(row?.choice ?? DEFAULT_MAIL[type], row?.lastMail ?? null, now);
  }

  by(choice: MailChoice, lastMail: Date | null, now: Date): Date | null {
    if (choice === 'never') return null;
    if (choice === 'daily') return nextDigest(now);
    return new Date(Math.max(now.getTime() + this.waitMs, (lastMail?.getTime() ?? 0) + PAUSE_OF_WAIT * this.waitMs));
  }
}

function nextDigest(now: Date): Date {
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate(), DIGEST_HOUR_UTC);
  return new Date(today > now.getTime() ? today : today + DAY_MS);
}
