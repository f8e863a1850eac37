import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database, type Tx } from '@waymark/service-kit';
import { MemberRepository, type MemberWithPassword } from '../../member/member.repository';
import { MailRequests, type ResolvedMail } from '../../support/mail/mail-requests';
import { SiteLinks } from '../../support/mail/site-links';
import { resetPasswordMail } from '../../support/mail/templates/sign-in-mails';
import { linkInvalid, OneTimeTokens } from '../../support/one-time-tokens';
import { AuthThrottle } from '../../support/throttle/auth-throttle';

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

/** Returns an address that only its owner can recognise: `m•••@example.org`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const [first = ''] = email;
  return `${at > 0 ? first : ''}•••${email.slice(at)}`;
}

/** Checks reset tokens from requests. */
@Injectable()
export class ResetTokens {
  constructor(
    private readonly database: Database,
    private readonly tokens: OneTimeTokens,
    private readonly members: MemberRepository,
    private readonly throttle: AuthThrottle,
  ) {}

  /** Returns the token's member without using the token up. Only invalid tokens count as attempts. */
  async memberOf(token: string, origin: string): Promise<MemberWithPassword> {
    await this.throttle.guard('token-origin', origin);
    const owner = await this.tokens.find(this.database, token, 'reset-password');
    const member = owner && (await this.members.findById(owner.memberId));
    if (!member?.isActive) throw linkInvalid();
    await this.throttle.giveBack('token-origin', origin);
    return member;
  }
}
