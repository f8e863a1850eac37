import { Controller } from '@nestjs/common';
import { resendVerification } from '@waymark/contracts-account';
import { Caller, Database, Endpoint } from '@waymark/service-kit';
import { MailQueue } from '../../support/mail/mail-queue';
import { AuthThrottle } from '../../support/throttle/auth-throttle';
import { EmailRepository } from '../email.repository';
import { VERIFY_MAIL, VERIFY_MINUTES } from './verification-links';

@Controller()
export class ResendVerificationController {
  constructor(
    private readonly database: Database,
    private readonly emails: EmailRepository,
    private readonly mails: MailQueue,
    private readonly throttle: AuthThrottle,
  ) {}

  @Endpoint(resendVerification)
  async handle(@Caller() caller: Caller): Promise<void> {
    const { memberId } = caller.member;
    await this.throttle.guard('verify-email-member', String(memberId));
    const owner = await this.emails.findById(memberId);
    if (!owner || owner.isVerified) return;
    await this.database.transaction((tx) =>
      this.mails.add(tx, { to: owner.email, request: VERIFY_MAIL, memberId, usefulMinutes: VERIFY_MINUTES }),
    );
  }
}
