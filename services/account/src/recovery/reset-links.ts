import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Tx } from '@waymark/service-kit';
import type { Mail } from '../mail/mail';
import { MailRequests } from '../mail/mail-requests';
import { SiteLinks } from '../mail/site-links';
import { resetPasswordMail } from '../mail/templates/reset-password';
import { MemberRepository } from '../member/member.repository';
import { OneTimeTokens } from './one-time-tokens';

export const RESET_MAIL = 'reset-password';
export const RESET_MINUTES = 60;

/** Makes the mail with the link, when it leaves; nothing for an address without an active account. */
@Injectable()
export class ResetLinks implements OnModuleInit {
  constructor(
    private readonly requests: MailRequests,
    private readonly members: MemberRepository,
    private readonly tokens: OneTimeTokens,
    private readonly links: SiteLinks,
  ) {}

  onModuleInit(): void {
    this.requests.on(RESET_MAIL, (tx, to) => this.mailFor(tx, to));
  }

  /** A new token ends the member's older ones. */
  async tokenFor(tx: Tx, email: string): Promise<string | null> {
    const member = await this.members.findByEmail(email);
    return member?.isActive ? this.tokens.issue(tx, { memberId: member.id, purpose: 'reset-password', minutes: RESET_MINUTES }) : null;
  }

  private async mailFor(tx: Tx, email: string): Promise<Mail | null> {
    const token = await this.tokenFor(tx, email);
    return token === null ? null : resetPasswordMail(this.links.to('/reset-password', { token }));
  }
}
