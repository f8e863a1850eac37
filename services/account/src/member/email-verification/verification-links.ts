import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Tx } from '@waymark/service-kit';
import { MailRequests, type ResolvedMail } from '../../support/mail/mail-requests';
import { SiteLinks } from '../../support/mail/site-links';
import { accountExistsMail, verifyEmailMail } from '../../support/mail/templates/sign-in-mails';
import { OneTimeTokens } from '../../support/one-time-tokens';
import { EmailRepository } from '../email.repository';

export const VERIFY_MAIL = 'verify-email';
export const ACCOUNT_EXISTS_MAIL = 'account-exists';
export const VERIFY_MINUTES = 60;

/** Creates links for registration emails when they are sent. */
@Injectable()
export class VerificationLinks implements OnModuleInit {
  constructor(
    private readonly requests: MailRequests,
    private readonly emails: EmailRepository,
    private readonly tokens: OneTimeTokens,
    private readonly links: SiteLinks,
  ) {}

  onModuleInit(): void {
    this.requests.on(VERIFY_MAIL, (tx, typed) => this.verifyMail(tx, typed));
    this.requests.on(ACCOUNT_EXISTS_MAIL, (_tx, typed) => this.accountExists(typed));
  }

  private async verifyMail(tx: Tx, typed: string): Promise<ResolvedMail | null> {
    const owner = await this.emails.findByEmail(typed);
    if (!owner || owner.isVerified) return null;
    const token = await this.tokens.issue(tx, {
      memberId: owner.id,
      purpose: 'verify-email',
      minutes: VERIFY_MINUTES,
      payload: { email: owner.email },
    });
    return { to: owner.email, template: verifyEmailMail(this.links.to('/verify-email', { token })) };
  }

  private async accountExists(typed: string): Promise<ResolvedMail | null> {
    const owner = await this.emails.findByEmail(typed);
    return owner && { to: owner.email, template: accountExistsMail(this.links.to('/login')) };
  }
}
