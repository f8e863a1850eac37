import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Tx } from '@waymark/service-kit';
import { MailRequests, type ResolvedMail } from '../../support/mail/mail-requests';
import { SiteLinks } from '../../support/mail/site-links';
import { resetPasswordMail } from '../../support/mail/templates/sign-in-mails';
import { MemberRepository } from '../../member/member.repository';
import { OneTimeTokens } from '../../support/one-time-tokens';

export const RESET_MAIL = 'reset-password';
export const RESET_MINUTES = 60;

/** Creates the email with the link when it is sent; none for an address without an active account. */
@Injectable()
export class ResetLinks implements OnModuleInit {
  constructor(
    private readonly requests: MailRequests,
    private readonly members: MemberRepository,
    private readonly tokens: OneTimeTokens,
    private readonly links: SiteLinks,
  ) {}

  onModuleInit(): void {
    this.requests.on(RESET_MAIL, (tx, typed) => this.mailFor(tx, typed));
  }

  /** A new token invalidates the member's older ones. */
  async tokenFor(tx: Tx, typed: string): Promise<{ token: string; email: string } | null> {
    const member = await this.members.findByEmail(typed);
    if (!member?.isActive) return null;
    const token = await this.tokens.issue(tx, {
      memberId: member.id,
      purpose: 'reset-password',
      minutes: RESET_MINUTES,
    });
    return { token, email: member.email };
  }

  private async mailFor(tx: Tx, typed: string): Promise<ResolvedMail | null> {
    const found = await this.tokenFor(tx, typed);
    return (
      found && {
        to: found.email,
        template: resetPasswordMail(this.links.to('/reset-password', { token: found.token })),
      }
    );
  }
}
