import { Injectable } from '@nestjs/common';
import { Database } from '@waymark/service-kit';
import { MailQueue } from '../../support/mail/mail-queue';
import { AuthThrottle } from '../../support/throttle/auth-throttle';
import { EmailRepository } from '../email.repository';
import { VERIFY_MAIL, VERIFY_MINUTES } from './verification-links';

/** Sends another link to confirm the address; does nothing if it is already confirmed. */
@Injectable()
export class ResendVerification {
  constructor(
    private readonly database: Database,
    private readonly emails: EmailRepository,
    private readonly mails: MailQueue,
    private readonly throttle: AuthThrottle,
  ) {}

  async execute(memberId: number): Promise<void> {
    await this.throttle.guard('verify-email-member', String(memberId));
    const owner = await this.emails.findById(memberId);
    if (!owner || owner.isVerified) return;
    await this.database.transaction((tx) =>
      this.mails.add(tx, { to: owner.email, request: VERIFY_MAIL, memberId, usefulMinutes: VERIFY_MINUTES }),
    );
  }
}
