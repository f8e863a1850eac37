import { Injectable } from '@nestjs/common';
import type { Tx } from '@waymark/service-kit';
import { MailQueue } from '../../support/mail/mail-queue';
import { SiteLinks } from '../../support/mail/site-links';
import { passwordChangedMail } from '../../support/mail/templates/password-changed';
import { OneTimeTokens } from '../../support/one-time-tokens';
import { SessionRepository } from '../../session/session.repository';
import type { Member } from '../../member/member';
import { MemberRepository } from '../../member/member.repository';

interface Circumstances {
  /** The session that goes on. */
  keptHash?: string;
  /** Whether what opened the account beside the password went, too. */
  areOthersRemoved?: boolean;
}

/** What every change of a password brings with it: whoever knew the old one is out. */
@Injectable()
export class NewPassword {
  constructor(
    private readonly members: MemberRepository,
    private readonly sessions: SessionRepository,
    private readonly tokens: OneTimeTokens,
    private readonly mails: MailQueue,
    private readonly links: SiteLinks,
  ) {}

  /** Gives the hashes of the ended sessions, to revoke after the commit. */
  async set(
    tx: Tx,
    member: Pick<Member, 'id' | 'email'>,
    passwordHash: string,
    { keptHash, areOthersRemoved }: Circumstances,
  ): Promise<string[]> {
    await this.members.setPasswordHash(tx, member.id, passwordHash);
    for (const purpose of ['reset-password', 'change-email', 'second-step'] as const)
      await this.tokens.end(tx, member.id, purpose);
    const template = passwordChangedMail(this.links.to('/forgot-password'), areOthersRemoved);
    await this.mails.add(tx, { to: member.email, template, memberId: member.id });
    return this.sessions.removeAllOf(tx, member.id, keptHash);
  }
}
